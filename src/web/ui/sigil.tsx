import address from 'virtual:icons';

/** The square sign of a school of magic. */
export function Sigil({ school }: { school: string }) {
  return (
    <span className="sigil" data-tone={`school-${school}`}>
      <svg className="sigil-drawing" viewBox="0 0 24 24" aria-hidden="true">
        <use href={`${address}#${school}`} />
      </svg>
    </span>
  );
}
