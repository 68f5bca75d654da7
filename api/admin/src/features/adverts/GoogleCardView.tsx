import type { GoogleCard } from 'content-types/adverts/google-card';
import classes from './advert.module.css';

/** The advert as a job search shows it. */
export function GoogleCardView({ card: { title, company, place, facts, snippet } }: { card: GoogleCard }) {
  return (
    <figure className={classes.google}>
      <figcaption>In a job search on Google</figcaption>
      <div className={classes.card}>
        <p className={classes.title}>{title || 'Title of the job'}</p>
        <p>{company || 'Name of the agency'}</p>
        <p>{place || 'No place yet, so Google would not show it'}</p>
        <p className={classes.facts}>{['Just posted', ...facts].join(' · ')}</p>
        {snippet && <p className={classes.snippet}>{snippet}</p>}
      </div>
    </figure>
  );
}
