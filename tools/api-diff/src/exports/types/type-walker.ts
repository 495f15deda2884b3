import {
  type Checker,
  type Symbol as Named,
  type Project,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';
import { ComparisonError } from '../../change.ts';
import type { Difference, Route } from './difference.ts';
import { compareMembers, hasMembers } from './members.ts';
import { compareArguments, referenceOf } from './references.ts';
import type { Pair, TypeComparison } from './type-comparison.ts';
import { compareAlternatives } from './unions.ts';

/**
 * Walks two versions of types side by side and collects the differences. Compares members one by one, because
 * assignability does not detect a removed optional member or last parameter. Compares types that have no members by assignability.
 */
export class TypeWalker implements TypeComparison {
  readonly project: Project;
  readonly checker: Checker;
  readonly differences: Difference[] = [];
  /** The declaration folders of both versions. Types from other folders are the same in both versions. */
  readonly #folders: readonly string[];
  /** The compared pairs, as ids of both types with the direction. Stops the recursion of recursive types. */
  readonly #seen = new Set<string>();
  /** The ids of the named types of the earlier version that were compared. */
  readonly #visited = new Set<number>();
  /** The ids of paired type parameters: later version by earlier version. */
  readonly #parameters = new Map<number, number>();

  constructor(project: Project, folders: readonly string[]) {
    this.project = project;
    this.checker = project.checker;
    this.#folders = folders;
  }

  add(route: Route, predicate: string, breaks: boolean): void {
    this.differences.push({ route, predicate, breaks });
  }

  wasVisited(symbol: Named): boolean {
    return this.#visited.has(symbol.id);
  }

  pairParameters(before: Type, after: Type): void {
    this.#parameters.set(before.id, after.id);
  }

  text(type: Type): string {
    return this.checker.typeToString(type);
  }

  ownFile(symbol: Named | undefined): string | undefined {
    const path = symbol?.declarations[0]?.path;
    return path &&
      this.#folders.some((folder) => path.startsWith(`${folder}/packages/`) && !path.includes('/node_modules/'))
      ? path
      : undefined;
  }

  compare(pair: Pair): void {
    const { before, after, direction } = pair;
    const route = this.#routeOfNamedType(pair);
    for (const type of [before, after]) {
      if (type.isErrorType())
        throw new ComparisonError(
          `The compiler could not resolve the type of ${route.owner}${route.path} (${route.file}).`,
        );
    }
    if (before.id === after.id) return;
    const key = `${before.id} ${after.id} ${direction}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.#compareKinds({ ...pair, route });
    // A pair of named types is compared once per direction, a pair of unnamed types wherever it occurs.
    if (route === pair.route) this.#seen.delete(key);
  }

  #compareKinds(pair: Pair): void {
    const { before, after, route } = pair;
    if (((before.flags ^ after.flags) & TypeFlags.Any) !== 0) return this.add(route, this.#describeChange(pair), true);
    if ((before.flags & after.flags & TypeFlags.Undefined) !== 0) return this.#compareUndefined(pair);
    if (before.isTypeParameter() && after.isTypeParameter()) return this.#compareParameters(pair);
    if (before.isUnionType() || after.isUnionType()) return compareAlternatives(this, pair);
    const references = [referenceOf(this, before), referenceOf(this, after)] as const;
    if (references[0] && references[1] && references[0].target === references[1].target) {
      return compareArguments(this, pair, references[0].arguments, references[1].arguments);
    }
    if (hasMembers(before) && hasMembers(after) && !references[0] && !references[1]) return compareMembers(this, pair);
    this.#compareAssignability(pair);
  }

  /** Compares types by assignability: types without members, and a library type with any type that is not another use of it. */
  #compareAssignability(pair: Pair): void {
    const { before, after, direction, route } = pair;
    if (before.isIndexedAccessType() && after.isIndexedAccessType()) {
      // The object type has the same direction as the looked-up type.
      this.compare({ ...pair, before: before.getObjectType(), after: after.getObjectType() });
    }
    if (isDeferred(before) && isDeferred(after) && this.text(before) === this.text(after)) return;
    const forReaders = this.checker.isTypeAssignableTo(after, before);
    const forWriters = this.checker.isTypeAssignableTo(before, after);
    if (forReaders && forWriters) return;
    const fits = { read: forReaders, written: forWriters, unknown: false }[direction];
    this.add(route, this.#describeChange(pair), !fits);
  }

  /**
   * Reports an optional property that no longer accepts an explicit `undefined`. For properties that do not accept it, the compiler
   * has a separate `undefined` type.
   */
  #compareUndefined({ before, direction, route }: Pair): void {
    const acceptedUndefined = before.id === this.checker.getUndefinedType().id;
    if (acceptedUndefined && direction !== 'read') this.add(route, 'no longer accepts an explicit `undefined`', true);
  }

  #compareParameters({ before, after, route }: Pair): void {
    const other = this.#parameters.get(before.id);
    if (other === undefined ? this.text(before) !== this.text(after) : other !== after.id) {
      this.add(route, `is now \`${this.text(after)}\`, was \`${this.text(before)}\``, true);
    }
  }

  #describeChange({ before, after }: Pair): string {
    return `is now \`${shortenText(this.text(after))}\`, was \`${shortenText(this.text(before))}\``;
  }

  /** Starts a new route for a named type, so that its differences are reported once, under its name. */
  #routeOfNamedType({ before, after, route }: Pair): Route {
    const withoutUndefined = before.isUnionType() ? this.checker.getNonNullableType(before) : undefined;
    for (const symbol of [before.getAliasSymbol(), withoutUndefined?.getAliasSymbol(), before.getSymbol()]) {
      if (symbol) this.#visited.add(symbol.id);
    }
    const symbol = before.getAliasSymbol() ?? before.getSymbol();
    const symbolAfter = after.getAliasSymbol() ?? after.getSymbol();
    const file = this.ownFile(symbolAfter) ?? this.ownFile(symbol);
    const isType = symbol && (symbol.flags & (SymbolFlags.Interface | SymbolFlags.TypeAlias | SymbolFlags.Class)) !== 0;
    if (!file || !isType || symbol.name !== symbolAfter?.name) return route;
    return { owner: symbol.name, file, path: '' };
  }
}

/** Returns true for conditional, indexed access, `keyof` and template literal types. Most of them depend on a type parameter. */
function isDeferred(type: Type): boolean {
  return type.isConditionalType() || type.isIndexedAccessType() || type.isIndexType() || type.isTemplateLiteralType();
}

function shortenText(text: string): string {
  const maxLength = 120;
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}
