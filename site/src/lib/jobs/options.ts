/** What a job's choices are called, from the type's own definition. Not for islands: it brings the registry along. */
import { job } from 'content-types/types/job';

export const categories = job.fields.category.options;
export const types = job.fields.type.options;
const bases = job.fields.basis.options;

/** `fixed-term` is `Fixed-term contract`. */
export const basisNames: Record<string, string> = Object.fromEntries(bases.map(({ value, label }) => [value, label]));
