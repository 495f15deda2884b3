import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from './icon.tsx';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly hint?: string | undefined;
  readonly type?: 'text' | 'number' | 'url' | 'datetime-local' | 'password' | undefined;
  readonly required?: boolean | undefined;
  readonly maxLength?: number | undefined;
  readonly placeholder?: string | undefined;
  /** Suggestions while the user types. */
  readonly options?: readonly string[] | undefined;
  readonly monospace?: boolean | undefined;
}

/** A text field with a label. */
export function TextField({
  label,
  value,
  onInput,
  hint,
  options,
  monospace,
  type = 'text',
  ...attributes
}: TextFieldProps): VNode {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        {...(attributes as object)}
        id={id}
        type={type as 'text'}
        class={monospace ? 'input monospace' : 'input'}
        value={value}
        step={STEPS[type]}
        list={options ? `${id}-options` : undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
        spellcheck={false}
        autocomplete="off"
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {options && (
        <datalist id={`${id}-options`}>
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
      {hint && (
        <span class="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}

/** The steps of input types. They permit decimal numbers and times with seconds. */
const STEPS: Readonly<Record<string, string | undefined>> = { number: 'any', 'datetime-local': '1' };

interface TextAreaFieldProps
  extends Pick<TextFieldProps, 'label' | 'value' | 'onInput' | 'hint' | 'placeholder' | 'maxLength' | 'monospace'> {
  readonly rows?: number | undefined;
}

/** A text area with a label. */
export function TextAreaField({
  label,
  value,
  onInput,
  hint,
  monospace,
  rows = 3,
  ...attributes
}: TextAreaFieldProps): VNode {
  const id = useId();
  return (
    <div class="field wide">
      <label for={id}>{label}</label>
      <textarea
        {...(attributes as object)}
        id={id}
        class={monospace ? 'input monospace' : 'input'}
        rows={rows}
        value={value}
        spellcheck={false}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {hint && (
        <span class="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
}

/** A select field with a label. */
export function SelectField({ label, value, options, onChange, hint }: SelectFieldProps): VNode {
  return (
    <label class="field">
      <span>{label}</span>
      <select class="input" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option} selected={option === value}>
            {text}
          </option>
        ))}
      </select>
      {hint && <span class="hint">{hint}</span>}
    </label>
  );
}

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
}

/** A field that filters a list. */
export function SearchField({ label, value, onInput }: SearchFieldProps): VNode {
  return (
    <label class="search-field">
      <Icon name="search" />
      <input
        class="input"
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </label>
  );
}
