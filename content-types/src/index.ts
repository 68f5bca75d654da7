/** The registry of all content types. To add a type, add a file in `types/` and a line here. */
import type { Collection, Data, Entry, Singleton } from './define.ts';
import { emailTypes } from './emails/email-types.ts';
import { replyTemplate } from './emails/reply-template.ts';
import { accessibilityStatement, privacyNotice } from './privacy/notices.ts';
import { about, aboutPage } from './types/about.ts';
import { banner } from './types/banner.ts';
import { blog, blogPage } from './types/blog.ts';
import { career, careerPage } from './types/career.ts';
import { client } from './types/client.ts';
import { consultant } from './types/consultant.ts';
import { contact, contactPage } from './types/contact.ts';
import { dataProtection } from './types/data-protection.ts';
import { footer } from './types/footer.ts';
import { header } from './types/header.ts';
import { feature, homePage, slide } from './types/home-page.ts';
import { job } from './types/job.ts';
import { contractType, jobType, sector } from './types/job-terms.ts';
import { landingPage } from './types/landing-page.ts';
import { office } from './types/office.ts';
import { opening } from './types/opening.ts';
import { page } from './types/page.ts';
import { product, productsPage, tabSection } from './types/product.ts';
import { question } from './types/question.ts';
import { redirect } from './types/redirect.ts';
import { searchWords } from './types/search-words.ts';
import {
  applicationService,
  businessSection,
  contractPage,
  fullTimePage,
  globalStaffingPage,
  partTimePage,
  staffAugmentationPage,
} from './types/service-pages.ts';
import { siteSettings } from './types/site-settings.ts';
import { stage } from './types/stage.ts';
import { application, brief, complaint, message } from './types/submissions.ts';
import { theme } from './types/theme.ts';

/** Content in the order of the admin's menu. */
export const contentTypes = {
  homePage,
  slide,
  feature,
  aboutPage,
  banner,
  about,
  consultant,
  applicationService,
  businessSection,
  partTimePage,
  fullTimePage,
  contractPage,
  globalStaffingPage,
  staffAugmentationPage,
  productsPage,
  product,
  tabSection,
  careerPage,
  career,
  job,
  sector,
  jobType,
  contractType,
  landingPage,
  searchWords,
  blogPage,
  blog,
  contactPage,
  contact,
  page,
  office,
  client,
  question,
  stage,
  replyTemplate,
  ...emailTypes,
  siteSettings,
  theme,
  header,
  footer,
  redirect,
  privacyNotice,
  dataProtection,
  accessibilityStatement,
  opening,
} as const;

export const submissions = { message, application, complaint, brief } as const;

export type TypeName = keyof typeof contentTypes;
export type DataByType = { [Name in TypeName]: Data<(typeof contentTypes)[Name]> };
export type EntryOf<Name extends TypeName> = Entry<DataByType[Name]>;
export type CollectionName = {
  [Name in TypeName]: (typeof contentTypes)[Name] extends Collection ? Name : never;
}[TypeName];
export type SingletonName = {
  [Name in TypeName]: (typeof contentTypes)[Name] extends Singleton ? Name : never;
}[TypeName];

export type Message = Data<typeof message>;
export type Application = Data<typeof application>;
export type Brief = Data<typeof brief>;
