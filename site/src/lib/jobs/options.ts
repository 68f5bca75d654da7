/** The labels of a job's choices, from its content type. Islands must not import this: it brings all content types along. */
import { job } from 'content-types/types/job';

export const categories = job.fields.category.options;
export const types = job.fields.type.options;
const bases = job.fields.basis.options;

/** The labels by value: `fixed-term` is `Fixed-term contract`. */
export const basisNames: Record<string, string> = Object.fromEntries(bases.map(({ value, label }) => [value, label]));
