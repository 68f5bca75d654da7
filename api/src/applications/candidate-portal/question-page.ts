import { escapeHtml } from 'content-types/lib/rich-text';
import type { FastifyReply } from 'fastify';
import { agencyOf } from '../../content/agency.ts';
import type { Wish } from '../../data-protection/erasure-request.ts';
import type { App } from '../../lib/app.ts';
import { longDate } from '../../lib/dates.ts';
import { page } from '../../lib/pages/page.ts';
import { CANDIDATE_PATH } from './link.ts';

interface Question {
  title: string;
  /** HTML. */
  explanation: string;
  button: string;
  action: 'withdraw' | 'erase';
}

/** Asks before something that cannot be undone. */
export function withdrawQuestion(app: App, reply: FastifyReply, secret: string, jobTitle: string): string {
  const explanation = `<p>We will stop considering you for ${escapeHtml(jobTitle)}. This cannot be undone, but you can apply again.</p>`;
  return ask(app, reply, secret, {
    title: 'Withdraw this application?',
    explanation,
    button: 'Yes, withdraw it',
    action: 'withdraw',
  });
}

/** Says what goes now, and what stays until when and why. */
export function eraseQuestion(app: App, reply: FastifyReply, secret: string, wish: Wish): string {
  if (wish.extent === 'nothing') {
    const { contact } = agencyOf(app.db);
    const reach = contact.email ? ` Please write to ${escapeHtml(contact.email)} if you have questions.` : '';
    const words = `<p>We have to keep this application as it is for now, because of a legal matter. It is erased as soon as that is over.${reach}</p>`;
    return page(app, reply, 'Erase my data', `<h1>This cannot be erased now</h1>${words}${back(secret)}`);
  }
  return ask(app, reply, secret, {
    title: 'Erase your data?',
    explanation: wish.extent === 'some' ? someOf(wish) : everything,
    button: 'Yes, erase it',
    action: 'erase',
  });
}

export function erasedPage(app: App, reply: FastifyReply): string {
  const body = `<h1>Your data has been erased</h1>
<p>Your application, your resume and the copies of our emails about it are gone. The link in our email leads nowhere now.</p>
<p>They are still in our backups until those are replaced; nobody looks at them there.</p>`;
  return page(app, reply, 'Your data has been erased', body);
}

export function deadLinkPage(app: App, reply: FastifyReply): string {
  const body = `<h1>This link leads nowhere</h1>
<p>Perhaps a part of it is missing: please open it from our email again. If your application has been erased, there is nothing left to show.</p>`;
  return page(app, reply.code(404), 'This link leads nowhere', body);
}

const everything = `<p>Everything is erased at once: what you typed, your resume, what you agreed to, our notes and the copies of our emails. Your application is withdrawn. This cannot be undone.</p>`;

function someOf({ until, because }: Extract<Wish, { extent: 'some' }>): string {
  return `<h2>Erased now</h2>
<p>Your telephone number, your cover letter, what you agreed to, our notes and the copies of our emails. Your application is withdrawn.</p>
<h2>Kept until ${longDate(until)}</h2>
<p>Your name, your email address, your resume, which job it was for, and the dates. ${escapeHtml(because)} Nobody uses it for anything else, and then it is erased by itself.</p>
<p>This cannot be undone.</p>`;
}

function ask(app: App, reply: FastifyReply, secret: string, { title, explanation, button, action }: Question): string {
  const address = `${CANDIDATE_PATH}/${encodeURIComponent(secret)}`;
  const form = `<form method="post" action="${address}/${action}"><button>${button}</button></form>`;
  return page(app, reply, title, `<h1>${title}</h1>\n${explanation}\n${form}\n${back(secret)}`);
}

function back(secret: string): string {
  return `<p><a href="${CANDIDATE_PATH}/${encodeURIComponent(secret)}">Back without changing anything</a></p>`;
}
