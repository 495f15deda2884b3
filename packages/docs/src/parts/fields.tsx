import type { Field, Shape } from '../spec/field.ts';
import { inlineMarkdown, markdown } from '../text/markdown.ts';
import { Anchor, Html } from './elements.tsx';
import { type Place, TypeName } from './type-name.tsx';

/** Lists the fields of an object and the conditions between them, or the variants of a union with their fields. */
export function ShapeFields({ shape, place }: { shape: Shape; place: Place }) {
  // Requests can contain read-only fields, but the service ignores them.
  const used = shape.fields.filter((field) => !isIgnored(field));
  const ignored = shape.fields.filter(isIgnored);
  return (
    <>
      {used.length > 0 && <FieldList fields={used} place={place} />}
      {ignored.length > 0 && (
        <p class="ignored">
          Accepted and ignored, so that a response can be written back:{' '}
          {ignored.map(({ name, anchor }, index) => (
            <>
              {index > 0 && ', '}
              <code id={anchor}>{name}</code>
            </>
          ))}
          .
        </p>
      )}
      {shape.rules.length > 0 && (
        <ul class="rules">
          {shape.rules.map((rule) => (
            <li>
              <Html as="span" html={inlineMarkdown(rule)} />
            </li>
          ))}
        </ul>
      )}
      {shape.variants.map(({ label, shape: inner }) => (
        <details class="inside">
          <summary>
            <Html as="span" html={inlineMarkdown(label)} /> <span class="muted">{inner.name}</span>
          </summary>
          <ShapeFields shape={inner} place={place} />
        </details>
      ))}
    </>
  );
}

/** Returns true for a read-only field of a request. Of the read-only fields, only those of requests have no type (`anything`). */
function isIgnored({ facts, type }: Field): boolean {
  return facts.includes('read-only') && type[0]?.text === 'anything';
}

/** A list of fields. */
export function FieldList({ fields, place }: { fields: readonly Field[]; place: Place }) {
  return (
    <ul class="fields">
      {fields.map((field) => (
        <FieldItem field={field} place={place} />
      ))}
    </ul>
  );
}

function FieldItem({ field, place }: { field: Field; place: Place }) {
  const { name, anchor, type, required, facts, description, example, shape } = field;
  return (
    <li id={anchor}>
      <div class="field">
        <code class="name">{name}</code> <TypeName parts={type} place={place} />
        {required && <span class="required"> required</span>}
        <Anchor id={anchor} name={name} />
      </div>
      <Html class="about" html={markdown(description)} />
      {(facts.length > 0 || example !== undefined) && (
        <p class="facts">
          {facts.map((fact) => (
            <Html as="span" html={inlineMarkdown(fact)} />
          ))}
          {example !== undefined && (
            <span>
              for example <code>{JSON.stringify(example)}</code>
            </span>
          )}
        </p>
      )}
      {shape && (
        <details class="inside">
          <summary>{shape.variants.length > 0 ? 'One of these' : `Fields of ${shape.name ?? name}`}</summary>
          <ShapeFields shape={shape} place={place} />
        </details>
      )}
    </li>
  );
}
