/** The blog: one long article and two short ones. */

import { prose } from 'content-types/text/prose';
import { inDays } from './dates.ts';
import { image, type SampleData, type SampleDocument } from './document.ts';

const blogPage: SampleDocument<'blogPage'> = {
  type: 'blogPage',
  data: {
    intro: {
      title: 'Straight talking about work',
      text: '',
    },
    search: {
      title: 'Blog: straight talking about work',
      description:
        'How to read a job advert, what happens to your CV, and what to ask before you sign. Written by people who do this all day.',
    },
  },
};

const HOW_TO_READ = `
Our consultants read about four thousand job adverts a year. Most were written in a hurry, by someone who needs help and has twenty minutes. That’s good news for you. An advert written in a hurry gives a lot away, and once you know where to look, five minutes is enough to decide whether a job deserves your evening.

Here’s how we read one.

## Minute one: find the four facts

Before you read a single adjective, look for four things: **what it pays, where it is, how many hours, and how long it lasts.** Write them down. An advert with all four was written by someone with permission to fill the job. An advert with none of them may not be a job at all. Sometimes it’s a test of the market, and your CV goes in a drawer.

In Great Britain, an agency’s advert has to say whether the work is temporary or permanent. If it quotes a rate of pay, it must also say what the work is, where it is, and what experience, training or qualifications you need. If something is missing, ask. A good agency will answer in a sentence.

“Competitive salary” means one of three things. The employer hasn’t decided, pays less than its neighbours, or doesn’t want its own staff to see the figure. None of these is a reason not to apply. All of them are a reason to ask for the range before you spend two hours on a cover letter. Try this: “Could you give me the range, so that I don’t waste your time?” Seven times out of ten you’ll get a figure the same day.

## Minute two: count the verbs

Now read what you would do. Ignore the nouns and count the verbs. “Reconcile, order, answer, chase” is a job. “Own, drive, champion, evolve” is a mood. Most adverts have some of both, and that’s fine. If there are more moods than verbs, nobody has worked out yet what you’d be doing on a Tuesday.

Then look at the order. People put what worries them first. If the first duty is “work well under pressure”, ask where the pressure comes from. If it’s “bring order to our filing”, you now know what the office looks like.

## Minute three: sort the requirements

Requirements come in three kinds, and adverts seldom say which is which.

1. **The law or the work demands it.** A driving licence for a driver. Registration for a nurse. The 18th Edition for an electrician. Without these you won’t get the job, however charming you are.
2. **The manager would like it.** Five years’ experience, a certain piece of software, a degree “or equivalent”. These are wishes. If you have six out of ten, apply. We look at who gets hired rather than who was asked for, and nearly half don’t match the list.
3. **It was copied from the last advert.** You can spot these because they don’t fit: fluent German at a firm that trades with Wales. Nobody will ask about it.

Many people, and women more often than men, don’t apply until they can tick everything on the list. The person who gets the job usually couldn’t.

## Minute four: look for what isn’t there

An advert is also a list of things someone chose to leave out. Does it say who you’d work with? How many people are in the team? What happens in the first month? If the whole advert is about the company and none of it is about your colleagues, ask to meet them.

Look for the reason. Is the job new, or did someone leave? Both are good reasons, and both are easy to write down. “Due to continued growth” is in almost every advert we see, including those from firms that are shrinking.

And look at the closing date. A date three weeks away means there is a process. “We may close early” means they’ll talk to the first good person, so apply today, even if it isn’t perfect.

## Minute five: decide what to ask

By now you have a few gaps. Choose the two that matter most to you and turn them into questions. Not seven. Two. Put them in your cover letter or ask them on the first call:

- “The advert says hybrid. Which days are people in the office now?”
- “Is that figure the whole range, or where new people start?”
- “What would you like this person to have finished by Easter?”

The last one is our favourite. If the answer is clear, you know what the job is. If three people give you three different answers, you know that too.

## When to stop

Some adverts aren’t worth a sixth minute. We stop reading when we’re asked for money, for bank details, or for a passport before an interview; when the only contact is a messaging app; or when the pay is below the minimum wage once you divide it by the real hours. If that happens with an advert that carries an agency’s name, ring the agency. It may not know that its name is being used.

## Our own adverts

We try to write what we’d like to read: the four facts in the first two lines, plenty of verbs, and requirements that say which kind they are. We don’t always manage it. If you find one of ours that hides something, get in touch. We’ll fix it, usually within the hour, and give you the answer.

Then go and apply. Five minutes of reading is plenty. You’ll find out the rest by talking to people.
`;

