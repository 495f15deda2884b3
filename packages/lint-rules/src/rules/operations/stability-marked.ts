import { requestRule } from '../../rule.ts';

const defaults = { levels: ['stable', 'beta'] as readonly string[] };

/** Every operation and every webhook says how much it may still change, and since which version it is there. */
export const stabilityMarked = requestRule(
  'stability-marked',
  ({ node, location, title }, report, { levels }) => {
    const expected = levels.map((level) => `\`${level}\``).join(' or ');
    const stability = node['x-stability'];
    if (stability === undefined) report(`\`${title}\` needs \`x-stability\`: ${expected}.`, location, 'onKey');
    else if (!levels.includes(String(stability))) {
      report(`Expected ${expected}, found \`${stability}\`.`, location.child('x-stability'));
    }
    const since = node['x-since'];
    if (since === undefined) report(`\`${title}\` needs \`x-since\`, the version that brought it.`, location, 'onKey');
    else if (!/^\d+\.\d+\.\d+$/.test(String(since))) {
      report(`Expected a version like \`1.0.0\`, found \`${since}\`.`, location.child('x-since'));
    }
  },
  defaults,
);
