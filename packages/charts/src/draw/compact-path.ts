/**
 * Writes the data of an SVG path. It is short: coordinates are rounded to a tenth of a pixel, optional separators are left out, and
 * coordinates are relative, because absolute ones have more digits. Implements the methods that line() and area() of d3-shape call.
 */
export class CompactPath {
  #data = '';
  /** The current point, in tenths of a pixel. */
  #x = 0;
  #y = 0;
  /** The last command, which need not be repeated. */
  #command = '';
  /** True if the last number has a decimal point. A number that starts with a point then needs no separator. */
  #decimal = false;
  #startX = 0;
  #startY = 0;

  moveTo(x: number, y: number): void {
    const [tx, ty] = [tenths(x), tenths(y)];
    // A path starts at the origin, so its first relative move equals an absolute move.
    this.#write('m', tx - this.#x, ty - this.#y);
    this.#x = this.#startX = tx;
    this.#y = this.#startY = ty;
  }

  lineTo(x: number, y: number): void {
    const [tx, ty] = [tenths(x), tenths(y)];
    const [dx, dy] = [tx - this.#x, ty - this.#y];
    if (dx === 0 && dy === 0) return;
    if (dy === 0) this.#write('h', dx);
    else if (dx === 0) this.#write('v', dy);
    else this.#write('l', dx, dy);
    this.#x = tx;
    this.#y = ty;
  }

  closePath(): void {
    this.#data += 'z';
    this.#command = 'z';
    this.#x = this.#startX;
    this.#y = this.#startY;
  }

  /** Adds a rectangle. */
  rect(x: number, y: number, width: number, height: number): void {
    this.moveTo(x, y);
    this.lineTo(x + width, y);
    this.lineTo(x + width, y + height);
    this.lineTo(x, y + height);
    this.closePath();
  }

  /** Adds a line of length 0, which a round cap draws as a dot. */
  dot(x: number, y: number): void {
    this.moveTo(x, y);
    this.#write('h', 0);
  }

  get isEmpty(): boolean {
    return this.#data === '';
  }

  toString(): string {
    return this.#data;
  }

  #write(command: string, ...coordinates: readonly number[]): void {
    // In SVG paths, coordinates after those of `m` are implicit `l` commands.
    const implied = this.#command === 'm' ? 'l' : this.#command;
    let separate = false;
    if (command !== implied || command === 'm') this.#data += command;
    else separate = true;
    for (const coordinate of coordinates) {
      const text = formatTenths(coordinate);
      const joined = text.startsWith('-') || (text.startsWith('.') && this.#decimal);
      this.#data += separate && !joined ? ` ${text}` : text;
      this.#decimal = text.includes('.');
      separate = true;
    }
    this.#command = command;
  }
}

function tenths(value: number): number {
  return Math.round(value * 10);
}

/** Formats tenths as a decimal number without a leading zero: `.5`. */
function formatTenths(value: number): string {
  const size = Math.abs(value);
  const integer = Math.trunc(size / 10);
  const digit = size % 10;
  const text = digit === 0 ? String(integer) : `${integer === 0 ? '' : integer}.${digit}`;
  return value < 0 ? `-${text}` : text;
}

/** Rounds a coordinate to a tenth of a pixel. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