const AFTER_APPLY = `
You press the button and it all goes quiet. Here’s what happens at our end, step by step.

## The first minute

Your application is stored, you get a reference number, and we send you an email. If it hasn’t arrived after ten minutes, look in your spam folder, then ring us with the number. We store your CV separately from the website, so nobody can reach it over the internet.

## The first day

A consultant opens it. Not software: a person, who knows the manager you’d work for. They read your cover letter first, then your last two jobs. It takes about four minutes. They look for three things: can you do the core of the work, can you get there, and does the pay suit you?

## The second day

If it looks right, they ring you. It’s a conversation rather than a test, and you can ask anything. Nothing goes to the employer until you’ve said yes. If this job doesn’t look right, they check the other vacancies and suggest one if it makes sense.

## The third day

You have an answer. If it’s a no, you get the reason. “Another candidate had more experience” isn’t a reason; “they need someone who has run a year-end close” is.

## What helps

Put the advert’s own words at the top of your CV, where they’re true. Say when you can start. Give a phone number you actually answer. And don’t worry about the design: we have never once chosen between two people because of a font.
`;

const SIX_QUESTIONS = `
Contracting pays well when the contract is clear. These six questions take ten minutes and have saved our contractors more money than any negotiation.

1. **Who decides what I do each day?** If a manager at the client decides how, when and where you work, the contract is probably inside IR35, whatever your job title. Ask for the status determination in writing, with reasons.
2. **When am I paid, and what has to happen first?** “Thirty days from approval” means nothing until you know who approves it and whether they’re on holiday. We pay every second Friday, whether or not the client has paid us.
3. **How much notice does each side give?** It should be the same. Four weeks from you and one week from them isn’t a contract; it’s a favour.
4. **What happens if the project stops?** Projects stop. Ask whether you’re paid for the notice period if there’s nothing to do.
5. **Who owns what I make?** Usually the client, once it’s paid for. Tools you brought with you should stay yours, so list them.
6. **Can I see the place, or meet the team?** Half an hour on a call will teach you more than the scope does. If nobody has half an hour, think about what the next six months will be like.

If you get good answers to five of them, sign. If you get good answers to three, ask for more money. If nobody can answer the second one, keep looking.
`;

const articles = [
  article(74, {
    title: 'Six questions to ask before you take a contract',
    header: { title: 'Contracting', subtitle: 'Ten minutes that are worth more than a higher rate' },
    headerImage: null,
    content: prose(SIX_QUESTIONS),
    image: image('calendar', 'Six columns of discs, three quarters of them filled'),
    author: 'Priya Nair',
    authorProfile: 'priya',
    category: 'Contracting',
    metaInfo: {
      keywords: 'contract, IR35, notice, payment terms',
      description:
        'IR35, payment, notice, ownership: six questions that take ten minutes. Ask them before you sign anything.',
      tags: ['contracting', 'IR35', 'pay'],
    },
  }),
  article(39, {
    title: 'What happens to your CV after you press Apply',
    header: { title: 'Applying', subtitle: 'Three days, step by step' },
    headerImage: image('terrace', 'A row of houses, each a different shape, under a low sun', { x: 0.5, y: 0.35 }),
    content: prose(AFTER_APPLY),
    image: image('route', 'Three places on a map, joined by a road'),
    author: 'Amara Osei-Bell',
    authorProfile: 'amara',
    category: 'Applying',
    metaInfo: {
      keywords: 'application, CV, recruitment process',
      description:
        'A person reads it, rings you and gives you an answer within three days. Here is what happens in between.',
      tags: ['applying', 'CV'],
    },
  }),
  article(11, {
    title: 'How to read a job advert in five minutes',
    header: { title: 'Applying', subtitle: 'What four thousand adverts a year have taught us' },
    headerImage: image('book', 'An open book with discs rising from it'),
    content: prose(HOW_TO_READ),
    image: image('coffee', 'Two cups on a table, seen from above', { x: 0.2, y: 0.5 }),
    author: 'Owen Pritchard',
    authorProfile: 'owen',
    category: 'Applying',
    metaInfo: {
      keywords: 'job advert, salary, requirements, applying',
      description:
        'Four facts, a verb count and two good questions: how our consultants decide whether a job deserves your evening.',
      tags: ['applying', 'pay', 'interviews'],
    },
  }),
];

export const blog: SampleDocument[] = [blogPage, ...articles];

function article(daysAgo: number, data: Omit<SampleData['blog'], 'publishedDate'>): SampleDocument<'blog'> {
  return { type: 'blog', daysAgo, data: { ...data, publishedDate: inDays(-daysAgo) } };
}
