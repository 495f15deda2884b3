/** A permalink to a heading or a field. */
export function Anchor({ id, name }: { id: string; name: string }) {
  return (
    <a class="anchor" href={`#${id}`} aria-label={`Link to ${name}`}>
      #
    </a>
  );
}
