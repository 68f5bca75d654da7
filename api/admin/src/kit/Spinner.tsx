import classes from './Spinner.module.css';

interface SpinnerProps {
  size?: number;
  /** `busy`, for work in progress, is animated. `idle` is for work that has not started. */
  state?: 'done' | 'busy' | 'idle';
  /** The label for screen readers. Without a label the circles are decorative. */
  label?: string;
}

/** Two circles that meet: the mark, the loading state and the publish receipt. */
export function Spinner({ size = 48, state, label }: SpinnerProps) {
  const shownState = state ?? (label ? 'busy' : 'done');
  return (
    <span className={classes.root} data-state={shownState} role={label ? 'status' : undefined}>
      <svg width={size} height={size * 0.625} viewBox="0 0 32 20" aria-hidden="true">
        <circle className={classes.left} cx="12" cy="10" r="9" />
        <circle className={classes.right} cx="20" cy="10" r="9" />
        <path className={classes.overlap} d="M16 1.94a9 9 0 0 1 0 16.12 9 9 0 0 1 0-16.12Z" />
      </svg>
      {label && <span>{label}</span>}
    </span>
  );
}
