import type { Api, Resource } from '../spec/api.ts';
import type { Direction, Field, Shape } from '../spec/field.ts';
import type { Operation } from '../spec/operation.ts';

/** Records which operation shows the fields of each schema. */
class ShownSchemas {
  readonly #first: Readonly<Record<Direction, Map<string, Operation>>> = { sent: new Map(), received: new Map() };
  /** The operations of earlier pages, each with its page. */
  readonly #pages = new Map<Operation, string>();

  /** Records the nested schemas of the request bodies on an earlier page. */
  addPage({ operations, slug }: Resource): void {
    for (const operation of operations) {
      for (const { shape } of operation.body?.shape?.fields ?? []) {
        if (shape?.name === undefined || this.#first.sent.has(shape.name)) continue;
        this.#first.sent.set(shape.name, operation);
        this.#pages.set(operation, `${slug}.html`);
      }
    }
  }

  /** Replaces the fields of nested schemas and variants by a link if another operation shows them. */
  link(operation: Operation, shape: Shape | undefined, direction: Direction): Shape | undefined {
    return (
      shape && {
        ...shape,
        fields: shape.fields.map((field) => this.#linkField(operation, field, direction)),
        variants: shape.variants.map(({ label, shape: variant }) => ({
          label,
          shape: this.#linkVariant(operation, variant, direction),
        })),
      }
    );
  }

  #linkField(operation: Operation, field: Field, direction: Direction): Field {
    const name = field.shape?.name;
    if (name === undefined) return field;
    const owner = this.#ownerOf(operation, name, direction);
    if (owner === operation) return field;
    return { ...field, shape: undefined, description: `${field.description}\n\n${this.#linkTo(owner, name)}`.trim() };
  }

  #linkVariant(operation: Operation, variant: Shape, direction: Direction): Shape {
    if (variant.name === undefined) return variant;
    const owner = this.#ownerOf(operation, variant.name, direction);
    return owner === operation
      ? variant
      : { ...variant, fields: [], variants: [], rules: [this.#linkTo(owner, variant.name)] };
  }

  /** Returns the operation that shows the fields of the schema: the first one that uses it. */
  #ownerOf(operation: Operation, name: string, direction: Direction): Operation {
    const owner = this.#first[direction].get(name) ?? operation;
    this.#first[direction].set(name, owner);
    return owner;
  }

  #linkTo(operation: Operation, name: string): string {
    return `[${operation.summary}](${this.#pages.get(operation) ?? ''}#${operation.id}) lists the fields of \`${name}\`.`;
  }
}

/**
 * Returns the operations of a resource. To keep pages small, a link replaces the fields of a nested schema or a variant that an earlier
 * operation of the page shows. In request bodies, it also replaces nested schemas that an operation on an earlier page shows.
 */
export function linkRepeatedFields({ operations, slug }: Resource, { resources }: Api): Operation[] {
  const shown = new ShownSchemas();
  const index = resources.findIndex((resource) => resource.slug === slug);
  for (const earlier of resources.slice(0, index)) shown.addPage(earlier);
  return operations.map((operation) => ({
    ...operation,
    body: operation.body && { ...operation.body, shape: shown.link(operation, operation.body.shape, 'sent') },
    success: operation.success.map((response) => ({
      ...response,
      shape: shown.link(operation, response.shape, 'received'),
    })),
  }));
}
