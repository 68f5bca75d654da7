/** The privacy notice and the accessibility statement. */

import { prose } from 'content-types/text/prose';
import type { SampleDocument } from './document.ts';

const privacyNotice: SampleDocument<'privacyNotice'> = {
  type: 'privacyNotice',
  data: {
    title: 'Privacy notice',
    body: prose(`
This notice explains what Orrin & Vale Recruitment Limited does with your personal data when you use this site, contact us or apply for a job. Last updated on 2 November 2026.

## Who is responsible

The controller is Orrin & Vale Recruitment Limited, Calder House, 18 Saddlers Yard, Leeds, LS11 9ZZ, company number 99004217. For anything to do with data protection, email privacy@orrinvale.example, or ring 0113 496 0140 and ask for Beth Lindqvist.

## What we collect and why

**When you apply for a job.** Your name, email address, phone number, cover letter and CV, and the job you’re applying for. We use them to decide whether to put you forward, to introduce you to the employer, and to keep the records that the law requires of an agency.

**When you send a message.** Your name, email address, website if you give one, and what you write. We use them to reply to you.

**When you work through us.** Bank details, National Insurance number, right to work documents and hours worked. We ask for these only once you have an offer, never with an application.

**When you visit this site.** Nothing that identifies you. The server keeps a technical log for 14 days, without your IP address, so that we can find faults and stop attacks.

Please leave anything we don’t need out of your CV, such as your date of birth, a photograph, your health or your religion. If you need an adjustment to apply or to be interviewed, let us know and we will arrange it. We don’t pass this on without asking you.

## Our lawful bases

- **Legitimate interests**: reading applications, finding suitable work for you and suitable people for employers, and replying to messages. We have weighed these against your interests, and you can ask to see the assessment.
- **Legal obligation**: records under the Conduct of Employment Agencies and Employment Businesses Regulations 2003, right to work checks, tax and pay.
- **Contract**: when you work through us or are about to.
- **Consent**: only to keep you in our talent pool, and to send news and job alerts. You can withdraw it at any time with the link in our email.

## Who sees it

The consultants who deal with your application, and the employer you have agreed to be introduced to. We ask you before each introduction. Our hosting and email suppliers process data for us under contract, in the United Kingdom. We don’t sell data, and we don’t use it for advertising.

If a job is outside the UK, we’ll first explain which country your data would go to and how it is protected there.

## How long we keep it

The periods for each kind of data are at the end of this notice. We keep records of work-seekers for at least a year, because the 2003 Regulations require it of agencies; we cannot delete them earlier. When the time is up, we delete the data and any files, and remove them from our backups within 30 days.

## Automated decisions

Software helps us search for people whose skills match a job. It does not reject anyone. A consultant reads every application, makes the decision, and will explain it if you ask.

## Your rights

You can ask to see your data, have it corrected or deleted, restrict or object to its use, or receive it in a form you can take elsewhere. We reply within one month, and it is free. If you have applied for a job, you can do most of this yourself using the link in our email. If the law requires us to keep a record, we say so and use it for nothing else.

## If you are unhappy

Email complaints@orrinvale.example or use the [complaints form](/complaints). We acknowledge your complaint straight away, look into it and reply within 30 days. You can also complain to the Information Commissioner’s Office at [ico.org.uk](https://ico.org.uk/make-a-complaint/) or on 0303 123 1113.

## Cookies

This site sets no cookies for visitors and loads nothing from other companies. The map on the contact page comes from another service and loads only if you press the button; that service then sees your IP address. Staff who log in to edit the site get one cookie, which keeps them logged in. Jobs that you save are kept in your browser only, until you remove them.
`),
  },
};

const accessibilityStatement: SampleDocument<'accessibilityStatement'> = {
  type: 'accessibilityStatement',
  data: {
    title: 'Accessibility statement',
    body: prose(`
We want everyone to be able to find a job on this site and apply for it. This statement covers the public site of Orrin & Vale at orrinvale.example.

## What you can do here

- Zoom in to 400% without losing anything or scrolling sideways
- Use every part of the site with only a keyboard
- Read and apply with a screen reader
- Use the site without JavaScript: every page, every tab and every form still works
- Set your device to reduce motion, and nothing here will move

## How accessible the site is

We build to the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. We believe the site meets them, with these exceptions:

- **The map on the contact page** comes from another service and is not fully usable by keyboard. The same addresses are written out next to it.
- **CVs and documents** that people send us are kept in their original format.

## Other ways to apply

If the form is not right for you, ring 0113 496 0140 and we will take your application by phone, or email jobs@orrinvale.example. We can also send you adverts in large print or read them to you. You don’t need to give a reason.

## At the interview

Let us know what would help: a step-free room, extra time, questions in advance, an interpreter, a break. We arrange it with the employer and don’t ask for proof.

## Report a problem

If something does not work for you, email access@orrinvale.example or ring 0113 496 0140. We reply within two working days and say what we will do about it.

If you are not happy with our reply, the [Equality Advisory and Support Service](https://www.equalityadvisoryservice.com/) gives free advice.

## How we test

Every page is checked by automated tests whenever the site changes. Twice a year we go through the main journeys by hand, with a keyboard, with a screen reader, at 400% zoom and on small phones, most recently in October 2026. This statement was prepared on 2 November 2026.
`),
  },
};

export const notices: SampleDocument[] = [privacyNotice, accessibilityStatement];
