import { statusName } from '../spec/error-advice.ts';
import type { Operation, OperationResponse } from '../spec/operation.ts';
import { slug } from '../text/html.ts';
import { inlineMarkdown, markdown } from '../text/markdown.ts';
import { Code } from './code.tsx';
import { DeprecationBadge } from './deprecation-badge.tsx';
import { Anchor, Html } from './elements.tsx';
import { FieldList, ShapeFields } from './fields.tsx';
import { Samples } from './samples.tsx';
import { type Place, TypeName } from './type-name.tsx';

const parameterGroups = [
  ['path', 'Path'],
  ['query', 'Query'],
  ['header', 'Headers'],
] as const;

/** An operation: description and parameters on the left, code samples and example responses on the right. */
export function OperationSection({ operation, place }: { operation: Operation; place: Place }) {
  const { id, method, path, summary, description, body, success, errors, parameters } = operation;
  return (
    <section class="operation" aria-labelledby={id} data-operation={id} data-method={method} data-path={path}>
      <div class="text">
        <h2 id={id}>
          {summary}
          <Anchor id={id} name={summary} />
        </h2>
        <p class="route">
          <Method method={method} /> <Route path={path} />
        </p>
        <Badges operation={operation} place={place} />
        <Html html={markdown(description)} />
        {parameterGroups.map(([group, title]) => {
          const fields = parameters.filter((parameter) => parameter.in === group);
          return (
            fields.length > 0 && (
              <div data-parameters={group}>
                <h3>{title}</h3>
                <FieldList fields={fields} place={place} />
              </div>
            )
          );
        })}
        {body && (
          <>
            <h3>
              Body <TypeName parts={body.type} place={place} />
            </h3>
            <Html as="p" html={inlineMarkdown(body.description)} />
            {body.shape && <ShapeFields shape={body.shape} place={place} />}
          </>
        )}
        <h3>Responses</h3>
        {success.map((response) => (
          <Success response={response} place={place} />
        ))}
        <h3>Errors</h3>
        <ul class="errors">
          {errors.map((response) => (
            <Failure response={response} />
          ))}
        </ul>
      </div>
      <div class="aside">
        <Samples operation={operation} />
        {body?.examples.map(({ summary: title, value }) => (
          <details class="body">
            <summary>Body as JSON</summary>
            <Code title={title} code={JSON.stringify(value, null, 2)} language="json" />
          </details>
        ))}
        {success.flatMap(({ status, examples }) =>
          examples.map(({ summary: title, value }) => (
            <Code
              title={`${status}: ${title}`}
              code={JSON.stringify(value, null, 2)}
              language="json"
              class="response"
            />
          )),
        )}
      </div>
    </section>
  );
}

/** A path that breaks into lines before a slash. */
export function Route({ path }: { path: string }) {
  return (
    <code>
      {path.split(/(?=\/)/).map((part) => (
        <>
          <wbr />
          {part}
        </>
      ))}
    </code>
  );
}

/** An HTTP method, or `SENT` for a webhook, in its color. */
export function Method({ method }: { method: string }) {
  return <span class={`method ${method.toLowerCase()}`}>{method}</span>;
}

function Badges({ operation, place }: { operation: Operation; place: Place }) {
  const { stability, contract, since, roles, deprecation, clientMethod } = operation;
  return (
    <p class="badges">
      <span class={`badge ${stability}`}>{stability}</span>
      {contract && <span class="badge stable">contract {contract}</span>}
      {deprecation && <DeprecationBadge deprecation={deprecation} place={place} />}
      {since && <span class="muted">since {since}</span>}
      {roles && (
        <span class="muted">
          for{' '}
          {roles.map((role, index) => (
            <>
              {index > 0 && ', '}
              <code>{role}</code>
            </>
          ))}
        </span>
      )}
      <span class="muted">
        <code>api.{clientMethod}()</code>
      </span>
    </p>
  );
}

function Success({ response, place }: { response: OperationResponse; place: Place }) {
  const { status, description, headers, type, shape } = response;
  return (
    <details class="response" open={status === '200'}>
      <summary>
        <span class="status ok">{status}</span> <Html as="span" html={inlineMarkdown(description)} />
      </summary>
      {shape ? <ShapeFields shape={shape} place={place} /> : type.length > 0 && <TypeName parts={type} place={place} />}
      {headers.length > 0 && (
        <details class="inside">
          <summary>Headers</summary>
          <FieldList fields={headers} place={place} />
        </details>
      )}
    </details>
  );
}

/**
 * An error of an operation. Its examples and advice are the same for all operations, so they are in the chapter about errors.
 */
function Failure({ response: { status, description } }: { response: OperationResponse }) {
  const name = statusName(status);
  return (
    <li>
      <a href={`errors.html#${slug(`${status} ${name}`)}`}>
        <span class="status">{status}</span> {name}
      </a>{' '}
      <Html as="span" class="muted" html={inlineMarkdown(description.split(/(?<=\.) /)[0] ?? '')} />
    </li>
  );
}
