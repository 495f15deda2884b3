import type { ComponentChildren, VNode } from 'preact';
import { errorText } from '../app/error-text.ts';

interface EmptyProps {
  readonly title: string;
  readonly children?: ComponentChildren;
  /** The level of the title. The default is `h2`. */
  readonly heading?: 'h1' | 'h2';
}

/** The message that replaces an empty list or, with the heading `h1`, a page. */
export function Empty({ title, children, heading: Heading = 'h2' }: EmptyProps): VNode {
  return (
    <div class="empty">
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}

/** An error with its details. */
export function ErrorMessage({ error }: { readonly error: unknown }): VNode | null {
  if (error === undefined || error === null) return null;
  const { summary, details } = errorText(error);
  return (
    <div class="notice error" role="alert">
      <p>{summary}</p>
      {details.length > 0 && (
        <ul>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A placeholder for content that is being loaded. `noun` names the content. */
export function Loading({ noun }: { readonly noun?: string }): VNode {
  return (
    <p class="loading" role="status">
      Loading{noun && ` ${noun}`}…
    </p>
  );
}

/** The meaning of a badge, which determines its color. */
export type Tone = 'good' | 'bad' | 'warning' | 'neutral';

/** A label for a state, such as the state of an alert. */
export function Badge({ tone, children }: { readonly tone: Tone; readonly children: ComponentChildren }): VNode {
  return <span class={`badge ${tone}`}>{children}</span>;
}
