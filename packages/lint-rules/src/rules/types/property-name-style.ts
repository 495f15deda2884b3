import { shapeRule } from '../../rule.ts';

const camelCase = /^[a-z][a-zA-Z0-9]*$/;
const snakeCase = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;

/** The properties of an object are written alike: in camelCase, or in snake_case where most of them are. */
export const propertyNameStyle = shapeRule('property-name-style', ({ node, location }, report) => {
  const names = Object.keys(node.properties ?? {});
  const snakes = names.filter((name) => isWritten(name, snakeCase) && !isWritten(name, camelCase));
  const isSnake = snakes.length > names.length / 2;
  for (const name of names) {
    if (isWritten(name, isSnake ? snakeCase : camelCase)) continue;
    const message = `Expected a name in ${isSnake ? 'snake_case' : 'camelCase'} like those beside it, found \`${name}\`.`;
    report(message, location.child(['properties', name]), 'onKey');
  }
});

/** What others have named, like `series_0.data` or `exponential histogram`, is judged by its parts. */
function isWritten(name: string, style: RegExp): boolean {
  return name.split(/[. ]/).every((part) => style.test(part));
}
