import type { Schema } from '../../document/nodes.ts';
import { typesOf } from '../../document/schema-types.ts';
import { shapeRule } from '../../rule.ts';

const names = /(At|Time|Date|_at|_time|_date)$|^(at|until|timestamp)$/;
const formats = new Set(['date-time', 'date', 'time']);

/** A point in time is text with a format, or a number whose description names the unit. */
export const timeFormat = shapeRule('time-format', ({ role, name, node, location }, report) => {
  if (!['property', 'parameter'].includes(role) || !names.test(name) || node.readOnly || node.enum) return;
  const forms: readonly Schema[] = node.oneOf ?? [node];
  const isText = forms.some((form) => typesOf(form).includes('string'));
  const isNumber = forms.some((form) => typesOf(form).some((type) => type === 'integer' || type === 'number'));
  if (isText && !forms.some(({ format }) => formats.has(format ?? ''))) {
    report(`\`${name}\` is a time: it needs \`format: date-time\`.`, location);
  }
  if (isNumber && !/\b(milli|micro|nano)?seconds\b/.test(node.description ?? '')) {
    report(`\`${name}\` is a time as a number: its description needs the unit, like \`milliseconds\`.`, location);
  }
});
