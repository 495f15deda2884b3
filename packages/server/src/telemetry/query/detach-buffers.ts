/**
 * Frees the memory of what nobody reads any more, where it is not shared with anything. It is not left to the garbage collector:
 * much of this kind drives it to look through the whole heap after a few long answers, and that takes twice as much of the
 * processors as all else that the service does for them.
 */
export function freeMemory(views: Iterable<ArrayBufferView>): void {
  for (const { buffer, byteLength } of views) {
    // Twice would be an error: then there is none any more.
    if (buffer instanceof ArrayBuffer && byteLength > 0 && buffer.byteLength === byteLength) buffer.transfer(0);
  }
}
