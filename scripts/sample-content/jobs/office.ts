/** Office and administration. */
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
A permanent post in the payroll team of a housing association that looks after 9,400 homes across West Yorkshire. You pay 620 colleagues, every month, correctly.

## The work

The team is three people and a good system. You take over the joiners, leavers and changes, and from your third month one of the two monthly runs. The person before you moved upstairs to finance after four years.

## A normal month

- First week: starters, leavers, pension letters
- Second week: overtime and absence, with the care homes on the telephone
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
      'Careful with other people’s private matters',
    ],
    benefits: [
      '28 days’ holiday plus public holidays',
      'Local government pension',
      'CIPP course paid, with study days',
      'Flexible start between 7.30 and 9.30',
    ],
  },
  {
    title: 'Receptionist',
    type: 'Part Time',
    basis: 'permanent',
    at: ['Harrogate', 'North Yorkshire', 'HG1 2AE', 'on-site'],
    pay: [14.1, 14.6, 'hour'],
    hours: [20, 'Monday to Friday, 9 to 1'],
    posted: 0,
    closes: 18,
    by: 'amara',
    text: `
A permanent part-time job at the front desk of a dental practice with five surgeries and a garden. You are the first face that nervous people see.

## The work

Mornings are busy until ten and friendly after that. You book, greet, take payments and calm. The practice trains you on its system for two weeks, paid, beside the colleague who works the afternoons.

## The place

Eleven people, most of them here for more than five years. Ten minutes on foot from the station. There is a car park, and a dog on Thursdays.
`,
    responsibilities: [
      'Welcome patients and answer the telephone',
      'Book and move appointments',
      'Take payments and balance the till',
      'Keep the waiting room in order',
    ],
    requirements: [
      'Experience with customers: a shop, café or surgery counts',
      'A clear telephone voice',
      'Basic computer skills',
    ],
    benefits: [
      'Dental care at no cost for you and your family',
      '30 days’ holiday pro rata, including public holidays',
      'Uniform and parking',
      'School holidays can be agreed',
    ],
  },
  {
    title: 'Executive Assistant to the Chief Executive',
    type: 'Full Time',
    basis: 'permanent',
    at: ['London', 'Greater London', 'EC2', 'hybrid'],
    pay: [46_000, 52_000, 'year', 'plus a bonus of up to 8%'],
    hours: [40, 'Monday to Friday, 8.30 to 5.30, one day from home'],
    posted: 2,
    closes: 28,
    by: 'beth',
    text: `
A permanent post beside the chief executive of an insurance broker with 240 staff. She is organised, direct and out of the office two days a week, so you run the day without her.

## The work

You own her diary and her inbox, prepare the six board meetings, and write the first draft of most things that go out in her name. You will know things before others do and keep them to yourself.

## What she says

> I want somebody who tells me that I am about to be late, and why the meeting could be an email.
`,
    responsibilities: [
      'Plan the diary four weeks ahead and defend it',
      'Prepare board papers with the company secretary',
      'Arrange travel to Zürich and Dublin twice a month',
      'Draft letters, minutes and short talks',
    ],
    requirements: [
      'Four years as an assistant to a director',
      'Excellent written English',
      'Calm when three things happen at once',
      'Typing at 60 words a minute or more',
    ],
    benefits: [
      '27 days’ holiday and your birthday',
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
    hours: [37, 'Rota over six days, known four weeks ahead'],
    duration: '4 months, with a chance of a permanent post',
    start: 'Monday after next',
    posted: 0,
    closes: 9,
    by: 'amara',
    text: `
Temporary work on our payroll for a parcel company’s help desk, over the busiest months of the year. Last winter 14 of 30 temps stayed for good.

## The work

People ring because something has not arrived. You find it, say honestly when it will come, and write down what you promised. There are no scripts. The team is 30 people in a new building, ten minutes by bus from the station.

## Training

Five paid days in a small group, then a week with a colleague who listens in and helps.
`,
    responsibilities: [
      'Answer 40 to 60 calls and chats a day',
      'Trace parcels with the depots',
      'Offer refunds up to £75 on your own judgement',
    ],
    requirements: [
      'Patience and a sense of humour',
      'Clear spoken English; Polish, Urdu or Romanian welcome',
      'No experience needed',
    ],
    benefits: [
      'Paid every Friday',
      'Holiday pay and pension from the first day',
      'Free bus pass',
      'Hot food at cost price',
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
A permanent first or second job in finance, with a publisher of school books. You look after what it owes: about 900 supplier invoices a month.

## The work

Two colleagues, one system, and authors who need to be paid on the right day twice a year. You start with the purchase ledger and add the bank reconciliation when you are ready for it.

## Where it leads

The last two people in this post became assistant accountants here. AAT fees and exam days are paid from your fourth month.
`,
    responsibilities: [
      'Record and match purchase invoices',
      'Prepare two payment runs a month',
      'Reconcile supplier statements and the bank',
      'Help with the half-yearly royalties',
    ],
    requirements: [
      'Six months with invoices, or AAT level 2',
      'Accurate with numbers, kind to suppliers',
      'Spreadsheets at everyday level',
    ],
    benefits: [
      'AAT or CIMA fees paid',
      '25 days’ holiday plus the week at Christmas',
      'Books at half price',
      '6% pension from the employer',
    ],
  },
  {
    title: 'HR Adviser',
    type: 'Full Time',
    basis: 'fixed-term',
    at: ['Sheffield', 'South Yorkshire', 'S1', 'hybrid'],
    pay: [36_000, 39_000, 'year'],
    hours: [37, 'Monday to Friday, two days from home'],
    duration: '12 months, parental leave cover',
    start: 'January 2027',
    posted: 6,
    closes: 21,
    by: 'amara',
    text: `
A fixed-term contract of 12 months, for a colleague’s parental leave, at a maker of surgical instruments with 410 staff on two sites.

## The work

You are the first call for twelve managers. Most of it is good news: flexible hours, apprentices, promotions. Some of it is not, and you handle absence and grievances fairly and on paper.

## Handover

You have four weeks together with the person you stand in for, and a manager who has done the job herself.
`,
    responsibilities: [
      'Advise managers on contracts, absence and pay',
      'Run investigations and take good notes',
      'Lead the yearly apprentice intake',
      'Keep the HR system right',
    ],
    requirements: [
      'CIPD level 5, or the experience that equals it',
      'Two years of advising managers',
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
Temporary work from home on our payroll: a botanical garden is moving 80,000 index cards into a database, and six people read the handwriting.

## The work

You see a scan, type what it says and mark what you cannot read. A botanist answers questions twice a day. After a week most people enjoy knowing what Meconopsis is.

## Equipment

We send a laptop and a second screen. You need a quiet corner and a connection of 10 Mbit/s.
`,
    responsibilities: ['Type 35 to 50 cards an hour', 'Check ten of a colleague’s cards a day', 'Ask when in doubt'],
    requirements: ['Typing at 40 words a minute', 'Good eyes for old handwriting', 'Right to work in the UK'],
    benefits: ['Hours that you choose each week', 'Paid every Friday', 'A year’s pass to the garden'],
  },
  {
    title: 'Office Manager',
    type: 'Full Time',
    basis: 'permanent',
    at: ['Edinburgh', 'City of Edinburgh', 'EH3', 'on-site'],
    pay: [34_000, 37_500, 'year'],
    hours: [37, 'Monday to Thursday 8.30 to 5, Friday until 3'],
    posted: 8,
    closes: 15,
    by: 'callum',
    text: `
A permanent post at an architects’ practice of 34 people in the New Town. The building is from 1822, the plotter from last year, and you keep both running.

## The work

Suppliers, budget, front desk, health and safety, and the small things that make people want to come in. One part-time assistant works with you. The partners would like somebody who decides without asking.

## The first three months

- Meet every supplier, and drop two of them
- Plan the move of the model workshop
- Agree a rota for the meeting rooms that people accept
`,
    responsibilities: [
      'Hold the office budget of £290,000',
      'Lead one assistant',
      'Look after health, safety and insurance',
      'Organise four evenings a year for clients',
    ],
    requirements: [
      'Three years of running an office',
      'Good with budgets and with builders',
      'First aid certificate, or willing to get one',
    ],
    benefits: ['29 days’ holiday', 'Share in the yearly profit', 'Cycle scheme and showers', 'Friday afternoons'],
  },
  {
    title: 'Legal Secretary, Property',
    type: 'Full Time',
    basis: 'permanent',
    at: ['Bristol', 'Bristol', 'BS1', 'hybrid'],
    pay: [28_000, 32_000, 'year'],
    hours: [35, 'Monday to Friday, 9 to 5, two days from home'],
    posted: 3,
    closes: 22,
    by: 'beth',
    text: `
A permanent post for two solicitors who move families and small firms into buildings. You keep 70 files going at once and know where each of them stands.

## The work

Searches, contracts, completion statements, and calls with people who would like their keys. Dictation is digital and not much. The pair have worked together for nine years and share one sense of humour.
`,
    responsibilities: [
      'Open and close files',
      'Order searches and chase the answers',
      'Prepare contracts and completion statements',
      'Keep clients informed each week',
    ],
    requirements: [
      'One year as a secretary in residential or commercial property',
      'Fast, accurate typing',
      'Diplomacy on completion days',
    ],
    benefits: ['26 days’ holiday', 'Your own conveyancing without a fee', 'Death-in-service cover', 'A 35-hour week'],
  },
  {
    title: 'Logistics Coordinator',
    type: 'Full Time',
    basis: 'permanent',
    at: ['Felixstowe', 'Suffolk', 'IP11', 'on-site'],
    pay: [29_000, 33_000, 'year', 'shift allowance included'],
    hours: [40, 'Early and late shifts in turn, 6 to 2 and 2 to 10'],
    posted: 10,
    closes: 14,
    by: 'beth',
    text: `
A permanent post in the control room of a haulier with 62 lorries, right behind the docks. When a ship is late, you are the person who has a second plan.

## The work

You plan 40 collections a shift, talk to drivers all day, and keep their hours legal. Three coordinators work each shift. You get two weeks beside one of them and a day in a cab.
`,
    responsibilities: [
      'Plan collections and deliveries with the port’s booking system',
      'Watch drivers’ hours and rest',
      'Tell customers about delays before they ask',
    ],
    requirements: [
      'One year in transport, shipping or another control room',
      'Good with maps and with tired people',
      'Able to get to Felixstowe for 6am',
    ],
    benefits: ['Pay rises after 6 and 12 months', 'Transport manager CPC course paid', 'Free parking and breakfast'],
  },
  {
    title: 'School Administrator',
    type: 'Part Time',
    basis: 'fixed-term',
    at: ['Cardiff', 'South Glamorgan', 'CF11', 'on-site'],
    pay: [14.35, 15.1, 'hour'],
    hours: [25, 'Term time, Monday to Friday, 8.30 to 1.30'],
    duration: 'Until July 2027',
    start: 'After the Christmas holiday',
    posted: 5,
    closes: 16,
    by: 'callum',
    text: `
A fixed-term, term-time post in the office of a primary school with 310 children, until the end of the school year. An enhanced DBS check is needed and paid for.

## The work

Registers, lost jumpers, dinner money and the door. The head teacher knows every child’s name; after a month you will know most of them. Welsh is welcome and not required.
`,
    responsibilities: [
      'Take registers and follow up absences',
      'Answer parents at the door and by telephone',
      'Keep pupil records safe and right',
      'Order supplies',
    ],
    requirements: [
      'Office experience of one year',
      'At ease with children and their parents',
      'Willing to have an enhanced DBS check',
    ],
    benefits: ['All school holidays', 'Local government pension', 'Free lunch'],
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
A contract of six months, inside IR35, for a city council that is moving four offices into one. You keep the plan honest.

## The work

One programme manager, six projects, 140 actions. You take the minutes, chase the actions and bring the plan up to date every Thursday. The council would like somebody who notices when “90% done” was also true last month.

## Payment

A 40-hour week, paid every two weeks.
`,
    responsibilities: [
      'Keep plans, risks and actions up to date',
      'Prepare the fortnightly board',
      'Track a budget of £2.1 million',
      'Organise the moving days',
    ],
    requirements: [
      'Two years of project support',
      'PRINCE2 or AgilePM at foundation level is useful',
      'Strong spreadsheets',
    ],
    benefits: [
      'Paid every second Friday',
      'Holiday pay and pension on our payroll',
      'Extension decided six weeks before the end',
    ],
  },
  {
    title: 'Bookkeeper',
    type: 'Part Time',
    basis: 'freelance',
    at: ['Hebden Bridge', 'West Yorkshire', 'HX7', 'hybrid'],
    pay: [22, 26, 'hour'],
    hours: [8, 'One day a week, mostly from home'],
    duration: '12 months, then a year at a time',
    posted: 12,
    closes: 30,
    by: 'amara',
    text: `
Freelance work, about a day a week, for a small bakery with two shops and a stall. Outside IR35; the decision is attached to the offer.

## The work

Weekly bank and till, VAT every quarter, and a page of figures the owners understand. The previous bookkeeper is retiring after 16 years and will hand over in person, with cake.
`,
    responsibilities: [
      'Reconcile bank, tills and card takings',
      'File VAT returns under Making Tax Digital',
      'Prepare figures for the accountant',
    ],
    requirements: [
      'Your own bookkeeping practice, with insurance',
      'AAT, ICB or long experience',
      'Supervision for money laundering purposes',
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
A paid internship of 12 weeks at a maker of outdoor clothing that repairs what it sells. You finish one real project: the spring repair tour.

## The work

You plan eight stops with the events lead, write the pages and the emails, and go to two of the stops. A mentor has an hour for you every week.

## Afterwards

You leave with a reference and something to show. Two of the last three interns stayed.
`,
    responsibilities: [
      'Write pages and emails, and see what people do with them',
      'Book places and people for the tour',
      'Answer questions on social media for an hour a day',
    ],
    requirements: ['Good, plain writing', 'Curiosity about numbers', 'No degree needed'],
    benefits: ['Paid, with holiday', 'A jacket, and lifelong repairs', 'Travel to the stops'],
  },
  {
    title: 'Medical Secretary',
    type: 'Part Time',
    basis: 'permanent',
    at: ['Norwich', 'Norfolk', 'NR4', 'on-site'],
    pay: [14.6, 15.9, 'hour'],
    hours: [22, 'Three days, to be agreed, 8.30 to 4.30'],
    posted: 7,
    closes: 19,
    by: 'beth',
    text: `
A permanent part-time post with two heart specialists at a private hospital. Letters leave within three days, and you are the reason.

## The work

Typing from dictation, bookings for clinics and tests, and calls with worried people. You share the room and the work with one colleague and cover each other’s holidays.
`,
    responsibilities: [
      'Type clinic letters from digital dictation',
      'Arrange appointments and tests',
      'Speak with patients, surgeries and insurers',
    ],
    requirements: [
      'Medical terminology, from work or a course',
      'One year as a medical secretary or audio typist',
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

## The work

You match what left with what should have left, print the drivers’ papers and tell the day team what went wrong. Two colleagues share the office; about 90 people work on the floor.
`,
    responsibilities: [
      'Check loads against orders',
      'Print and hand out drivers’ papers',
      'Write the handover for the day shift',
    ],
    requirements: [
      'Basic spreadsheets',
      'Used to nights, or sure you want them',
      'A way to get to Doncaster iPort at 10pm; there is a bus until 9.40',
    ],
    benefits: ['Paid every Friday', 'Free hot meal', 'Health check for night workers'],
  },
]);
