import { basename } from 'node:path';
import type { ApiChanges } from '../compare.ts';
import { filesOf, specOperations } from '../spec/operations.ts';
import { schemaFiles } from '../spec/schema-files.ts';
import { SpecFiles } from '../spec/spec-files.ts';

/**
 * The changes that the spec comparison has found. They also change generated code. Only the spec comparison determines their bump,
 * because it knows whether clients send or receive a value, and which operations are beta and may break in a minor release. A change
 * in generated code without a spec change comes from the generator.
 */
export class SpecChanges {
  readonly #components: ReadonlySet<string>;
  readonly #operations: ReadonlySet<string>;
  readonly #methods: readonly string[];
  readonly #versions: readonly { readonly files: SpecFiles; readonly schemas: ReadonlyMap<string, string> }[];

  constructor(specs: readonly ApiChanges[], roots: readonly string[]) {
    const relevant = specs.flatMap(({ changes }) => changes.filter(({ rule }) => rule !== 'text'));
    this.#components = new Set(relevant.flatMap(({ component }) => component ?? []));
    const ids = new Set(relevant.flatMap(({ operations }) => operations));
    this.#operations = ids;
    this.#versions = roots.map((root) => ({ files: new SpecFiles(root), schemas: schemaFiles(root) }));
    this.#methods = this.#versions.flatMap(({ files }) => specs.flatMap(({ api }) => methodsOf(files, api, ids)));
  }

  /** Returns true if a spec change has caused the change of a generated name, or of the member at `path`. */
  explains(file: string, owner: string, path = ''): boolean {
    if (!file.includes('/src/generated/')) return false;
    return (
      this.#componentsOf(owner).some((name) => this.#components.has(name) || this.#refersToChanged(name, path)) ||
      [...this.#operations].some((id) => belongsTo(id, owner)) ||
      this.#methods.some((method) => isMethod(method, owner, path))
    );
  }

  /**
   * Returns the components that a generated type is built from. `XDraft`, the argument of `modify` callbacks, is built from `X`
   * and `XInput`. If no schema has the name `XInput`, the type `XInput` is generated from `X`, a schema of both requests and responses.
   */
  #componentsOf(name: string): readonly string[] {
    if (this.#versions.some(({ schemas }) => schemas.has(name))) return [name];
    const [, draftOf, inputOf] = /^(?:(\w+)Draft|(\w+)Input)$/.exec(name) ?? [];
    if (draftOf) return [name, draftOf, `${draftOf}Input`];
    return inputOf ? [name, inputOf] : [name];
  }

  /**
   * Returns true if a property refers to a changed schema. If the schema is a union and the property is optional, the comparison finds
   * the change in the property: the compiler merges the union with `undefined`.
   */
  #refersToChanged(schema: string, path: string): boolean {
    const [property = ''] = path.match(/(?<=^\.)[\w$]+/) ?? [];
    return this.#versions.some(({ files, schemas }) => {
      const file = schemas.get(schema);
      const node = file === undefined ? undefined : files.find(files.file(file), 'properties', property);
      return [...filesOf(files, node)].some((used) => used !== file && this.#components.has(basename(used, '.yaml')));
    });
  }
}

function methodsOf(files: SpecFiles, api: string, ids: ReadonlySet<string>): readonly string[] {
  return specOperations(files, api).flatMap(({ id, node }) => {
    const { 'x-client-method': method } = node.value as { readonly 'x-client-method'?: string };
    return ids.has(id) && method ? [method] : [];
  });
}

/** Returns true if a type name belongs to an operation: `ListBoxesOptions` belongs to `listBoxes`, not to `list`. */
function belongsTo(id: string, name: string): boolean {
  const start = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  return name.startsWith(start) && /^(?:[A-Z][a-z]*)?$/.test(name.slice(start.length));
}

/** Returns true for `BoxesResource`, its member `list`, and `Resources.boxes` if the client method is `boxes.list`. */
function isMethod(method: string, owner: string, path: string): boolean {
  const [resource = '', member = ''] = method.split('.');
  const [step = ''] = path.match(/(?<=^\.)[\w$]+/) ?? [];
  if (owner === 'Resources') return step === resource;
  return owner.toLowerCase() === `${resource}resource`.toLowerCase() && (step === '' || step === member);
}
