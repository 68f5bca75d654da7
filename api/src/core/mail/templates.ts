/**
 * Composes the system's emails in the agency's wording. The templates are content, of the types in `email-types.ts`.
 */

import { emailColours } from 'content-types/brand/theme';
import {
  type AgencyPlaceholder,
  type EmailName,
  type EmailValues,
  emailPlaceholders,
} from 'content-types/emails/email-types';
import { type ReplyInbox, replyPlaceholders } from 'content-types/emails/reply-template';
import { registeredDetails } from 'content-types/privacy/registered-details';
import { readAgency } from '../agency.ts';
import type { App } from '../app.ts';
import { readPublishedSingleton } from '../content/published.ts';
import { fillTemplate, type RenderedEmail, renderEmail } from './render-email.ts';

interface Template {
  subject: string;
  body: string;
}

/** Composes an email with these values, using the published template unless another is given. */
export function composeEmail<Name extends EmailName>(
  app: Pick<App, 'db' | 'env'>,
  name: Name,
  values: EmailValues<Name>,
  template?: Template,
): RenderedEmail {
  return emailComposer(app, name, template)(values);
}

/** Composes several emails of a kind. Reads the template, the agency and the colours once, so use it within one transaction. */
export function emailComposer<Name extends EmailName>(
  app: Pick<App, 'db' | 'env'>,
  name: Name,
  template: Template = readPublishedSingleton(app.db, name),
): (values: EmailValues<Name>) => RenderedEmail {
  const { companyName } = readAgency(app.db);
  const branding = { companyName, colours: emailColours(readPublishedSingleton(app.db, 'theme')) };
  const placeholders = emailPlaceholders(name);
  const agencyPlaceholders = readAgencyValues(app);
  return (values) =>
    renderEmail({ ...template, look: branding, placeholders, values: { ...values, ...agencyPlaceholders } });
}

/**
 * Returns a function that fills in reply templates. The text becomes `reply` in `replyEmail`. Use it within one
 * transaction.
 */
export function replyFiller(app: Pick<App, 'db' | 'env'>, inbox: ReplyInbox) {
  const placeholders = replyPlaceholders(inbox);
  const agencyPlaceholders = readAgencyValues(app);
  return (template: Template, values: Record<string, string>) =>
    fillTemplate({ ...template, placeholders, values: { ...values, ...agencyPlaceholders } });
}

function readAgencyValues({ db, env }: Pick<App, 'db' | 'env'>): Record<AgencyPlaceholder, string> {
  const { companyName, contact, registered } = readAgency(db);
  const details = registeredDetails(registered);
  return {
    site: env.publicSiteUrl.host,
    company_name: companyName,
    company_phone: contact.phone,
    company_email: contact.email,
    registered_details:
      registered.name || details.length > 0 ? [registered.name || companyName, ...details].join(', ') : '',
  };
}
