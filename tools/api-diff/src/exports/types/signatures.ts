import { SyntaxKind } from 'typescript/unstable/ast';
import { isConstructorDeclaration, isParameterDeclaration } from 'typescript/unstable/ast/is';
import { type Symbol as Named, type Signature, SignatureKind, type Type } from 'typescript/unstable/sync';
import { extendRoute, opposite, type Route } from './difference.ts';
import type { Pair, TypeComparison } from './type-comparison.ts';
import { pairTypeParameters, REORDERED_MESSAGE } from './type-parameters.ts';

/** Compares the call or construct signatures of two types. Compares overloads in declaration order. */
export function compareSignatures(comparison: TypeComparison, pair: Pair, kind: SignatureKind): void {
  const [before = [], after = []] = [pair.before, pair.after].map((type) =>
    comparison.checker.getSignaturesOfType(type, kind).filter((signature) => isPublic(comparison, signature)),
  );
  const verb = kind === SignatureKind.Call ? 'be called' : 'be constructed';
  if (after.length < before.length) {
    comparison.add(pair.route, after.length === 0 ? `can no longer ${verb}` : `can ${verb} in fewer ways`, true);
  } else if (after.length > before.length)
    comparison.add(pair.route, `can ${verb} in more ways`, pair.direction !== 'read');
  before.forEach((signature, index) => {
    const other = after[index];
    if (other) compareSignature(comparison, pair, signature, other);
  });
}

/** Returns false for a private or protected constructor. */
function isPublic(comparison: TypeComparison, { declaration }: Signature): boolean {
  const node = declaration?.resolve(comparison.project);
  if (!node || !isConstructorDeclaration(node)) return true;
  return !node.modifiers?.some(
    ({ kind }) => kind === SyntaxKind.PrivateKeyword || kind === SyntaxKind.ProtectedKeyword,
  );
}

function compareSignature(comparison: TypeComparison, pair: Pair, before: Signature, after: Signature): void {
  compareTypeParameters(comparison, pair, before, after);
  compareParameters(comparison, pair, before, after);
  const route = extendRoute(pair.route, '()');
  const checker = comparison.checker;
  const guardBefore = checker.getTypePredicateOfSignature(before);
  const guardAfter = checker.getTypePredicateOfSignature(after);
  if (guardBefore?.kind !== guardAfter?.kind) {
    const narrows = guardAfter ? 'narrows its argument in another way' : 'no longer narrows its argument';
    const message = guardBefore ? narrows : 'narrows its argument';
    comparison.add(route, message, guardBefore !== undefined);
  }
  // A type guard is compared by the type to which it narrows.
  const [returnBefore, returnAfter] =
    guardBefore?.type && guardAfter?.type
      ? [guardBefore.type, guardAfter.type]
      : [checker.getReturnTypeOfSignature(before), checker.getReturnTypeOfSignature(after)];
  if (returnBefore && returnAfter) comparison.compare({ ...pair, before: returnBefore, after: returnAfter, route });
}

function compareTypeParameters(comparison: TypeComparison, pair: Pair, before: Signature, after: Signature): void {
  const parametersAfter = after.getTypeParameters();
  const parametersBefore = before.getTypeParameters();
  if (parametersBefore.length !== parametersAfter.length) {
    comparison.add(
      pair.route,
      `has ${parametersAfter.length} type ${parametersAfter.length === 1 ? 'parameter' : 'parameters'} instead of ${parametersBefore.length}`,
      // The difference breaks only callers that pass type arguments.
      parametersBefore.length > 0,
    );
  }
  const { others, isReordered } = pairTypeParameters(comparison, parametersBefore, parametersAfter);
  if (isReordered && parametersBefore.length === parametersAfter.length)
    comparison.add(pair.route, REORDERED_MESSAGE, true);
  parametersBefore.forEach((parameter, index) => {
    const other = others[index];
    if (!other) return;
    const boundBefore = comparison.checker.getConstraintOfTypeParameter(parameter);
    const boundAfter = comparison.checker.getConstraintOfTypeParameter(other);
    const route = extendRoute(pair.route, `<${comparison.text(parameter)}>`);
    if (boundBefore && boundAfter)
      comparison.compare({
        ...pair,
        direction: opposite(pair.direction),
        before: boundBefore,
        after: boundAfter,
        route,
      });
    else if (boundBefore || boundAfter)
      comparison.add(route, boundAfter ? 'is bounded now' : 'is no longer bounded', boundAfter !== undefined);
  });
}

function compareParameters(comparison: TypeComparison, pair: Pair, before: Signature, after: Signature): void {
  const parametersBefore = before.getParameters();
  const parametersAfter = after.getParameters();
  parametersBefore.forEach((parameter, index) => {
    const route = parameterRoute(pair.route, parameter);
    const other = parametersAfter[index];
    // A caller cannot pass an argument that is not declared, and a callback cannot receive it.
    if (other) compareParameter(comparison, { ...pair, route }, parameter, other);
    else comparison.add(route, 'is no longer a parameter', true);
  });
  for (const parameter of parametersAfter.slice(parametersBefore.length)) {
    const isRequired = !isOmittable(comparison, parameter);
    const breaks = isRequired && pair.direction !== 'written';
    comparison.add(
      parameterRoute(pair.route, parameter),
      isRequired ? 'is a new required parameter' : 'is a new optional parameter',
      breaks,
    );
  }
}

function compareParameter(comparison: TypeComparison, pair: Pair, before: Named, after: Named): void {
  const wasOmittable = isOmittable(comparison, before);
  const isOmittableAfter = isOmittable(comparison, after);
  if (wasOmittable !== isOmittableAfter) {
    const breaks = pair.direction !== (wasOmittable ? 'written' : 'read');
    comparison.add(pair.route, wasOmittable ? 'is a required parameter now' : 'is an optional parameter now', breaks);
  }
  // The message above reports that only one version is omittable, so the type of that version is compared without `undefined`.
  const [typeBefore, typeAfter] = [before, after].map((parameter) => {
    const type = comparison.checker.getTypeOfSymbol(parameter);
    const changesOmission = wasOmittable !== isOmittableAfter && isOmittable(comparison, parameter);
    return type && changesOmission ? withoutUndefined(comparison, type) : type;
  });
  if (!typeBefore || !typeAfter) return;
  comparison.compare({ ...pair, direction: opposite(pair.direction), before: typeBefore, after: typeAfter });
}

/** Removes `undefined` from a union. Returns a union with null unchanged: the compiler can only remove both. */
export function withoutUndefined(comparison: TypeComparison, type: Type): Type {
  const nonNullable = comparison.checker.getNonNullableType(type);
  const allowsNull =
    type.isUnionType() && (type.getTypes() ?? []).some((member) => member.id === comparison.checker.getNullType().id);
  return nonNullable && !allowsNull ? nonNullable : type;
}

/** Returns true for optional parameters, rest parameters and parameters with a default. */
function isOmittable(comparison: TypeComparison, parameter: Named): boolean {
  const declaration = parameter.declarations[0]?.resolve(comparison.project);
  if (!declaration || !isParameterDeclaration(declaration)) return false;
  return Boolean(declaration.questionToken ?? declaration.dotDotDotToken ?? declaration.initializer);
}

function parameterRoute(route: Route, { name }: Named): Route {
  return extendRoute(route, `(${name})`);
}
