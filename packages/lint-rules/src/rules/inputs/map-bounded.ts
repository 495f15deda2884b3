import { shapeRule } from '../../rule.ts';

/** Every map that callers send has a largest number of entries, and its names a largest length. */
export const mapBounded = shapeRule('map-bounded', ({ input, node, location, name }, report) => {
  if (!input || typeof node.additionalProperties !== 'object') return;
  const title = name ? `\`${name}\`` : 'A map';
  if (node.maxProperties === undefined) report(`${title} is input: it needs \`maxProperties\`.`, location);
  const names = node.propertyNames;
  if (names?.maxLength === undefined && !names?.enum) {
    report(
      `${title} is input: it needs \`propertyNames\` with a \`maxLength\`.`,
      names ? location.child('propertyNames') : location,
    );
  }
});
