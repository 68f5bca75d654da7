/** The blog: one long article and two short ones. */
import { inDays } from './dates.ts';
import { image, type SampleData, type SampleDocument } from './document.ts';
import { prose } from './prose.ts';

const blogPage: SampleDocument<'blogPage'> = {
  type: 'blogPage',
  data: {
    intro: {
      title: 'Plain words about work',
      text: 'Written down for the people on both sides of the table.',
    },
    search: {
      title: 'Blog: plain words about work',
      description:
        'How to read a job advert, what happens to your CV, and what to ask before you sign. Written by consultants who do this all day.',
    },
  },
};

const HOW_TO_READ = `
Our consultants read about four thousand job adverts a year. Most of them are written in a hurry, by someone who needs help and has twenty minutes. That is good news for you. An advert written in a hurry gives a lot away, and once you know where to look, five minutes is enough to decide whether a job deserves your evening.

Here is how we read one.

## Minute one: find the four facts

Before you read a single adjective, look for four things: **what it pays, where it is, how many hours, and how long it lasts.** Write them down. An advert that has all four was written by somebody who has permission to fill the job. An advert that has none of them may not be a job at all. Sometimes it is a test of the market, and your CV goes into a drawer.

In Britain an agency has to say whether the work is temporary or permanent. If an agency gives you pay, it must also tell you the kind of work, the place, and the experience you need. When one of those is missing, ask. A good agency answers in a sentence.

“Competitive salary” means one of three things. The employer has not decided, or pays less than its neighbours, or does not want its own staff to see the figure. None of them is a reason not to apply. All of them are a reason to ask for the range before you spend two hours on a covering letter. Try this: “Could you tell me the range, so that I do not waste your time?” Seven times out of ten you will get a number the same day.

## Minute two: count the verbs

Now read what you would do. Ignore the nouns and count the verbs. “Reconcile, order, answer, chase” is a job. “Own, drive, champion, evolve” is a mood. Most adverts have some of both, and that is fine. If there are more moods than verbs, nobody has yet worked out what the person will do on a Tuesday.

Then look at the order. People put what worries them first. If the first duty is “work well under pressure”, ask what the pressure is. If the first duty is “bring order to our filing”, you now know what the office looks like.

## Minute three: sort the requirements

Requirements come in three kinds, and adverts seldom tell you which is which.

1. **The law or the work needs it.** A driving licence for a driver. Registration for a nurse. The 18th Edition for an electrician. Without these you will not get the job, however charming you are.
2. **The manager would like it.** Five years’ experience, a certain piece of software, a degree “or equivalent”. These are wishes. If you have six in ten of them, apply. We look at who gets hired, not at who was asked for, and nearly half do not match the list.
3. **It was copied from the last advert.** You can spot these because they do not fit: fluent German in a firm that trades with Wales. Nobody will ask about it.

Many people, and women more often than men, do not apply until they have everything on the list. The person who gets the job usually did not.

## Minute four: look for what is not there

An advert is also a list of things somebody chose to leave out. Is there a sentence about who you would work with? About how many people are in the team? About what happens in the first month? If the whole advert is about the company and none of it is about your colleagues, ask to meet them.

Look for the reason. Is the job new, or did somebody leave? Both are good reasons, and both are easy to write down. “Due to continued growth” is in almost every advert we see, including those of firms that are shrinking.

And look at the closing date. A date in three weeks means there is a process. “We may close early” means they will talk to the first good person, so send your application today and polish it less.

## Minute five: decide what to ask

By now you have a few gaps. Choose the two that matter most to you and turn them into questions. Not seven. Two. Put them in your covering letter or ask them in the first call:

- “The advert says hybrid. Which days are people in the office now?”
- “Is the figure the whole range, or where new people start?”
- “What would you like this person to have finished by Easter?”

The last one is our favourite. If the answer is clear, you know what the job is. If three people answer it in three ways, you know that too.

## When to stop

Some adverts are not worth a sixth minute. We stop reading when we are asked for money, for bank details or for a passport before an interview; when the only contact is a messaging app; or when the pay is below the minimum wage once you divide it by the real hours. If that happens with an advert that carries an agency’s name, ring the agency. It may not know that its name is being used.

## Our own adverts

We try to write what we would like to read: the four facts in the first two lines, the verbs, and three kinds of requirements marked as what they are. We do not always manage. If you find one of ours that hides something, write to us and we will mend it, usually within the hour, and tell you the answer.

Then go and apply. Five minutes of reading is plenty. The rest you find out by talking to people.
`;

