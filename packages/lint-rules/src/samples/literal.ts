/** The differences between the literals of two languages. */
interface Notation {
  readonly indent: string;
  /** The space inside braces on one line. */
  readonly padding: string;
  /** Formats a key of an object. */
  key(name: string): string;
  /** Formats a number, a boolean or null. */
  word(value: unknown): string;
}

const typescript: Notation = {
  indent: '  ',
  padding: ' ',
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)),
  word: String,
};
const pythonWords: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };
const python: Notation = {
  indent: '    ',
  padding: '',
  key: quote,
  word: (value) => pythonWords[String(value)] ?? String(value),
};

/** Returns a value as a TypeScript literal with single quotes. Short arrays and objects stay on one line. */
export function literal(value: unknown, indent = ''): string {
  return write(value, indent, typescript);
}

/** Returns a value as a Python literal with single quotes. Short lists and dictionaries stay on one line. */
export function pythonLiteral(value: unknown, indent = ''): string {
  return write(value, indent, python);
}

/**
 * The maximum length of a line with a short array or object. The code before and after the literal and the comma after an item do not
 * count.
 */
const LINE_LENGTH = 60;

/** Formats a value. `before` is the number of characters of the literal before the value on its first line, including indentation. */
function write(value: unknown, indent: string, notation: Notation, before = indent.length): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return notation.word(value);
  const inner = `${indent}${notation.indent}`;
  const parts = Array.isArray(value)
    ? value.map((item) => write(item, inner, notation))
    : Object.entries(value).map(([name, item]) => {
        const key = `${notation.key(name)}: `;
        return `${key}${write(item, inner, notation, inner.length + key.length)}`;
      });
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return `${open}${close}`;
  const padding = Array.isArray(value) ? '' : notation.padding;
  const line = `${open}${padding}${parts.join(', ')}${padding}${close}`;
  if (before + line.length <= LINE_LENGTH && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
}

function quote(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped}'`;
}
