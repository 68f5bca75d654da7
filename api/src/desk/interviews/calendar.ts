/**
 * Interviews as calendar entries in iCalendar format (RFC 5545). Times are in UTC; calendars show them in their owner's
 * time zone.
 */
import ical, { ICalAttendeeRole, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import parseAddresses from 'nodemailer/lib/addressparser';
import { agencyMailbox, readAgency } from '../../core/agency.ts';
import type { App } from '../../core/app.ts';
import type { OutgoingMail } from '../../core/database/schema/mail.ts';
import { MINUTE_MS } from '../../core/lib/dates.ts';
import { getSender, mailDomain } from '../../core/mail/send.ts';

interface Entry {
  method: 'REQUEST' | 'CANCEL';
  interview: { id: string; startsAt: number; minutes: number; place: string; sequence: number };
  summary: string;
  description: string;
  /** The email address of the recipient, who is the attendee. */
  to: string;
}

type FeedEntry = Pick<Entry, 'interview' | 'summary' | 'description'>;

const PRODUCT = { company: 'staffing-site', product: 'interviews', language: 'EN' };

/**
 * A calendar entry for an email. Its UID is the same in every email about the interview; a higher `sequence` replaces
 * earlier entries.
 */
export function createCalendarEntry(app: App, { method, interview, summary, description, to }: Entry) {
  const agency = readAgency(app.db);
  const calendar = ical({ method: ICalCalendarMethod[method], prodId: PRODUCT });
  calendar.createEvent({
    ...eventOf(app, { interview, summary, description }),
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: agency.companyName, email: agencyMailbox(agency)?.address ?? senderAddress(app) },
    attendees: [{ email: to, rsvp: true, role: ICalAttendeeRole.REQ }],
  });
  return { method, content: calendar.toString() } satisfies OutgoingMail['calendar'];
}

/** The interviews of a user as a calendar to subscribe to. */
export function calendarOf(app: App, entries: readonly FeedEntry[]): string {
  const calendar = ical({ name: `Interviews, ${readAgency(app.db).companyName}`, prodId: PRODUCT });
  for (const entry of entries) calendar.createEvent(eventOf(app, entry));
  return calendar.toString();
}

function eventOf(app: App, { interview, summary, description }: FeedEntry) {
  const { id, startsAt, minutes, place, sequence } = interview;
  return {
    id: `${id}@${mailDomain(app.env)}`,
    sequence,
    stamp: new Date(app.clock.now()),
    start: new Date(startsAt),
    end: new Date(startsAt + minutes * MINUTE_MS),
    summary,
    description,
    location: place || null,
  };
}

/** The address in MAIL_FROM, without the sender's name. */
function senderAddress({ env }: App): string {
  const sender = getSender(env);
  return parseAddresses(sender, { flatten: true })[0]?.address ?? sender;
}
