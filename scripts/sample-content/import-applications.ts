/**
 * Writes the sample agency's applications into a database, as if they had arrived over the days before: with CVs, stages,
 * notes, interviews, emails, messages and reminders. All of it is recorded as the sample's.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeConsents } from 'api/compliance/notices/consents';
import { systemAuthor } from 'api/core/audit';
import { readPublishedSingleton } from 'api/core/content/published';
import { listStages, type Stage } from 'api/core/content/rules/stages';
import { openResumeFolder } from 'api/core/data-folder/resume-folder';
import { and, asc, eq, isNull } from 'api/core/database/drizzle';
import type { Database } from 'api/core/database/open';
import { noteSampleSubmissions, SAMPLE_USER } from 'api/core/database/sample';
import { applications, resumes } from 'api/core/database/schema/applications';
import { users } from 'api/core/database/schema/auth';
import { documents } from 'api/core/database/schema/content';
import { messages } from 'api/core/database/schema/inbox';
import { incomingEmails } from 'api/core/database/schema/incoming-mail';
import { type InterviewState, interviews } from 'api/core/database/schema/interviews';
import { reminders } from 'api/core/database/schema/reminders';
import { inTransaction } from 'api/core/database/transaction';
import { DAY_MS, formatLongDateTime, HOUR_MS, londonDay } from 'api/core/lib/dates';
import { newId, newReference } from 'api/core/lib/ids';
import { addToHistory } from 'api/desk/submissions/history';
import type { DataByType } from 'content-types';
import { STOCK_REPLIES } from 'content-types/emails/stock-replies';
import { findPlace } from 'content-types/places/find-place';
import { encodeJobPlaces, milesToJob } from 'content-types/places/job-places';
import { addWorkingDays } from 'content-types/time/days';
import { londonMoment } from 'content-types/time/london-time';
import { createApplicant } from './applicants.ts';
import type { Place } from './import.ts';

/** The number of applicants for each job. */
const PEOPLE: readonly (readonly [job: string, people: number])[] = [
  ['Finance Assistant', 10],
  ['HR Adviser', 8],
  ['Process Engineer', 7],
  ['Network Engineer', 6],
  ['.NET Developer', 6],
  ['Bookkeeper', 6],
  ['Java Developer', 5],
  ['React Developer', 5],
  ['Quality Engineer', 4],
  ['Payroll Administrator', 3],
];
const SOURCES = ['indeed', '', 'adzuna', 'linkedin.com', 'google.com', 'reed', ''];
const TOWNS = [
  ...[
    'Leeds, LS6',
    'Bradford, BD3',
    'Wakefield, WF2',
    'Sheffield, S7',
    'Manchester, M14',
    'Stockport, SK4',
    'York, YO31',
  ],
  ...[
    'Derby, DE22',
    'Nottingham, NG7',
    'Birmingham, B13',
    'Coventry, CV5',
    'Bristol, BS6',
    'Reading, RG1',
    'Slough, SL1',
  ],
  ...['Swansea, SA2', 'Cardiff, CF24', 'Halifax, HX3', 'Huddersfield, HD1', 'Bolton, BL1', 'Rotherham, S60'],
];
/** The stages of applicants who are no longer new, the newest first. */
const COURSE = [
  'review',
  'review',
  'shortlist',
  'rejected',
  'interview',
  'rejected',
  'offer',
  'rejected',
  'hired',
  'withdrawn',
];
const NOTES = [
  'Rang at lunchtime: keen, can start after four weeks’ notice.',
  'Would also suit the Wakefield role if that opens again.',
  'Salary expectation is a little above the range. Client is open to it.',
  'Good call. Prefers mornings, drives, has references ready.',
];
const TASKS = [
  'Ring about the start date',
  'Chase the second reference',
  'Ask the client for feedback',
  'Check the visa end date',
];

/** An imported application, with the fields that later steps of the import need. */
interface Arrival {
  id: string;
  name: string;
  email: string;
  at: number;
  course: string;
}

/** Imports the applications in one transaction, and returns their number. */
export function importSampleApplications({ db, dataDir, clock }: Place): number {
  const now = clock.now();
  const folder = openResumeFolder(dataDir);
  const store = (cv: Buffer) => {
    const id = newId(25);
    writeFileSync(join(folder, id), cv, { mode: 0o600 });
    return { id, bytes: cv.length, sha256: createHash('sha256').update(cv).digest('hex') };
  };
  return inTransaction(db, () => {
    const first = db.select({ id: users.id }).from(users).orderBy(asc(users.createdAt)).get();
    const userId = first?.id ?? SAMPLE_USER;
    const addedApplications: Arrival[] = [];
    for (const [title, people] of PEOPLE) {
      const job = findJob(db, title);
      if (!job) continue;
      for (let position = 0; position < people; position += 1) {
        const index = addedApplications.length;
        const at = now - Math.round((now - job.createdAt) * ((position + 0.3) / people));
        const isNew = now - at < 1.5 * DAY_MS || position < people / 3;
        const course = isNew ? 'new' : (COURSE[index % COURSE.length] ?? 'new');
        addedApplications.push(addApplication(db, { index, job, at, course, userId, now, store }));
      }
    }
    addInterviews(db, addedApplications, userId, now);
    addReminders(db, addedApplications, userId, now);
    const messageIds = addMessages(db, addedApplications, userId, now);
    noteSampleSubmissions(db, [...addedApplications.map(({ id }) => id), ...messageIds]);
    return addedApplications.length;
  });
}

