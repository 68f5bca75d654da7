import type { Point } from 'content-types/fields/image';
import classes from './crop.module.css';

/** The focal point, over a picture. */
export function FocalPoint({ at, isSmall = false }: { at: Point; isSmall?: boolean }) {
  const style = { left: `${at.x * 100}%`, top: `${at.y * 100}%` };
  return <span className={classes.dot} style={style} data-small={isSmall || undefined} aria-hidden />;
}
