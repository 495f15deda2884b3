import type { PropertyType } from './type-text.ts';

/**
 * Index signatures for properties that differ in a number alone, from 0 on, and have one type: so a loop can read `series_0.data`,
 * `series_1.data` … by a name that it puts together.
 */
export function numberedMembers(properties: readonly PropertyType[], indent: string): string[] {
  const parts = properties.flatMap(({ name, types }) => {
    const [, before, number, after] = /^([^\d`$\\]*)(\d+)([^\d`$\\]*)$/.exec(name) ?? [];
    return number === undefined ? [] : [{ number, template: `${before}\${number}${after}`, types: types.join(' | ') }];
  });
  return [...Map.groupBy(parts, ({ template }) => template)].flatMap(([template, family]) => {
    const [first] = family;
    const areAlike = family.every(({ types, number }, index) => types === first?.types && number === String(index));
    if (family.length < 2 || !areAlike) return [];
    return [
      `${indent}/** Access with a computed number. */\n${indent}[name: \`${template}\`]: ${first?.types} | undefined;\n`,
    ];
  });
}
