import type { Schema } from '../../document/nodes.ts';
import { typesOf } from '../../document/schema-types.ts';
import { shapeRule } from '../../rule.ts';

const names = /(At|Time|Date|_at|_time|_date)$|^(at|until|timestamp)$/;
const formats = new Set(['date-time', 'date', 'time']);

/** Requires a point in time to have a format, or a unit in its description if it is a number. */
export const timeFormat = shapeRule('time-format', ({ role, name, node, location }, report) => {
  if (!['property', 'parameter'].includes(role) || !names.test(name) || node.readOnly || node.enum) return;
  const forms: readonly Schema[] = node.oneOf ?? [node];
  const isString = forms.some((form) => typesOf(form).includes('string'));
  const isNumber = forms.some((form) => typesOf(form).some((type) => type === 'integer' || type === 'number'));
  if (isString && !forms.some(({ format }) => formats.has(format ?? ''))) {
    report(`Expected the time \`${name}\` to have the format \`date-time\`, \`date\` or \`time\`.`, location);
  }
  if (isNumber && !/\b(milli|micro|nano)?seconds\b/.test(node.description ?? '')) {
    report(`Expected the description of the time \`${name}\` to name its unit, like \`milliseconds\`.`, location);
  }
});
