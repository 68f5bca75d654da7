/**
 * The privacy notice and the accessibility statement of an agency that has not published its own. They state facts true
 * of every installation, in the agency's name, and follow its settings.
 */
import type { Data } from '../define.ts';
import { plural } from '../text/plural.ts';
import { prose } from '../text/prose.ts';
import type { RichText } from '../text/rich-text.ts';
import type { contact } from '../types/contact.ts';
import type { dataProtection } from '../types/data-protection.ts';
import type { opening } from '../types/opening.ts';
import type { siteSettings } from '../types/site-settings.ts';
import type { application, brief, complaint, message } from '../types/submissions.ts';
import { registeredDetails } from './registered-details.ts';

type Read = (name: string) => unknown;
type Settings = Data<typeof siteSettings>;

/** Names used in the notice for the data that each form collects. Add every new form field here. */
const COLLECTED: {
  application: Record<keyof typeof application.fields, string>;
  message: Record<keyof typeof message.fields, string>;
  brief: Record<keyof typeof brief.fields, string>;
  complaint: Record<keyof typeof complaint.fields, string>;
} = {
  application: {
    fullName: 'name',
    email: 'email address',
    phone: 'phone number',
    coverLetter: 'cover letter',
    resume: 'CV',
    jobId: 'the job you’re applying for',
  },
  message: {
    name: 'name',
    email: 'email address',
    website: 'website if you give one',
    message: 'what you write',
  },
  brief: {
    name: 'name',
    email: 'email address',
    phone: 'phone number if you give one',
    role: 'the role you want to fill',
    place: 'where it is',
    start: 'when it starts',
    work: 'whether it’s permanent or temporary',
    details: 'anything else you tell us',
  },
  complaint: {
    name: 'name',
    email: 'email address',
    message: 'what you write',
  },
};

/** The privacy notice that Article 13 of the UK GDPR requires. The page lists the retention periods below it. */
export function privacyText(read: Read): RichText {
  const settings = read('siteSettings') as Settings;
  const contactUs = waysToContact(read);
  const { equality } = read('dataProtection') as Data<typeof dataProtection>;
  return fillParagraphs(
    [
      'This notice explains how {company} uses your personal data when you visit this site, contact us or apply for a job.',
      '## Who we are',
      `The controller of your data is {identity}{ico}. For anything to do with data protection, ${contactUs}.`,
      '## What we collect and why',
      '**When you apply for a job.** Your {application}, along with your answers to any questions on the form. We also keep the emails between us, and any interviews and notes. We use this to assess your application and to introduce you to employers.',
      equality &&
        '**If you answer our equality questions.** They’re optional. We only store the answers as totals, so they can’t be traced back to you.',
      '**If you ask us to stay in touch.** With your consent, we keep your details in our talent pool or send you news and offers.',
      '**When you set up a job alert.** Your email address and what you’re looking for, so that we can email you new jobs.',
      '**When you send us a message.** Your {message}. We use this to reply to you.',
      '**When you send us a vacancy brief.** Your {brief}. We use this to discuss the vacancy with you.',
      '**When you complain about how we use your data.** Your {complaint}. We use this to look into your complaint and reply.',
      '**When you work through us.** We’ll ask for anything else we need, such as proof of your right to work and bank details, and tell you what it’s for.',
      '**When you visit this site.** We count how often each job is viewed, but not who views it. Our server may keep a technical log, including IP addresses, for a short time to fix faults and stop attacks.',
      'You don’t have to give us any of this, but we can’t consider your application or reply to you without the details marked as required. Please leave out anything we don’t need, such as your date of birth, health or religion. If you tell us about a health condition or disability so that we can make adjustments, that’s all we’ll use it for.',
      'Most of this comes from you. We may also receive your details from a job board or a referee.',
      '## Our lawful bases',
      `- **Legitimate interests:** finding suitable work for you and suitable people for employers, replying to you and keeping this site secure. You can object to this at any time.
      - **Legal obligation:** keeping the records that the law requires of recruitment businesses, checking the right to work, and handling complaints.
      - **Contract:** when you work through us or are about to.
      - **Consent:** keeping you in our talent pool and sending news, offers and job alerts. You can withdraw your consent at any time, using the link in our emails.`,
      '## Who sees it',
      'Our staff, and the employers we put you forward to. The companies that host this site, store its backups, deliver our email and run other systems for us process data under contract. If we advertised the job through a posting service, it may receive your application too. We may have to give data to a regulator, a court or the police if the law requires it. We don’t sell your data or use it for advertising.',
      'If data leaves the UK, it’s protected by the safeguards that UK law requires. Contact us for details.',
      '## Automated decisions',
      'Software never makes decisions about you on its own. It can point out some answers on an application form, but people make every decision.',
      '## Your rights',
      'You can ask us for a copy of your data, or to correct it, delete it, restrict how we use it or transfer it to someone else. You can also object to how we use it. It’s free, and we’ll reply within a month. The law requires us to keep some records of people looking for work for at least a year.',
      '## Complaints',
      'Use our [complaints form](/complaints). We’ll look into your complaint and reply within 30 days. You can also complain to the Information Commissioner’s Office at [ico.org.uk](https://ico.org.uk/make-a-complaint/) or on 0303 123 1113.',
      '## Cookies',
      'This site doesn’t set any cookies for visitors. The jobs you save and forms you haven’t finished are stored in your browser only.',
      hasMap(read) &&
        'The map on our contact page comes from another company and only loads if you choose to see it. That company then sees your IP address.',
    ],
    {
      ...agencyValues(settings),
      ...Object.fromEntries(
        Object.entries(COLLECTED).map(([form, fields]) => [form, joinWithAnd(Object.values(fields))]),
      ),
    },
  );
}

