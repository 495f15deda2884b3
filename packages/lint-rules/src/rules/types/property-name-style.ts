import { shapeRule } from '../../rule.ts';

const camelCase = /^[a-z][a-zA-Z0-9]*$/;
const snakeCase = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;

/** Requires the properties of an object to be in camelCase, or in snake_case if most of them are. */
export const propertyNameStyle = shapeRule('property-name-style', ({ node, location }, report) => {
  const names = Object.keys(node.properties ?? {});
  // Names of one word, such as `size`, are in both styles.
  const snakes = names.filter((name) => matchesStyle(name, snakeCase) && !matchesStyle(name, camelCase));
  const camels = names.filter((name) => matchesStyle(name, camelCase) && !matchesStyle(name, snakeCase));
  const isSnake = snakes.length > camels.length;
  for (const name of names) {
    if (matchesStyle(name, isSnake ? snakeCase : camelCase)) continue;
    const expected = isSnake ? 'snake_case, like most properties of the object' : 'camelCase';
    const message = `Expected a name in ${expected}, found \`${name}\`.`;
    report(message, location.child(['properties', name]), 'onKey');
  }
});

/** Checks the parts of names with dots or spaces separately, such as `series_0.data`. */
function matchesStyle(name: string, style: RegExp): boolean {
  return name.split(/[. ]/).every((part) => style.test(part));
}
