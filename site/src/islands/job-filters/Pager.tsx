interface PagerProps {
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

export function Pager({ page, pages, onTurn }: PagerProps) {
  if (pages === 1) return null;
  return (
    <nav className="pager" aria-label="Pages of jobs">
      <button type="button" className="button quiet" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        Previous
      </button>
      <span className="figures">
        Page {page} of {pages}
      </span>
      <button type="button" className="button quiet" disabled={page === pages} onClick={() => onTurn(page + 1)}>
        Next
      </button>
    </nav>
  );
}