export function accessibilityText(read: Read): RichText {
  const settings = read('siteSettings') as Settings;
  const days = settings.replyTimes.messages;
  const contactUs = waysToContact(read);
  return fillParagraphs(
    [
      'We want everyone to be able to find a job on this site and apply for it. This statement covers the website of {company}.',
      '## How accessible this site is',
      'This site is designed to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. You should be able to:',
      `- use every page and form with a keyboard or a screen reader
      - zoom in to 400% without scrolling sideways
      - search and apply for jobs without JavaScript
      - stop animations with your device’s reduced motion setting`,
      'The site’s design is checked with automated tests and with a keyboard. It hasn’t been audited by an outside expert.',
      '## Known limits',
      `${hasMap(read) ? '- The map on our contact page comes from another company and may not work fully with a keyboard or screen reader. The address is written next to it.\n' : ''}- Job adverts, articles and images are added by our staff. Some may not be as clear, or as well described, as they should be.
      - Links may lead to other websites, whose accessibility we can’t control.`,
      '## Other ways to apply',
      `If something here doesn’t work for you, ${contactUs}. We can take your application another way, or send you information in another format. Let us know if you need adjustments for an interview, too.`,
      '## Report a problem',
      `If you find a problem that isn’t listed here, ${contactUs}. We’ll ${days === null ? 'reply' : plural(days, { one: 'reply within # working day', other: 'reply within # working days' })} and tell you what we’ll do about it.`,
      'If you’re not happy with our reply, contact the [Equality Advisory and Support Service](https://www.equalityadvisoryservice.com/) in England, Scotland or Wales, or the [Equality Commission for Northern Ireland](https://www.equalityni.org/).',
    ],
    agencyValues(settings),
  );
}

function agencyValues({ companyName, registered, contact }: Settings) {
  const company = registered.name || companyName;
  const { street, city, state, zip } = contact.address;
  const address = registered.office ? [] : [street, city, state, zip].filter(Boolean);
  const details = registeredDetails({ ...registered, vat: '' });
  return {
    company,
    identity: [company, ...details, ...address].join(', '),
    ico: registered.ico && `, registered with the Information Commissioner’s Office under number ${registered.ico}`,
    email: contact.email,
    phone: contact.phone,
  };
}

function waysToContact(read: Read): string {
  const { email, phone } = (read('siteSettings') as Settings).contact;
  const { closed } = read('opening') as Data<typeof opening>;
  const contactWays = [email && 'email [{email}](mailto:{email})', phone && 'call {phone}'].filter(Boolean);
  // Links to the complaints form on a closed site, which has no contact page.
  return (
    contactWays.join(' or ') || `use our ${closed ? '[complaints form](/complaints)' : '[contact form](/contact-us)'}`
  );
}

function hasMap(read: Read): boolean {
  return (read('contact') as Data<typeof contact>).mapUrl !== '';
}

/** Fills in values after parsing, so that nothing in them is read as markup. */
function fillParagraphs(paragraphs: readonly (string | false)[], values: Record<string, string>): RichText {
  const fillIn = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const noticeBody = prose(paragraphs.filter(Boolean).join('\n\n'));
  return JSON.parse(JSON.stringify(noticeBody), (_, value) => (typeof value === 'string' ? fillIn(value) : value));
}

function joinWithAnd(parts: string[]): string {
  return new Intl.ListFormat('en-GB').format(parts);
}