type Job = NonNullable<ReturnType<typeof findJob>>;

function findJob(db: Database, title: string) {
  const { id, createdAt, published } = documents;
  const isOnSite = and(eq(documents.type, 'job'), isNull(documents.deletedAt));
  const rows = db.select({ id, createdAt, published }).from(documents).where(isOnSite).all();
  const row = rows.find(({ published }) => published?.title === title);
  return row && { ...row, data: row.published as unknown as DataByType['job'] };
}

interface SampleApplication {
  index: number;
  job: Job;
  at: number;
  course: string;
  userId: string;
  now: number;
  store(cv: Buffer): { id: string; bytes: number; sha256: string };
}

function addApplication(db: Database, { index, job, at, course, userId, now, store }: SampleApplication): Arrival {
  const trade = job.data.category as Parameters<typeof createApplicant>[1];
  const person = createApplicant(index, trade, findTown(job, index), new Date(now).getUTCFullYear());
  const { name, email, phone, coverLetter } = person;
  const stages = listStages(db);
  const path = pathTo(stages, course);
  const finalStage = path.at(-1);
  const visibleStage = path.findLast(({ candidateSees }) => candidateSees);
  const id = newId();
  const reference = newReference('A', () => false);
  db.insert(applications)
    .values({
      ...{ id, reference, jobId: job.id, jobTitle: job.data.title, email, createdAt: at },
      data: { fullName: name, email, phone, coverLetter, jobId: job.id },
      answers: [{ question: 'How much notice do you have to give?', answer: index % 3 === 0 ? 'None' : 'Four weeks' }],
      status: finalStage?.id ?? '',
      candidateSees: visibleStage?.candidateSees ?? '',
      candidateStatus: visibleStage?.kind ?? 'new',
      source: SOURCES[index % SOURCES.length] ?? '',
      assignedTo: index % 2 === 0 ? userId : null,
    })
    .run();
  const fileName = `${name.replace(' ', '-')}-CV.pdf`;
  db.insert(resumes)
    .values({ ...store(person.cv), applicationId: id, name: fileName, kind: 'pdf', warnings: [] })
    .run();
  if (index % 3 !== 2) {
    const wording = readPublishedSingleton(db, 'dataProtection').consents.talentPool;
    storeConsents(db, id, [{ kind: 'talentPool', wording }], at);
  }
  const moves = path.slice(1);
  for (const [step, stage] of moves.entries()) {
    // Records a withdrawal without a user, because the candidate withdrew.
    const author = stage.kind === 'withdrawn' ? null : userId;
    const movedAt = at + Math.round(((now - at) * (step + 1)) / (moves.length + 1));
    if (stage === finalStage && index % 3 === 0)
      addToHistory(db, id, 'note', NOTES[index % NOTES.length] ?? '', { userId, at: movedAt - 1_000 });
    addToHistory(db, id, 'status', stage.name, { userId: author, at: movedAt }, { stage: stage.id });
    if (stage.kind !== 'rejected') continue;
    const { subject, body } = STOCK_REPLIES['reply-not-this-time'];
    const fill = (text: string) => text.replaceAll('{job_title}', job.data.title).replaceAll('{reference}', reference);
    addToHistory(db, id, 'reply', `${fill(subject)}\n\n${fill(body)}`, { userId, at: movedAt });
  }
  return { id, name, email, at, course };
}

/** One of the towns nearest to the job. */
function findTown({ data: { location } }: Job, index: number): string {
  const places = encodeJobPlaces(location);
  const distances = TOWNS.map((town) => ({ town, miles: milesToJob(findPlace(town)?.point ?? NOWHERE, places) ?? 0 }));
  return distances.toSorted((a, b) => a.miles - b.miles)[index % 6]?.town ?? '';
}

const NOWHERE: Parameters<typeof milesToJob>[0] = { latitude: 0, longitude: 0 };

/** The stages that an application passed through, starting with a New stage. */
function pathTo(stages: readonly Stage[], course: string): Stage[] {
  const ofKind = (kind: Stage['kind']) => stages.find((stage) => stage.kind === kind);
  const [review, shortlist] = stages.filter(({ kind, interviews }) => kind === 'active' && !interviews);
  const interview = stages.find(({ kind, interviews }) => kind === 'active' && interviews);
  const forward = [review, shortlist, interview, ofKind('offer'), ofKind('hired')];
  const names = ['review', 'shortlist', 'interview', 'offer', 'hired'];
  const end = course === 'rejected' || course === 'withdrawn' ? [review, ofKind(course)] : [];
  const laterStages = end.length > 0 ? end : forward.slice(0, names.indexOf(course) + 1);
  return [ofKind('new'), ...laterStages].filter((stage) => stage !== undefined);
}

