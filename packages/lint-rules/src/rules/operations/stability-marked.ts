import { requestRule } from '../../rule.ts';

const defaults = { levels: ['stable', 'beta'] as readonly string[] };

/** Requires operations and webhooks to have a stability level and the version that introduced them. */
export const stabilityMarked = requestRule(
  'stability-marked',
  ({ node, location, title }, report, { levels }) => {
    const expected = levels.map((level) => `\`${level}\``).join(' or ');
    const stability = node['x-stability'];
    if (stability === undefined)
      report(`Expected \`${title}\` to have \`x-stability\`: ${expected}.`, location, 'onKey');
    else if (!levels.includes(String(stability))) {
      report(`Expected ${expected}, found \`${stability}\`.`, location.child('x-stability'));
    }
    const since = node['x-since'];
    if (since === undefined)
      report(`Expected \`${title}\` to have \`x-since\`, the version that introduced it.`, location, 'onKey');
    else if (!/^\d+\.\d+\.\d+$/.test(String(since))) {
      report(`Expected a version like \`1.0.0\`, found \`${since}\`.`, location.child('x-since'));
    }
  },
  defaults,
);
