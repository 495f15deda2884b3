import { type DiffRule, valuesOf } from './rule.ts';

interface Discriminator {
  readonly propertyName?: string;
  readonly mapping?: Readonly<Record<string, string>>;
}

/** Reports a removed discriminator, a changed `propertyName`, or the first removed or changed entry of the mapping. */
export const discriminatorChanged: DiffRule = (pair) => {
  if (pair.kind !== 'schema') return;
  const [before, after] = valuesOf(pair, 'discriminator') as [Discriminator | undefined, Discriminator | undefined];
  if (!before) return;
  const property = before.propertyName;
  if (!after) return { bump: 'major', message: `The discriminator \`${property}\` of \`${pair.name}\` was removed.` };
  if (property !== after.propertyName) {
    return {
      bump: 'major',
      message: `The discriminator \`${property}\` of \`${pair.name}\` became \`${after.propertyName}\`.`,
    };
  }
  for (const [value, schema] of Object.entries(before.mapping ?? {})) {
    const schemaAfter = after.mapping?.[value];
    if (schemaAfter === schema) continue;
    const where = `\`${value}\` of the discriminator \`${property}\``;
    const message = schemaAfter
      ? `${where} maps to a different schema: ${schema} became ${schemaAfter}.`
      : `${where} no longer maps to a schema.`;
    return { bump: 'major', message };
  }
  return;
};
