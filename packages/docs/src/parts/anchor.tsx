/** The small sign by which a thing is linked to. */
export function Anchor({ id, name }: { id: string; name: string }) {
  return (
    <a class="anchor" href={`#${id}`} aria-label={`Link to ${name}`}>
      #
    </a>
  );
}
