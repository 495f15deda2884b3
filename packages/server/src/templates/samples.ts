import { isJson, type Template, type TemplateValues } from './template.ts';

/** A notification that has everything. */
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
};

/** What a notification may have nothing in, so that `if` takes it for absent. */
const NOTHING: Partial<TemplateValues> = { title: '', body: '', value: 0, threshold: 0, group: '' };

const NEGATIVE: Partial<TemplateValues> = { value: -12.5, threshold: -10.5 };

/** How much of what a template makes is said. */
const MOST_CHARACTERS = 64;

/** What is other than in {@link FULL}: nothing, numbers below 0, nothing in each variable that may have nothing, and in all of them. */
function samplesOf({ variables }: Template): readonly Partial<TemplateValues>[] {
  const used = (values: Partial<TemplateValues>) => Object.entries(values).filter(([name]) => variables.has(name));
  const nothing = used(NOTHING);
  return [[], used(NEGATIVE), ...nothing.map((one) => [one]), nothing].map((entries) => Object.fromEntries(entries));
}

function inWords(sample: Partial<TemplateValues>): string {
  return Object.entries(sample)
    .map(([name, value]) => `${name} is ${value === '' ? 'empty' : value}`)
    .join(' and ');
}

/** Says of which notification a template makes something else than JSON, and what; it goes on from `the template`. */
export function templateJsonError(template: Template): string | undefined {
  for (const sample of samplesOf(template)) {
    const text = template.render({ ...FULL, ...sample });
    if (isJson(text)) continue;
    const when = inWords(sample);
    const made = JSON.stringify([...text].slice(0, MOST_CHARACTERS).join(''));
    return `does not make JSON${when && ` when ${when}`}, but ${made}${text.length > MOST_CHARACTERS ? '…' : ''}`;
  }
  return undefined;
}
