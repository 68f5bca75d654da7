/** An icon from `public/icons.svg`. */
export function Icon({ name }: { name: 'left' | 'right' | 'pause' | 'play' | 'search' | 'file' }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
