/** The privacy notice and the accessibility statement. */
import type { SampleDocument } from './document.ts';
import { prose } from './prose.ts';

const privacyNotice: SampleDocument<'privacyNotice'> = {
  type: 'privacyNotice',
  data: {
    title: 'Privacy notice',
    body: prose(`
This notice says what Orrin & Vale Recruitment Limited does with personal data when you use this site, write to us or apply for a job. Last changed on 2 November 2026.

## Who is responsible

Orrin & Vale Recruitment Limited, Calder House, 18 Saddlers Yard, Leeds, LS11 9ZZ, company number 99004217, is the controller. Write to privacy@orrinvale.example or ring 0113 496 0140 and ask for Beth Lindqvist, who looks after data protection.

## What we collect and why

**When you apply for a job.** Your name, email address, telephone number, covering letter and CV, and which job it is for. We use them to decide whether to put you forward, to introduce you to the employer, and to keep the records that the law asks of an agency.

**When you send a message.** Your name, email address, website if you give one, and what you write. We use them to answer you.

**When you work through us.** Bank details, National Insurance number, right-to-work documents and hours worked. We ask for these only once you have an offer, never with an application.

**When you read this site.** Nothing that identifies you. The server keeps a technical log, without your address, for 14 days, so that we can find faults and stop attacks.

Please leave out of your CV anything we do not need, such as your date of birth, a photograph, your health or your religion. If you need an adjustment to apply or to be interviewed, tell us and we will arrange it; we do not pass this on without asking you.

## Our reasons in law

- **Legitimate interests**: reading applications, finding suitable work for you and suitable people for employers, and answering messages. We have weighed these against your interests and you can ask for the assessment.
- **Legal obligation**: records under the Conduct of Employment Agencies and Employment Businesses Regulations 2003, right-to-work checks, tax and pay.
- **Contract**: when you work through us or are about to.
- **Consent**: only for keeping you in our talent pool, for news, and for job alerts. You can take it back at any time, with the link in our email.

## Who sees it

The consultants who deal with your application, and the employer you have agreed to be introduced to. We ask you before each introduction. Our hosting and email suppliers handle data for us under contract, in the United Kingdom. We do not sell data and we do not use it for advertising.

If a job is outside the UK we tell you beforehand which country your data would go to and how it is protected there.

## How long we keep it

The periods are at the end of this notice, for each kind of data. Records of work-seekers stay for at least a year, because the 2003 Regulations ask agencies to keep them; we cannot delete these earlier. When its time is up, data is deleted with its files, and it leaves our backups within 30 days.

## Decisions by software

Software helps us search for people whose skills match a job. It does not reject anybody. A consultant reads every application and makes the decision, and will explain it when you ask.

## Your rights

You can ask to see your data, have it corrected, deleted or limited, object to its use, or receive it in a form you can take elsewhere. We answer within one month and it costs nothing. Whoever has applied can do most of this alone, with the link in our email. Where the law makes us keep a record, we say so and limit it to that purpose.

## If you are unhappy

Write to complaints@orrinvale.example or use the [complaints form](/complaints). We confirm at once that we have your complaint, look into it and answer within 30 days. You can also complain to the Information Commissioner’s Office at [ico.org.uk](https://ico.org.uk/make-a-complaint/) or on 0303 123 1113.

## Cookies

This site sets no cookies for visitors and loads nothing from other companies. The map on the contact page comes from another service and loads only after you press the button; that service then sees your internet address. People who work here and log in to edit the site get one cookie, which keeps them logged in.
`),
  },
};

const accessibilityStatement: SampleDocument<'accessibilityStatement'> = {
  type: 'accessibilityStatement',
  data: {
    title: 'Accessibility statement',
    body: prose(`
We want everybody to be able to find a job on this site and apply for it. This statement covers the public site of Orrin & Vale at orrinvale.example.

## What you can do here

- Zoom in to 400% without losing anything or scrolling sideways
- Use every part of the site with a keyboard alone
- Read and apply with a screen reader
- Use the site without JavaScript: every page, every tab and every form still works
- Ask your device for less motion, and nothing here will move

## How accessible the site is

We build to the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. We believe the site meets them, with the exceptions below.

- **The map on the contact page** comes from another service and is not fully usable by keyboard. The same addresses are written beside it.
- **CVs and documents** that people send us keep the form they arrive in.

## Apply in another way

If the form is not right for you, ring 0113 496 0140 and we will take your application by telephone, or write to jobs@orrinvale.example. We can also send adverts in large print or read them to you. You do not need to tell us why.

## At the interview

Tell us what would help: a room without steps, more time, questions in advance, an interpreter, a break. We arrange it with the employer and need no proof.

## Tell us what is wrong

If something does not work for you, write to access@orrinvale.example or ring 0113 496 0140. We answer within two working days and tell you what we will do about it.

If you are not happy with our answer, the [Equality Advisory and Support Service](https://www.equalityadvisoryservice.com/) gives free advice.

## How we test

Every page is checked by automatic tests whenever the site changes. Twice a year we go through the main journeys by hand, with a keyboard, with a screen reader, at 400% zoom and on small phones. The last time was in October 2026. This statement was written on 2 November 2026.
`),
  },
};

export const notices: SampleDocument[] = [privacyNotice, accessibilityStatement];
