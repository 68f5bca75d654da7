/** The invented agency Orrin & Vale, which a new installation shows until its owner replaces the sample content. */
import { about } from './about.ts';
import { blog } from './blog.ts';
import { careerContent } from './career.ts';
import { contactContent } from './contact.ts';
import type { SampleDocument } from './document.ts';
import { home } from './home.ts';
import { jobs } from './jobs.ts';
import { notices } from './notices.ts';
import { productContent } from './products.ts';
import { servicePages } from './service-pages.ts';
import { shared } from './shared.ts';
import { specialties } from './specialties.ts';
import { trust } from './trust.ts';

/** Documents by the name of their source file. */
const FILES: Readonly<Record<string, readonly SampleDocument[]>> = {
  shared,
  home,
  about,
  'service-pages': servicePages,
  specialties,
  products: productContent,
  trust,
  career: careerContent,
  jobs,
  blog,
  contact: contactContent,
  notices,
};

export const sampleContent: SampleDocument[] = Object.entries(FILES).flatMap(([name, documents]) =>
  documents.map((document) => ({ ...document, source: `scripts/sample-content/${name}.ts` })),
);
