/** Job adverts in office work and administration. */
import { adverts } from './advert.ts';

export const officeJobs = adverts('admin', 1001, [
  {
    title: 'Payroll Administrator',
    type: 'Full Time',
    basis: 'permanent',
    at: ['Leeds', 'West Yorkshire', 'LS1', 'hybrid'],
    pay: [28_500, 31_000, 'year'],
    hours: [37, 'Monday to Friday, two days from home'],
    posted: 1,
    closes: 24,
    by: 'amara',
    text: `
A permanent post in the payroll team of a housing association with 9,400 homes across West Yorkshire. You’ll help make sure 620 colleagues are paid correctly every month.

## The role

The team is three people and a good system. You’ll take on the joiners, leavers and changes and, from your third month, one of the two monthly runs. Your predecessor moved upstairs to finance after four years.

## A normal month

- First week: starters, leavers, pension notices
- Second week: overtime and absence, with the care homes on the phone
- Third week: the run, checked by a colleague and then by you
- Fourth week: questions, tidying, one training morning
`,
    responsibilities: [
      'Prepare the monthly payroll for 300 colleagues and check a colleague’s run',
      'Work out sick pay, parental pay and overtime, and explain them to the people concerned',
      'Send the returns to HMRC and the pension scheme on time',
      'Answer payslip questions within one working day',
    ],
    requirements: [
      'One year in a payroll or accounts office',
      'Confident with spreadsheets, including lookups',
      'Careful with other people’s private information',
    ],
    benefits: [
      '28 days’ holiday plus public holidays',
      'Local Government Pension Scheme',
      'CIPP course fees and study days',
      'Flexible start between 7.30am and 9.30am',
    ],
  },
  {
    title: 'Receptionist',
    type: 'Part Time',
    basis: 'permanent',
    at: ['Harrogate', 'North Yorkshire', 'HG1 2AE', 'on-site'],
    pay: [14.1, 14.6, 'hour'],
    hours: [20, 'Monday to Friday, 9am to 1pm'],
    posted: 0,
    closes: 18,
    by: 'amara',
    text: `
A permanent part-time job on the front desk of a dental practice with five surgeries and a garden. Yours is the first face that nervous people see.

## The role

Mornings are busy until ten and calmer after that. You’ll greet people, book them in, take payments and calm nerves. You’ll get two weeks’ paid training on the practice’s system, alongside the colleague who works afternoons.

## The practice

Eleven people, most of whom have been here for more than five years. The station is a ten-minute walk. There is a car park, and a dog on Thursdays.
`,
    responsibilities: [
      'Welcome patients and answer the phone',
      'Book and change appointments',
      'Take payments and balance the till',
      'Keep the waiting room tidy',
    ],
    requirements: [
      'Experience with customers: a shop, café or surgery counts',
      'A good telephone manner',
      'Basic computer skills',
    ],
    benefits: [
      'Free dental care for you and your family',
      '30 days’ holiday pro rata, including public holidays',
      'Uniform and parking',
      'Time off in the school holidays by agreement',
    ],
  },
  {
    title: 'Executive Assistant to the Chief Executive',
    type: 'Full Time',
    basis: 'permanent',
    at: ['London', 'Greater London', 'EC2', 'hybrid'],
    pay: [46_000, 52_000, 'year', 'plus a bonus of up to 8%'],
    hours: [40, 'Monday to Friday, 8.30am to 5.30pm, one day from home'],
    posted: 2,
    closes: 28,
    by: 'beth',
    text: `
A permanent role supporting the chief executive of an insurance broker with 240 staff. She is organised, direct and out of the office two days a week, so you’ll run things without her.

## The role

You’ll run her diary and her inbox, prepare six board meetings a year, and write the first draft of most things that go out in her name. You will hear things before anyone else does, and keep them to yourself.

## What she says

> I want someone who lets me know when I’m about to be late, and why the meeting could have been an email.
`,
    responsibilities: [
      'Plan the diary four weeks ahead and defend it',
      'Prepare board papers with the company secretary',
      'Arrange travel to Zürich and Dublin twice a month',
      'Draft correspondence, minutes and short speeches',
    ],
    requirements: [
      'Four years as an assistant to a director',
      'Excellent written English',
      'Calm when three things happen at the same time',
      'Typing at 60 words a minute or more',
    ],
    benefits: [
      '27 days’ holiday plus your birthday',
      '10% employer pension',
      'Private health cover',
      'Season ticket loan',
    ],
  },
  {
    title: 'Customer Service Adviser',
    type: 'Full Time',
    basis: 'temporary',
    at: ['Wakefield', 'West Yorkshire', 'WF1 2HQ', 'on-site'],
    pay: [14, 14.85, 'hour', '£16.50 after 6pm and on Saturdays'],
    hours: [37, 'Six-day rota, published four weeks ahead'],
    duration: '4 months, possibly permanent',
    start: 'A week on Monday',
    posted: 0,
    closes: 9,
    by: 'amara',
    text: `
Temporary work on our payroll, on a parcel company’s help desk over the busiest months of the year. Last winter 14 of 30 temps stayed for good.

## The role

People ring because something has not arrived. You’ll find it, be honest about when it’ll arrive, and make a note of what you promised. There are no scripts. The team is 30 people in a new building, ten minutes from the station by bus.

## Training

Five paid days in a small group, then a week with a colleague who listens in and helps.
`,
    responsibilities: [
      'Answer 40 to 60 calls and chats a day',
      'Trace parcels with the depots',
      'Offer refunds of up to £75 at your own discretion',
    ],
    requirements: [
      'Patience and a sense of humour',
      'Clear spoken English; Polish, Urdu or Romanian welcome',
      'No experience needed',
    ],
    benefits: [
      'Paid every Friday',
      'Holiday pay and a pension from the first day',
      'Free bus pass',
      'Subsidised hot food',
    ],
  },
  {
    title: 'Finance Assistant',
    type: 'Full Time',
    basis: 'permanent',
    at: ['Manchester', 'Greater Manchester', 'M3', 'hybrid'],
    pay: [27_000, 29_500, 'year'],
    hours: [37, 'Monday to Friday, three days from home'],
    posted: 4,
    closes: 20,
    by: 'callum',
    text: `
A permanent first or second job in finance, with a publisher of school books. You’ll handle the bills: about 900 supplier invoices a month.

## The role

Two colleagues, one system, and authors who expect to be paid on the right day twice a year. You’ll start with the purchase ledger and take on the bank reconciliation when you are ready.

## Where it leads

The last two people in this job are now assistant accountants here. We pay AAT fees and exam days from your fourth month.
`,
    responsibilities: [
      'Record and match purchase invoices',
      'Prepare two payment runs a month',
      'Reconcile supplier statements and the bank',
      'Help with the twice-yearly royalties',
    ],
    requirements: [
      'Six months of invoice work, or AAT level 2',
      'Accurate with numbers, kind to suppliers',
      'Everyday spreadsheet skills',
    ],
    benefits: [
      'AAT or CIMA fees paid',
      '25 days’ holiday plus Christmas week',
      'Books at half price',
      '6% employer pension',
    ],
  },
  {
    title: 'HR Adviser',
    type: 'Full Time',
    basis: 'fixed-term',
    at: ['Sheffield', 'South Yorkshire', 'S1', 'hybrid'],
    pay: [36_000, 39_000, 'year'],
    hours: [37, 'Monday to Friday, two days from home'],
    duration: '12 months, covering parental leave',
    start: 'January 2027',
    posted: 6,
    closes: 21,
    by: 'amara',
    text: `
A 12-month fixed-term contract to cover parental leave, at a maker of surgical instruments with 410 staff on two sites.

## The role

You’ll be the first person twelve managers call. Most of it is good news: flexible hours, apprentices, promotions. Some of it is not, and you handle absence and grievances fairly and by the book.

## Handover

You have four weeks with the person you are covering for, and a manager who has done the job herself.
`,
    responsibilities: [
      'Advise managers on contracts, absence and pay',
      'Run investigations and take good notes',
      'Lead the annual apprentice intake',
      'Keep the HR system up to date',
    ],
    requirements: [
      'CIPD level 5 or equivalent experience',
      'Two years’ experience of advising managers',
      'Up to date with UK employment law',
    ],
    benefits: [
      '28 days’ holiday',
      'CIPD membership paid',
      'Free parking and a bus from the station',
      'Completion bonus of £1,500',
    ],
  },
  {
    title: 'Data Entry Clerk',
    type: 'Part Time',
    basis: 'temporary',
    at: ['', '', '', 'remote'],
    pay: [14.2, 14.2, 'hour'],
    hours: [16, 'Any four hours between 7am and 8pm, four days a week'],
    duration: '3 months',
    posted: 0,
    closes: 12,
    by: 'priya',
    text: `
Temporary work from home on our payroll: a botanical garden is moving 80,000 index cards into a database, and six people are reading the handwriting.

## The role

You’ll see a scan, type what it says and mark what you cannot read. A botanist answers questions twice a day. After a week, most people are pleased to know what Meconopsis is.

## Equipment

We send a laptop and a second screen. You need a quiet corner and a 10 Mbit/s connection.
`,
    responsibilities: ['Type 35 to 50 cards an hour', 'Check ten of a colleague’s cards a day', 'Ask when in doubt'],
    requirements: ['Typing at 40 words a minute', 'Patience with old handwriting', 'Right to work in the UK'],
    benefits: ['Hours that you choose each week', 'Paid every Friday', 'A year’s pass to the garden'],
  },
  {
    title: 'Office Manager',
    type: 'Full Time',
    basis: 'permanent',
    at: ['Edinburgh', 'City of Edinburgh', 'EH3', 'on-site'],
    pay: [34_000, 37_500, 'year'],
    hours: [37, 'Monday to Thursday 8.30am to 5pm, Friday until 3pm'],
    posted: 8,
    closes: 15,
    by: 'callum',
    text: `
A permanent job with a 34-strong architects’ practice in the New Town. The building dates from 1822 and the plotter from last year, and you keep both running.

## The role

Suppliers, budget, front desk, health and safety, and the small things that make people want to come in. You have a part-time assistant. The partners want someone who makes decisions without asking them.

## The first three months

- Meet every supplier, and drop two of them
- Plan the move of the model workshop
- Agree a rota for the meeting rooms that everyone can live with
`,
    responsibilities: [
      'Manage the £290,000 office budget',
      'Manage one assistant',
      'Take charge of health, safety and insurance',
      'Organise four evenings a year for clients',
    ],
    requirements: [
      'Three years’ experience of running an office',
      'Good with budgets and with builders',
      'First aid certificate, or willing to get one',
    ],
    benefits: [
      '29 days’ holiday',
      'A share of the profits',
      'Cycle to work scheme and showers',
      'Friday afternoons off',
    ],
  },
  {
    title: 'Legal Secretary, Property',
    type: 'Full Time',
    basis: 'permanent',
    at: ['Bristol', 'Bristol', 'BS1', 'hybrid'],
    pay: [28_000, 32_000, 'year'],
    hours: [35, 'Monday to Friday, 9am to 5pm, two days from home'],
    posted: 3,
    closes: 22,
    by: 'beth',
    text: `
A permanent job with two solicitors who move families into homes and small firms into offices. You’ll keep 70 files going and know where each of them stands.

## The role

Searches, contracts, completion statements, and calls with people who would like their keys. There is a little digital dictation. The pair have worked together for nine years and share a sense of humour.
`,
    responsibilities: [
      'Open and close files',
      'Order searches and chase the results',
      'Prepare contracts and completion statements',
      'Update clients every week',
    ],
    requirements: [
      'A year as a secretary in residential or commercial property',
      'Fast, accurate typing',
      'Diplomacy on completion days',
    ],
    benefits: ['26 days’ holiday', 'Free conveyancing when you move', 'Death-in-service cover', 'A 35-hour week'],
  },
  {
    title: 'Logistics Coordinator',
    type: 'Full Time',
    basis: 'permanent',
    at: ['Felixstowe', 'Suffolk', 'IP11', 'on-site'],
    pay: [29_000, 33_000, 'year', 'shift allowance included'],
    hours: [40, 'Alternating early and late shifts, 6am to 2pm and 2pm to 10pm'],
    posted: 10,
    closes: 14,
    by: 'beth',
    text: `
A permanent post in the control room of a haulier with 62 lorries, right behind the docks. When a ship is late, you are the one with a plan B.

## The role

You’ll plan 40 collections a shift, talk to drivers all day and keep their hours legal. Three coordinators work each shift. You’ll start with two weeks shadowing one of them and a day in a cab.
`,
    responsibilities: [
      'Plan collections and deliveries with the port’s booking system',
      'Keep an eye on drivers’ hours and rest',
      'Let customers know about delays before they ask',
    ],
    requirements: [
      'A year in transport, shipping or another control room',
      'Good with maps and with tired people',
      'Able to get to Felixstowe for 6am',
    ],
    benefits: ['Pay rises after 6 and 12 months', 'Transport manager CPC course fees', 'Free parking and breakfast'],
  },
  {
    title: 'School Administrator',
    type: 'Part Time',
    basis: 'fixed-term',
    at: ['Cardiff', 'South Glamorgan', 'CF11', 'on-site'],
    pay: [14.35, 15.1, 'hour'],
    hours: [25, 'Term time, Monday to Friday, 8.30am to 1.30pm'],
    duration: 'Until July 2027',
    start: 'After the Christmas holidays',
    posted: 5,
    closes: 16,
    by: 'callum',
    text: `
A fixed-term, term-time post in the office of a primary school with 310 children, until the end of the school year. The job needs an enhanced DBS check, which the school pays for.

## The role

Registers, lost jumpers, dinner money and the door. The head teacher knows every child’s name; after a month you will know most of them. Welsh is welcome but not essential.
`,
    responsibilities: [
      'Take registers and follow up absences',
      'Help parents at the door and on the phone',
      'Keep pupil records safe and accurate',
      'Order supplies',
    ],
    requirements: [
      'A year’s office experience',
      'At ease with children and their parents',
      'Willing to have an enhanced DBS check',
    ],
    benefits: ['All school holidays', 'Local Government Pension Scheme', 'Free lunch'],
  },
  {
    title: 'Project Support Officer',
    type: 'Full Time',
    basis: 'contract',
    at: ['Birmingham', 'West Midlands', 'B2', 'hybrid'],
    pay: [210, 235, 'day', 'inside IR35'],
    hours: [40, 'Monday to Friday, two days on site'],
    duration: 'An initial 6-month contract',
    posted: 1,
    closes: 11,
    by: 'priya',
    text: `
A six-month contract, inside IR35, for a city council that is moving four offices into one. You’ll keep the plan realistic.

## The role

One programme manager, six projects, 140 actions. You’ll take the minutes, chase the actions and update the plan every Thursday. The council wants someone who spots that a job was “90% done” last month too.

## Payment

A 40-hour week, paid every two weeks.
`,
    responsibilities: [
      'Keep plans, risks and actions up to date',
      'Prepare the papers for the fortnightly board meeting',
      'Track a budget of £2.1 million',
      'Organise moving days',
    ],
    requirements: [
      'Two years in project support',
      'PRINCE2 or AgilePM Foundation desirable',
      'Strong spreadsheet skills',
    ],
    benefits: [
      'Paid every second Friday',
      'Holiday pay and a pension on our payroll',
      'A decision on any extension six weeks before the end',
    ],
  },
  {
    title: 'Bookkeeper',
    type: 'Part Time',
    basis: 'freelance',
    at: ['Hebden Bridge', 'West Yorkshire', 'HX7', 'hybrid'],
    pay: [22, 26, 'hour'],
    hours: [8, 'One day a week, mostly from home'],
    duration: '12 months, renewed each year',
    posted: 12,
    closes: 30,
    by: 'amara',
    text: `
Freelance work, about one day a week, for a small bakery with two shops and a stall. Outside IR35; the status determination comes with the offer.

## The role

Bank and till every week, VAT every quarter, and a page of figures that the owners understand. The current bookkeeper is retiring after 16 years and will hand over in person, with cake.
`,
    responsibilities: [
      'Reconcile bank, tills and card takings',
      'File VAT returns under Making Tax Digital',
      'Prepare figures for the accountant',
    ],
    requirements: [
      'Your own bookkeeping practice, with insurance',
      'AAT or ICB qualification, or long experience',
      'Anti-money laundering supervision',
    ],
    benefits: ['Invoices paid within seven days', 'Choose your own day', 'Bread'],
  },
  {
    title: 'Marketing Intern',
    type: 'Full Time',
    basis: 'internship',
    at: ['Brighton', 'East Sussex', 'BN1', 'hybrid'],
    pay: [14.2, 14.2, 'hour'],
    hours: [35, 'Monday to Friday, two days from home'],
    duration: '12 weeks',
    start: 'Early February 2027',
    posted: 2,
    closes: 26,
    by: 'beth',
    text: `
A paid 12-week internship at a maker of outdoor clothing that repairs what it sells. You’ll see one real project through: the spring repair tour.

## The role

You’ll plan eight stops with the events lead, write the pages and the emails, and go to two of the stops. A mentor sets aside an hour for you every week.

## Afterwards

You’ll leave with a reference and something to show for it. Two of the last three interns stayed.
`,
    responsibilities: [
      'Write pages and emails, and see how they perform',
      'Book venues and people for the tour',
      'Answer questions on social media for an hour a day',
    ],
    requirements: ['Good, plain writing', 'Curiosity about numbers', 'No degree needed'],
    benefits: ['Paid, with holiday', 'A jacket, repaired for life', 'Travel to the stops'],
  },
  {
    title: 'Medical Secretary',
    type: 'Part Time',
    basis: 'permanent',
    at: ['Norwich', 'Norfolk', 'NR4', 'on-site'],
    pay: [14.6, 15.9, 'hour'],
    hours: [22, 'Three days, to be agreed, 8.30am to 4.30pm'],
    posted: 7,
    closes: 19,
    by: 'beth',
    text: `
A permanent part-time job with two heart specialists at a private hospital. Reports go out within three days, thanks to you.

## The role

Typing from dictation, booking clinics and tests, and taking calls from worried people. You’ll share the room and the work with one colleague, and cover for each other’s holidays.
`,
    responsibilities: [
      'Type clinic reports from digital dictation',
      'Arrange appointments and tests',
      'Speak to patients, surgeries and insurers',
    ],
    requirements: [
      'Medical terminology, from work or a course',
      'A year as a medical secretary or audio typist',
      'Discretion',
    ],
    benefits: ['Private health cover', '27 days’ holiday pro rata', 'Parking'],
  },
  {
    title: 'Night Warehouse Administrator',
    type: 'Full Time',
    basis: 'temporary',
    at: ['Doncaster', 'South Yorkshire', 'DN3', 'on-site'],
    pay: [15.8, 16.9, 'hour', 'night allowance included'],
    hours: [40, 'Sunday to Thursday nights, 10pm to 6am'],
    duration: '6 months',
    posted: 0,
    closes: 8,
    by: 'amara',
    text: `
Temporary work on our payroll, with nights that are quiet until three and busy until five. A grocery warehouse needs one calm person with a headset and a spreadsheet.

## The role

You’ll match what left with what should have left, print the drivers’ paperwork and explain to the day team what went wrong. Two colleagues share the office; about 90 people work on the floor.
`,
    responsibilities: [
      'Check loads against orders',
      'Print and hand out drivers’ paperwork',
      'Write the handover for the day shift',
    ],
    requirements: [
      'Basic spreadsheet skills',
      'Used to nights, or sure you want to work them',
      'A way to get to Doncaster iPort for 10pm; the last bus is at 9.40pm',
    ],
    benefits: ['Paid every Friday', 'Free hot meal', 'Health check for night workers'],
  },
]);
