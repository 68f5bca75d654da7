/** Job adverts in software development. */
import { adverts } from './advert.ts';

export const developerJobs = adverts('Developer', 1029, [
  {
    title: 'Senior TypeScript Developer',
    type: 'Full Time',
    basis: 'permanent',
    at: ['Leeds', 'West Yorkshire', 'LS1', 'hybrid'],
    pay: [62_000, 72_000, 'year'],
    hours: [37, 'Monday to Friday, one day a week in the office'],
    posted: 0,
    closes: 28,
    by: 'owen',
    text: `
A permanent job in a team of seven that builds the booking system for 900 village halls and swimming pools. The system handles 40,000 bookings a day and is older than some of its developers.

## The role

You’ll move it, piece by piece, from one large old application to smaller TypeScript services, without a weekend’s downtime. You’ll review, pair and decide. There’s one product owner, and she gets back to you.

## The hiring process

1. A 30-minute call with Owen at Orrin & Vale
2. An afternoon with the team on a small, real problem, paid at £150
3. A decision the next day
`,
    responsibilities: [
      'Design and build services with Node.js and PostgreSQL',
      'Lead the migration of the core booking system',
      'Review code and write down decisions',
      'Coach two developers',
    ],
    requirements: [
      'Five years in web development, three with TypeScript',
      'Used to writing tests',
      'Experience of an old system you came to respect',
    ],
    benefits: [
      '27 days’ holiday',
      '£1,500 a year for training',
      '8% employer pension',
      'Every other Friday for your own ideas',
    ],
  },
  {
    title: 'React Developer',
    type: 'Full Time',
    basis: 'permanent',
    at: ['Manchester', 'Greater Manchester', 'M1', 'hybrid'],
    pay: [45_000, 55_000, 'year'],
    hours: [37, 'Monday to Friday, two days in the office'],
    posted: 2,
    closes: 21,
    by: 'callum',
    text: `
A permanent job with a charity that helps people check which benefits they can claim. One form, 1.2 million people a year, many of them on old phones.

## The role

You’ll make the form faster, shorter and easier to follow when read aloud. Every change is tested with five people from the advice centre before it goes out. The team is four developers, a designer and an adviser.
`,
    responsibilities: [
      'Build accessible components in React',
      'Keep pages below 100 kB',
      'Sit in on user research twice a month',
    ],
    requirements: [
      'Three years with React',
      'Knowledge of WCAG, and some time with a screen reader',
      'A preference for HTML when HTML will do',
    ],
    benefits: ['30 days’ holiday', '10% employer pension', 'Laptop and chair of your choice'],
  },
  {
    title: 'Python Developer, Data',
    type: 'Full Time',
    basis: 'contract',
    at: ['', '', '', 'remote'],
    pay: [425, 500, 'day', 'outside IR35'],
    hours: [40, 'Core hours 10am to 3pm'],
    duration: 'An initial 6-month contract',
    posted: 1,
    closes: 14,
    by: 'priya',
    text: `
A six-month contract, outside IR35, for a water company that wants to find leaks before its customers do.

## The role

Nine million meter readings arrive every day, and nobody looks at them. You’ll build the pipeline that does, with a hydrologist and a platform engineer. The one-page scope lists three things to hand over.

## Payment

Based on a 40-hour week, paid every two weeks.
`,
    responsibilities: [
      'Build pipelines with Python, DuckDB and Airflow',
      'Agree data quality rules with the control room',
      'Hand over with tests and a runbook',
    ],
    requirements: [
      'Five years of Python, two of them on data pipelines',
      'Real experience with time series',
      'Your own limited company and insurance',
    ],
    benefits: ['Paid every second Friday', 'Work from anywhere in the UK', 'Two paid training days'],
  },
  {
    title: 'Junior Web Developer',
    type: 'Full Time',
    basis: 'permanent',
    at: ['Liverpool', 'Merseyside', 'L1', 'hybrid'],
    pay: [27_500, 30_000, 'year'],
    hours: [37, 'Monday to Friday, three days in the office at first'],
    posted: 3,
    closes: 24,
    by: 'callum',
    text: `
A permanent first job at a studio of 12 that builds sites for museums. You don’t need a degree. You do need something you’ve built.

## The role

In your first month you fix small things on six sites and deploy them yourself. After six months you build a small site of your own, alongside someone who’s done it forty times.
`,
    responsibilities: [
      'Write HTML, CSS and TypeScript',
      'Fix, test and deploy small things',
      'Learn to estimate how long things take',
    ],
    requirements: [
      'A site or tool you built, however small',
      'Basic HTML, CSS and JavaScript',
      'A habit of asking questions',
    ],
    benefits: [
      'A mentor and one learning day a week in the first year',
      'Free entry to 40 museums',
      '25 days’ holiday plus Christmas',
    ],
  },
  {
    title: '.NET Developer',
    type: 'Full Time',
    basis: 'permanent',
    at: ['Birmingham', 'West Midlands', 'B3', 'hybrid'],
    pay: [48_000, 57_000, 'year'],
    hours: [37, 'Monday to Friday, two days in the office'],
    posted: 7,
    closes: 19,
    by: 'priya',
    text: `
A permanent job at a building society founded in 1868, with a mortgage system from this decade.

## The role

You’ll join one of three teams that build what brokers and branch staff use. Releases go out at noon on Tuesdays and Thursdays, and nobody stays late for them.
`,
    responsibilities: [
      'Build services in C# and ASP.NET Core',
      'Improve tests around interest calculations',
      'Support what your team builds, in office hours',
    ],
    requirements: ['Three years of C#', 'SQL Server beyond simple queries', 'Respect for rounding errors'],
    benefits: ['Staff mortgage rate', '12% employer pension', '28 days’ holiday'],
  },
  {
    title: 'Embedded Software Developer',
    type: 'Full Time',
    basis: 'permanent',
    at: ['Bath', 'Somerset', 'BA2', 'on-site'],
    pay: [47_000, 56_000, 'year'],
    hours: [37, 'Monday to Friday, flexible around core hours of 10am to 3pm'],
    posted: 5,
    closes: 26,
    by: 'beth',
    text: `
A permanent job with a maker of hearing aids: 40 people, one building, a garden. Your code runs for a week on a battery the size of a lentil.

## The role

You’ll write C for a small processor with a microphone, a radio and no room to spare. You’ll work with an audiologist and hear, quite literally, what you changed.
`,
    responsibilities: [
      'Write and test firmware in C and a little Rust',
      'Measure power and latency',
      'Help with IEC 62304 documentation',
    ],
    requirements: [
      'Three years of embedded C',
      'Debugging with an oscilloscope',
      'Medical or audio experience desirable',
    ],
    benefits: [
      'A cycle ride to work along the canal',
      '9% employer pension',
      '26 days’ holiday',
      'Relocation up to £4,000',
    ],
  },
  {
    title: 'Mobile Developer',
    type: 'Part Time',
    basis: 'permanent',
    at: ['', '', '', 'remote'],
    pay: [32_000, 36_000, 'year', 'for 24 hours a week'],
    hours: [24, 'Four days of six hours'],
    posted: 4,
    closes: 30,
    by: 'priya',
    text: `
A permanent part-time job on the app that 70,000 runners use to share quiet routes. The whole company works four short days.

## The role

One app in React Native, one other mobile developer, one designer. You release every other week. Everyone takes a turn at support emails, for an hour a week.
`,
    responsibilities: [
      'Build features from sketch to store',
      'Keep battery and data use low',
      'Reply to users for an hour a week',
    ],
    requirements: [
      'Two years with React Native, or with native apps and willing to learn',
      'An app in the stores that you can talk about',
      'Clear writing: most decisions are made in documents, not meetings',
    ],
    benefits: ['A four-day week for everyone', '£500 for your home office', 'Two team meetings a year, in the hills'],
  },
  {
    title: 'Test Automation Developer',
    type: 'Full Time',
    basis: 'contract',
    at: ['Glasgow', 'Lanarkshire', 'G2', 'hybrid'],
    pay: [340, 390, 'day', 'inside IR35'],
    hours: [40, 'Monday to Friday, two days on site'],
    duration: 'An initial 6-month contract',
    posted: 0,
    closes: 12,
    by: 'callum',
    text: `
A six-month contract, inside IR35, with the company that runs ticketing for three Scottish bus operators. Their tests take four hours; you have six months to make that twenty minutes.

## The role

You’ll throw away more than you write. What’s left is Playwright, contract tests and a few ticket machine simulators.

## Payment

A 40-hour week, paid every two weeks.
`,
    responsibilities: [
      'Sort 2,900 tests into keep, change and remove',
      'Build fast, stable browser and contract tests',
      'Leave a team that can carry on',
    ],
    requirements: ['Four years in test automation', 'TypeScript and Playwright', 'Opinions on flaky tests'],
    benefits: ['Paid every second Friday', 'Holiday pay and a pension on our payroll', 'Free bus travel'],
  },
  {
    title: 'WordPress Developer',
    type: 'Part Time',
    basis: 'freelance',
    at: ['', '', '', 'remote'],
    pay: [220, 260, 'day', 'outside IR35'],
    hours: [16, 'About two days a week'],
    duration: '3 months',
    posted: 9,
    closes: 16,
    by: 'priya',
    text: `
Freelance work of about 25 days in three months, outside IR35. A chain of eleven garden centres has eleven websites and would like one.

## The role

You’ll bring the content together, build one theme and switch off ten sites without losing their search traffic. A designer has finished the designs.
`,
    responsibilities: [
      'Build a block theme from finished designs',
      'Move content and set up redirects',
      'Show two people how to edit',
    ],
    requirements: [
      'Three large WordPress sites you can show',
      'Your own insurance',
      'An understanding of why redirects matter',
    ],
    benefits: ['Invoices paid within seven days', 'The price agreed before you start', 'Plants'],
  },
  {
    title: 'Platform Engineer',
    type: 'Full Time',
    basis: 'permanent',
    at: ['London', 'Greater London', 'SE1', 'hybrid'],
    pay: [70_000, 82_000, 'year'],
    hours: [37, 'Monday to Friday, one day a week in the office, on call one week in eight'],
    posted: 6,
    closes: 22,
    by: 'beth',
    text: `
A permanent job with a company that runs the timetables for 300 secondary schools. In September everyone logs in at 8.40am. That’s when it has to work.

## The role

Four people run what 25 developers rely on: Kubernetes, PostgreSQL and the pipeline from commit to live, which takes eleven minutes and should take five.
`,
    responsibilities: [
      'Run Kubernetes and PostgreSQL',
      'Make deployments quicker and more boring',
      'Run a failure drill every month',
      'Share the on-call rota',
    ],
    requirements: [
      'Four years in operations or platform work',
      'Terraform, and a scripting language',
      'Good at writing up what went wrong',
    ],
    benefits: [
      '£400 for each week on call',
      '28 days’ holiday',
      '9% employer pension',
      'A four-week sabbatical after four years',
    ],
  },
  {
    title: 'Java Developer',
    type: 'Full Time',
    basis: 'fixed-term',
    at: ['Swansea', 'West Glamorgan', 'SA1', 'hybrid'],
    pay: [44_000, 50_000, 'year'],
    hours: [37, 'Monday to Friday, flexible hours, two days in the office'],
    duration: '18 months',
    posted: 10,
    closes: 25,
    by: 'callum',
    text: `
An 18-month fixed-term contract with a public body that registers vehicles, replacing one of its last mainframe services.

## The role

Old rules, new Java. You’ll read COBOL (slowly, with help), write the same rule in Java 25, and prove on ten million real cases that both give the same answer. Then the old one is switched off, and there is cake.
`,
    responsibilities: [
      'Rebuild registration rules in Java',
      'Compare old and new with recorded data',
      'Take part in Service Standard assessments',
    ],
    requirements: [
      'Three years of Java',
      'Spring Boot',
      'Patience with old documentation',
      'Able to get BPSS clearance',
    ],
    benefits: ['Civil Service pension', '25 days’ holiday, rising to 30', 'Welsh lessons in working time'],
  },
  {
    title: 'Software Development Intern',
    type: 'Part Time',
    basis: 'internship',
    at: ['York', 'North Yorkshire', 'YO1', 'hybrid'],
    pay: [14.2, 14.2, 'hour'],
    hours: [16, 'Two days a week, to fit around your studies'],
    duration: '6 months',
    start: 'February 2027',
    posted: 12,
    closes: 38,
    by: 'amara',
    text: `
A paid internship, two days a week for six months, with a company that makes software for railway museums and two real railways.

## The role

You’ll build one tool that volunteers have asked for, such as a rota for signal boxes, and watch them use it on a Saturday. A developer keeps two hours a week free for your questions, and means it.
`,
    responsibilities: [
      'Talk to volunteers about what they need',
      'Build and test a small web tool',
      'Show it on a Saturday',
    ],
    requirements: [
      'Some programming, self-taught or from a course',
      'Based within easy reach of York',
      'A liking for trains, or for people who like trains',
    ],
    benefits: ['Paid, with holiday', 'A footplate ride', 'A proper reference'],
  },
]);
