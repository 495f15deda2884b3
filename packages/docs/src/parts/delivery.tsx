import type { Delivery } from '../spec/delivery.ts';
import type { OperationResponse } from '../spec/operation.ts';
import { inlineMarkdown, markdown } from '../text/markdown.ts';
import { Code } from './code.tsx';
import { DeprecationBadge } from './deprecation-badge.tsx';
import { Anchor, Html } from './elements.tsx';
import { FieldList, ShapeFields } from './fields.tsx';
import { Method } from './operation.tsx';
import { type Place, TypeName } from './type-name.tsx';

/** A webhook of the spec: the fields of its headers and its body on the left, the code of a receiver on the right. */
export function DeliverySection({ delivery, place }: { delivery: Delivery; place: Place }) {
  const { id, name, summary, description, stability, since, deprecation, headers, body, responses, sample } = delivery;
  return (
    <section class="operation" aria-labelledby={id}>
      <div class="text">
        <h2 id={id}>
          {summary}
          <Anchor id={id} name={summary} />
        </h2>
        <p class="route">
          <Method method="POST" /> to the <code>url</code> of a webhook
        </p>
        <p class="badges">
          <span class={`badge ${stability}`}>{stability}</span>
          {deprecation && <DeprecationBadge deprecation={deprecation} place={place} />}
          {since && <span class="muted">since {since}</span>}
          <span class="muted">
            webhook <code>{name}</code>
          </span>
        </p>
        <Html html={markdown(description)} />
        <h3>Headers</h3>
        <FieldList fields={headers} place={place} />
        <h3>
          Body <TypeName parts={body.type} place={place} />
        </h3>
        <Html as="p" html={inlineMarkdown(body.description)} />
        {body.shape && <ShapeFields shape={body.shape} place={place} />}
        <h3>Responses</h3>
        {responses.map((response) => (
          <Reaction response={response} />
        ))}
      </div>
      <div class="aside">
        <Code title="Receive it" code={sample} language="ts" />
        {body.examples.map(({ summary: title, value }) => (
          <Code title={title} code={JSON.stringify(value, null, 2)} language="json" class="response" />
        ))}
      </div>
    </section>
  );
}

/** Describes how the service reacts to a status, such as `429`, or to a class of statuses, such as `5XX`. */
function Reaction({ response: { status, description } }: { response: OperationResponse }) {
  return (
    <details class="response" open>
      <summary>
        <span class={status.startsWith('2') ? 'status ok' : 'status'}>{status}</span>
      </summary>
      <Html as="p" html={inlineMarkdown(description)} />
    </details>
  );
}
