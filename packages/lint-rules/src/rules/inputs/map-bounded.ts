import { shapeRule } from '../../rule.ts';

/** Requires maps in requests to bound the number of entries and the length of names. */
export const mapBounded = shapeRule('map-bounded', ({ input, node, location, name }, report) => {
  if (!input || typeof node.additionalProperties !== 'object') return;
  const title = name ? `\`${name}\`` : 'the map';
  if (node.maxProperties === undefined)
    report(`Expected ${title} to have \`maxProperties\`, because it is part of a request.`, location);
  const names = node.propertyNames;
  if (names?.maxLength === undefined && !names?.enum) {
    report(
      `Expected ${title} to have \`propertyNames\` with a \`maxLength\` or an \`enum\`, because it is part of a request.`,
      names ? location.child('propertyNames') : location,
    );
  }
});
