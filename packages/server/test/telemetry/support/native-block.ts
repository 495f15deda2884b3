/** A column of a fake result. */
export type FakeColumn =
  | { readonly name: string; readonly type: 'Float64'; readonly values: readonly number[] }
  | { readonly name: string; readonly type: 'String'; readonly values: readonly string[] };

/** Encodes an unsigned integer as LEB128. */
function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let remaining = value; ; remaining = Math.floor(remaining / 128)) {
    if (remaining < 128) return Buffer.from([...bytes, remaining]);
    bytes.push(128 + (remaining % 128));
  }
}

function text(value: string): Buffer {
  return Buffer.concat([varint(Buffer.byteLength(value)), Buffer.from(value)]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
}

/** Encodes columns in ClickHouse's Native format. */
export function nativeBlock(columns: readonly FakeColumn[]): Buffer {
  return Buffer.concat([
    varint(columns.length),
    varint(columns[0]?.values.length ?? 0),
    ...columns.flatMap((column) => [
      text(column.name),
      text(column.type),
      ...(column.type === 'Float64' ? column.values.map(number) : column.values.map(text)),
    ]),
  ]);
}
