import { basename } from 'node:path';
import type { ApiChanges } from '../compare.ts';
import { schemaFiles } from '../spec/components.ts';
import { filesOf, specOperations } from '../spec/operations.ts';
import { SpecFiles } from '../spec/spec-files.ts';

/**
 * What the comparison of the specs found. Generated code changes with it, and the specs say how much that needs: they know
 * which way a value goes, and that an operation in beta may break with a minor release. What changes in generated code
 * alone is the generator's doing.
 */
export class SpecChanges {
  readonly #components: ReadonlySet<string>;
  readonly #operations: ReadonlySet<string>;
  readonly #methods: readonly string[];
  readonly #versions: readonly { readonly files: SpecFiles; readonly schemas: ReadonlyMap<string, string> }[];

  constructor(specs: readonly ApiChanges[], roots: readonly string[]) {
    const judged = specs.flatMap(({ changes }) => changes.filter(({ rule }) => rule !== 'words'));
    this.#components = new Set(judged.flatMap(({ component }) => component ?? []));
    const ids = new Set(judged.flatMap(({ operations }) => operations));
    this.#operations = ids;
    this.#versions = roots.map((root) => ({ files: new SpecFiles(root), schemas: schemaFiles(root) }));
    this.#methods = this.#versions.flatMap(({ files }) => specs.flatMap(({ api }) => methodsOf(files, api, ids)));
  }

  /** Whether a name in generated code, or a member of it, follows from a change of the specs. */
  explains(file: string, owner: string, rest = ''): boolean {
    if (!file.includes('/src/generated/')) return false;
    return (
      this.#componentsOf(owner).some((name) => this.#components.has(name) || this.#isMadeOfChanged(name, rest)) ||
      [...this.#operations].some((id) => isOf(id, owner)) ||
      this.#methods.some((method) => isCall(method, owner, rest))
    );
  }

  /**
   * The components that a generated type is made of. What `modify` hands out of a component is made of that and of what is
   * written of it, and what is sent of a component that travels both ways is that component.
   */
  #componentsOf(name: string): readonly string[] {
    if (this.#versions.some(({ schemas }) => schemas.has(name))) return [name];
    const [, answered, sent] = /^(?:(\w+)Draft|(\w+)Input)$/.exec(name) ?? [];
    if (answered) return [name, answered, `${answered}Input`];
    return sent ? [name, sent] : [name];
  }

  /** Whether a property of a schema refers to one that changed: the types say what is in it, and not what it is called. */
  #isMadeOfChanged(schema: string, rest: string): boolean {
    const [property = ''] = rest.match(/(?<=^\.)[\w$]+/) ?? [];
    return this.#versions.some(({ files, schemas }) => {
      const file = schemas.get(schema);
      const node = file === undefined ? undefined : files.at(files.file(file), 'properties', property);
      return [...filesOf(files, node)].some((made) => made !== file && this.#components.has(basename(made, '.yaml')));
    });
  }
}

function methodsOf(files: SpecFiles, api: string, ids: ReadonlySet<string>): readonly string[] {
  return specOperations(files, api).flatMap(({ id, node }) => {
    const { 'x-client-method': method } = node.value as { readonly 'x-client-method'?: string };
    return ids.has(id) && method ? [method] : [];
  });
}

/** `ListBoxesOptions` of `listBoxes`, but not of `list`. */
function isOf(id: string, name: string): boolean {
  const start = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  return name.startsWith(start) && /^(?:[A-Z][a-z]*)?$/.test(name.slice(start.length));
}

/** `BoxesResource.list` of the client's method `boxes.list`, and `Resources.boxes`, which holds it. */
function isCall(method: string, owner: string, rest: string): boolean {
  const [resource = '', member = ''] = method.split('.');
  const [step = ''] = rest.match(/(?<=^\.)[\w$]+/) ?? [];
  if (owner === 'Resources') return step === resource;
  return owner.toLowerCase() === `${resource}resource`.toLowerCase() && (step === '' || step === member);
}
