/** The text of pieces that are whole characters each. */
const textOf = (pieces) => pieces
    .map((piece) => typeof piece === 'string' ? piece : Buffer.from(piece.buffer, piece.byteOffset, piece.length).toString())
    .join('');
/**
 * What is stored as JSON and goes out as it is, so that nobody has to parse and write it again; it is parsed for
 * whoever looks at the value.
 */
class Written {
    #json;
    constructor(json) {
        this.#json = json;
    }
    /** The JSON of the value. */
    get json() {
        return this.#json;
    }
    get value() {
        return JSON.parse(textOf(this.#json));
    }
}
/** A resource as it is stored. */
export class WrittenResource extends Written {
    version;
    constructor(json, version) {
        super(json);
        this.version = version;
    }
    get resource() {
        return this.value;
    }
    /** Accessors are left out of JSON. */
    toJSON() {
        return { resource: this.resource, version: this.version };
    }
}
/** A part of a list, its items and the brackets around them as they are stored. */
export class WrittenPage extends Written {
    total;
    constructor(json, total) {
        super(json);
        this.total = total;
    }
    get items() {
        return this.value;
    }
}
/** The JSON of a result's resource, or of a page's items with the brackets around them; absent where it is not stored. */
export const writtenOf = (result) => result instanceof Written ? result.json : undefined;
