/**
 * Returns the candidate that is most similar to a misspelled name, or `undefined` if none is similar. A candidate is similar if its edit
 * distance is at most 1, or at most a third of the length of `name`. Ignores case, `-` and `_`. Compares only the first characters of
 * long names, because the time grows with the product of their lengths.
 */
export function nearest(name: string, candidates: readonly string[]): string | undefined {
  const normalized = normalize(name.slice(0, 64));
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(normalized.length / 3)) + 1;
  for (const candidate of candidates) {
    const other = normalize(candidate.slice(0, 256));
    // The distance is at least the difference of the lengths.
    if (Math.abs(other.length - normalized.length) >= bestDistance) continue;
    const distance = editDistance(normalized, other);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

function normalize(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]/g, '');
}

/**
 * Returns the edit distance (optimal string alignment): the minimum number of insertions, deletions, substitutions and swaps of adjacent
 * letters that turn `a` into `b`. Swapped letters are not edited again.
 */
function editDistance(a: string, b: string): number {
  const rows = [[...Array(b.length + 1).keys()]];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        swapped ? at(i - 2, j - 2) + 1 : Infinity,
      );
    }
  }
  return at(a.length, b.length);
}
