import { type DiffRule, valuesOf } from './rule.ts';

/** Reports a changed or removed default of a request: callers that omit the value rely on it. */
export const defaultChanged: DiffRule = (pair) => {
  if (pair.kind !== 'schema' || pair.direction !== 'request') return;
  const [before, after] = valuesOf(pair, 'default').map((value) => JSON.stringify(value));
  if (before === after || before === undefined) return;
  const message = after === undefined ? `was ${before} and was removed` : `was ${before} and is ${after}`;
  return { bump: 'major', message: `The default of \`${pair.name}\` ${message}.`, keyword: 'default' };
};

/** Reports a request property that became read-only: the service ignores its value. */
export const readOnlyAdded: DiffRule = (pair) => {
  if (pair.kind !== 'schema' || pair.direction !== 'request') return;
  const [before, after] = valuesOf(pair, 'readOnly');
  if (before === true || after !== true) return;
  return {
    bump: 'major',
    message: `\`${pair.name}\` became read-only, so the service ignores the value that callers send.`,
    keyword: 'readOnly',
  };
};

/** Reports a required request body of an operation that had none. */
export const requiredBodyAdded: DiffRule = (pair) => {
  if (pair.kind !== 'new-body') return;
  const [, required] = valuesOf(pair, 'required');
  if (required !== true) return;
  return { bump: 'major', message: `\`${pair.name}\` now requires a request body.` };
};

/** Reports a required header of a response or webhook that is now optional. */
export const responseHeaderOptional: DiffRule = (pair) => {
  if (pair.kind !== 'header') return;
  const [before, after] = valuesOf(pair, 'required');
  if (before !== true || after === true) return;
  return { bump: 'major', message: `The header \`${pair.name}\` is now optional.`, keyword: 'required' };
};

/** Reports `uniqueItems` added to a request: the service rejects lists that it accepted before. */
export const uniqueItemsAdded: DiffRule = (pair) => {
  if (pair.kind !== 'schema' || pair.direction !== 'request') return;
  const [before, after] = valuesOf(pair, 'uniqueItems');
  if (before === true || after !== true) return;
  return { bump: 'major', message: `\`${pair.name}\` may no longer contain duplicate items.`, keyword: 'uniqueItems' };
};

/** Reports a response property that became write-only: responses no longer contain it. */
export const writeOnlyAdded: DiffRule = (pair) => {
  if (pair.kind !== 'schema' || pair.direction !== 'response') return;
  const [before, after] = valuesOf(pair, 'writeOnly');
  if (before === true || after !== true) return;
  return {
    bump: 'major',
    message: `\`${pair.name}\` became write-only, so responses no longer contain it.`,
    keyword: 'writeOnly',
  };
};
