import { type AlertInput, type AlertNotification, AlertSeverity, AlertThresholdType } from '@observability-api/schemas';
import { FIELD_PREFIX, isJson, type Template, type TemplateValues } from './template.ts';

/** A notification in which all variables except those of fields (`var.<name>`) have a value. */
const FULL: TemplateValues = {
  title: 'Too many errors',
  body: 'Errors of "checkout" was 12.5.',
  link: 'https://dashboards.example.org/6740a3f2c51e9b0012d4e8a1',
  state: 'ALERT',
  startTime: 1768212000000,
  endTime: 1768212060000,
  value: 12.5,
  threshold: 10.5,
  group: 'checkout',
  eventId: '5f2a0c1b9d3e4f6788a1b2c3d4e5f607',
  alertId: '6740a3f2c51e9b0012d4e8b7',
  status: 'firing',
  alertType: 'tile',
  comparator: 'above',
  groupKey: 'checkout',
  sourceQuery: 'SeverityText:"error"',
  teamId: '6740a3f2c51e9b0012d4e801',
  note: 'Call the "payment" provider first.',
  tags: 'checkout, production',
  startTimeISO: '2026-01-12T10:00:00.000Z',
  endTimeISO: '2026-01-12T10:01:00.000Z',
  timeRange: 'Jan 12, 2026, 10:00 – 10:01 UTC',
  severity: 'critical',
  fields: new Map(),
};

/** Falsy values of variables: an empty string or 0. The block `if` treats them as false. */
const FALSY: Partial<TemplateValues> = {
  title: '',
  body: '',
  value: 0,
  threshold: 0,
  group: '',
  groupKey: '',
  sourceQuery: '',
  teamId: '',
  note: '',
  tags: '',
  severity: '',
};

/** The value of each field in the sample with fields. A template may have a numeric field without quotes. */
const FIELD_VALUE = '1';

const RESOLVED: Partial<TemplateValues> = { state: 'OK', status: 'resolved' };
const NEGATIVE: Partial<TemplateValues> = { value: -12.5, threshold: -10.5 };

/** The other values of the variables with a fixed set of values. Some repeat the value in {@link FULL}. */
const OTHERS = {
  state: ['INSUFFICIENT_DATA'] satisfies Exclude<AlertNotification['state'], 'ALERT' | 'OK'>[],
  severity: AlertSeverity,
  alertType: ['saved_search', 'inline'] satisfies Exclude<AlertInput['source'], 'tile'>[],
  comparator: AlertThresholdType,
} as const;

/** One sample for each value in {@link OTHERS}. */
const OTHER_SAMPLES: readonly Partial<TemplateValues>[] = Object.entries(OTHERS).flatMap(([name, values]) =>
  values.map((value) => ({ [name]: value })),
);

/** Maximum number of rendered characters that a message quotes. */
const MAX_QUOTED_CHARACTERS = 64;

/**
 * Returns the values of each sample that replace those of {@link FULL}. The first sample replaces none. The others are a resolution,
 * negative numbers, one sample for each falsy variable, one with all of them, one with a value for each field, and {@link OTHER_SAMPLES}.
 * Only variables of the template are replaced.
 */
function samplesFor({ variables }: Template): readonly Partial<TemplateValues>[] {
  const used = (values: Partial<TemplateValues>) => Object.entries(values).filter(([name]) => variables.has(name));
  const falsy = used(FALSY);
  const others = OTHER_SAMPLES.map(used).filter((entries) => entries.length > 0);
  const fields = [...variables]
    .filter((name) => name.startsWith(FIELD_PREFIX))
    .map((name) => [name.slice(FIELD_PREFIX.length), FIELD_VALUE] as const);
  return [
    ...[[], used(RESOLVED), used(NEGATIVE), ...falsy.map((entry) => [entry]), falsy, ...others].map((entries) =>
      Object.fromEntries(entries),
    ),
    ...(fields.length > 0 ? [{ fields: new Map(fields) }] : []),
  ];
}

function describeSample({ fields, ...variables }: Partial<TemplateValues>): string {
  if (fields) return `each ${FIELD_PREFIX}<field> is ${FIELD_VALUE}`;
  return Object.entries(variables)
    .map(([name, value]) => `${name} is ${value === '' ? 'empty' : value}`)
    .join(' and ');
}

/**
 * Renders a template with sample notifications. Returns a message about the first sample that renders invalid JSON, or
 * undefined. The message continues a sentence that starts with `the template`.
 */
export function templateJsonError(template: Template): string | undefined {
  for (const sample of samplesFor(template)) {
    const text = template.render({ ...FULL, ...sample });
    if (isJson(text)) continue;
    const condition = describeSample(sample);
    const characters = [...text];
    const quoted = JSON.stringify(characters.slice(0, MAX_QUOTED_CHARACTERS).join(''));
    const ellipsis = characters.length > MAX_QUOTED_CHARACTERS ? '…' : '';
    return `renders invalid JSON${condition && ` when ${condition}`}: ${quoted}${ellipsis}`;
  }
  return undefined;
}