const AFTER_APPLY = `
You press the button and then it goes quiet. Here is what happens on our side, step by step.

## The first minute

Your application is stored, you get a reference number, and a message goes out to you. If that message is not there after ten minutes, look in your spam folder, then ring us with the number. We keep the CV outside the website, where nobody can reach it through the internet.

## The first day

A consultant opens it. Not software: a person, who knows the manager you would work for. They read the covering letter first, then the last two jobs. It takes about four minutes. They look for three things: can you do the core of the work, can you get there, and does the pay suit you.

## The second day

If it looks right, they ring you. It is a conversation and not a test, and you may ask anything. Nothing goes to the employer until you have said yes. If it does not look right for this job, they look at the other openings and suggest one when it makes sense.

## The third day

You have an answer. If it is a no, you get the reason. “Somebody had more experience” is not a reason; “they need a person who has closed a year end alone” is one.

## What helps

Put the job’s own words at the top of your CV where they are true. Say when you can start. Give a telephone number you answer. And do not worry about the design: we have never once chosen between two people because of a font.
`;

const SIX_QUESTIONS = `
Contracting pays well when the contract is clear. These six questions take ten minutes and have saved our contractors more money than any negotiation.

1. **Who decides what I do each day?** If a manager at the client decides how, when and where you work, the contract is probably inside IR35, whatever the title says. Ask for the status decision in writing, with reasons.
2. **When am I paid, and what has to happen first?** “Thirty days from approval” means nothing until you know who approves and whether they go on holiday. Ours is every second Friday, whether or not the client has paid us.
3. **What is the notice, on both sides?** It should be the same for both. Four weeks against one week is not a contract; it is a favour.
4. **What happens when the project stops?** Projects stop. Ask whether you are paid for the notice period if there is nothing to do.
5. **Who owns what I make?** Usually the client, once it is paid for. Tools you brought with you should stay yours, so list them.
6. **Can I see the place, or meet the team?** Half an hour on a call tells you more than the scope does. If nobody has half an hour, think about what the next six months will be like.

If you get good answers to five of them, sign. If you get good answers to three, ask for more money. If nobody can answer the second one, keep looking.
`;

const articles = [
  article(74, {
    title: 'Six questions to ask before you take a contract',
    header: { title: 'Contracting', subtitle: 'Ten minutes that are worth more than a better rate' },
    headerImage: null,
    content: prose(SIX_QUESTIONS),
    image: image('calendar', 'Six columns of discs, three quarters of them filled'),
    author: 'Priya Nair',
    category: 'Contracting',
    metaInfo: {
      keywords: 'contract, IR35, notice, payment terms',
      description:
        'IR35, payment, notice, ownership: six questions that take ten minutes and belong before every signature.',
      tags: ['contracting', 'IR35', 'pay'],
    },
  }),
  article(39, {
    title: 'What happens to your CV after you press Apply',
    header: { title: 'Applying', subtitle: 'Three days, step by step' },
    headerImage: image('terrace', 'A row of houses, each of its own shape, under a low sun'),
    content: prose(AFTER_APPLY),
    image: image('route', 'Three places on a map, joined by a road'),
    author: 'Amara Osei-Bell',
    category: 'Applying',
    metaInfo: {
      keywords: 'application, CV, recruitment process',
      description:
        'A person reads it, rings you and gives you an answer within three days. This is what happens in between.',
      tags: ['applying', 'CV'],
    },
  }),
  article(11, {
    title: 'How to read a job advert in five minutes',
    header: { title: 'Applying', subtitle: 'What four thousand adverts a year have taught us' },
    headerImage: image('book', 'An open book with discs rising from it'),
    content: prose(HOW_TO_READ),
    image: image('coffee', 'Two cups on one table, seen from above'),
    author: 'Owen Pritchard',
    category: 'Applying',
    metaInfo: {
      keywords: 'job advert, salary, requirements, applying',
      description:
        'Four facts, a count of verbs and two good questions: how our consultants decide whether a job deserves your evening.',
      tags: ['applying', 'pay', 'interviews'],
    },
  }),
];

export const blog: SampleDocument[] = [blogPage, ...articles];

function article(daysAgo: number, data: Omit<SampleData['blog'], 'publishedDate'>): SampleDocument<'blog'> {
  return { type: 'blog', daysAgo, data: { ...data, publishedDate: inDays(-daysAgo) } };
}