/** Adds interviews for applicants at the interview stage, and past interviews for applicants with an offer. */
function addInterviews(db: Database, addedApplications: readonly Arrival[], userId: string, now: number) {
  const base = { userId, offeredBy: userId, minutes: 45, place: 'Our office, Calverley House, Leeds', note: '' };
  const add = (arrival: Arrival, state: InterviewState, times: number[], startsAt: number | null, at: number) => {
    const row = {
      ...base,
      id: newId(20),
      applicationId: arrival.id,
      state,
      times,
      startsAt,
      sequence: 0,
      createdAt: at,
    };
    db.insert(interviews).values(row).run();
    addToHistory(db, arrival.id, 'interview', `Offered: ${times.map(formatLongDateTime).join('; ')}`, { userId, at });
    if (startsAt === null) return;
    const author = systemAuthor(Math.min(now, at + 5 * HOUR_MS));
    addToHistory(db, arrival.id, 'interview', `Booked by the candidate: ${formatLongDateTime(startsAt)}`, author);
  };
  const timeOn = (days: number, time: string) => londonMoment(addWorkingDays(londonDay(now), days), time);
  const awaitingInterview = addedApplications.filter(({ course }) => course === 'interview');
  for (const [index, arrival] of awaitingInterview.entries()) {
    const times = [timeOn(index + 1, '10:00'), timeOn(index + 1, '14:30'), timeOn(index + 2, '11:15')];
    const isBooked = index % 3 !== 2;
    add(arrival, isBooked ? 'booked' : 'offered', times, isBooked ? (times[index % 2] ?? null) : null, now - DAY_MS);
  }
  for (const [index, arrival] of addedApplications
    .filter(({ course }) => course === 'offer' || course === 'hired')
    .entries()) {
    const time = londonMoment(addWorkingDays(londonDay(arrival.at), 1), index % 2 === 0 ? '10:30' : '15:00');
    if (time < now) add(arrival, 'booked', [time], time, arrival.at + HOUR_MS);
  }
}

function addReminders(db: Database, addedApplications: readonly Arrival[], userId: string, now: number) {
  const openApplications = addedApplications.filter(({ course }) =>
    ['review', 'shortlist', 'interview', 'offer'].includes(course),
  );
  for (const [index, text] of TASKS.entries()) {
    const application = openApplications[index * 2];
    if (!application) continue;
    const day = addWorkingDays(londonDay(now), index);
    const time = index === 0 ? '16:30' : null;
    const row = {
      id: newId(),
      applicationId: application.id,
      userId,
      text,
      day,
      time,
      createdAt: now - DAY_MS,
      version: 1,
    };
    db.insert(reminders).values(row).run();
  }
}

/** Emails about applications, and messages from a candidate's page and the contact form. Returns the ids of the messages. */
function addMessages(db: Database, addedApplications: readonly Arrival[], userId: string, now: number): string[] {
  const [firstArrival, secondArrival, thirdArrival] = addedApplications.filter(
    ({ course }) => course === 'shortlist' || course === 'review',
  );
  for (const [emailIndex, arrival] of [firstArrival, secondArrival].entries()) {
    if (!arrival) continue;
    const row = {
      id: newId(),
      submissionId: arrival.id,
      messageId: `<${newId()}@example.com>`,
      fromName: arrival.name,
    };
    const text =
      emailIndex === 0
        ? 'Thank you for the call. I’m free on Tuesday and Thursday afternoon.\n\nKind regards'
        : 'My second reference is now happy to be contacted. I can send you the number.';
    db.insert(incomingEmails)
      .values({
        ...{
          ...row,
          fromAddress: arrival.email,
          isFromOther: false,
          isAutomatic: false,
          subject: 'Re: Your application',
        },
        ...{ text, quoted: '', unsaved: [], at: now - (emailIndex + 2) * HOUR_MS },
      })
      .run();
  }
  const newMessages = [
    ...(thirdArrival
      ? [
          {
            ...thirdArrival,
            applicationId: thirdArrival.id,
            message: 'Could my interview be by video? I’m travelling next week.',
          },
        ]
      : []),
    {
      ...{ name: 'Ellen Rookfield', email: 'ellen@example.com', applicationId: null },
      message: 'We need two payroll temps in Bradford from Monday week. Who should I talk to?',
    },
    {
      ...{ name: 'Tom Marshdale', email: 'tom@example.com', applicationId: null },
      message: 'Do you place people in Cumbria? I’d like to talk before I send my CV.',
    },
  ];
  return newMessages.map(({ name, email, message, applicationId }, position) => {
    const id = newId();
    const at = now - (3 + position * 7) * HOUR_MS;
    const isAnswered = position === 2;
    const row = { id, reference: newReference('M', () => false), createdAt: at, applicationId };
    const status = isAnswered ? ('answered' as const) : ('new' as const);
    db.insert(messages)
      .values({ ...row, status, data: { name, email, website: '', message } })
      .run();
    if (isAnswered) {
      const text = 'Your message\n\nThank you for your message. We do, in engineering. I’ll ring you this afternoon.';
      addToHistory(db, id, 'reply', text, { userId, at: at + HOUR_MS });
    }
    return id;
  });
}
