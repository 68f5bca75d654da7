/** Job adverts in engineering. */
import { adverts } from './advert.ts';

export const engineerJobs = adverts('Engineer', 1017, [
  {
    title: 'Maintenance Engineer',
    type: 'Full Time',
    basis: 'permanent',
    at: ['Hull', 'East Yorkshire', 'HU3', 'on-site'],
    pay: [43_000, 47_500, 'year', 'including shift allowance'],
    hours: [42, 'Four on, four off, alternating days and nights'],
    posted: 1,
    closes: 23,
    by: 'owen',
    text: `
A permanent job at a factory that makes caravan windows, 24 hours a day. Four engineers keep six lines running, and the plant has put £3 million into new ones this year.

## The role

Half of it is planned. The other half is why you’ll like the job. The lines are mostly Siemens S7 with servo drives, and you’ll be trained on the new extruder at the manufacturer’s in Austria.

## The shift

Two days, two nights, four off. You always work with the same partner, an electrician who has been on site for twelve years.
`,
    responsibilities: [
      'Find and repair mechanical and electrical faults',
      'Carry out planned maintenance and write down what you find',
      'Each month, fix one thing that keeps failing',
      'Mentor an apprentice',
    ],
    requirements: [
      'Time-served or NVQ level 3 in electrical or mechanical engineering',
      'Fault-finding on PLC-controlled machines',
      '18th Edition desirable',
    ],
    benefits: [
      '£1,000 a year for tools and training',
      '7% employer pension',
      'Overtime at time and a half',
      'Free parking and a canteen',
    ],
  },
  {
    title: 'Structural Engineer',
    type: 'Full Time',
    basis: 'permanent',
    at: ['Newcastle upon Tyne', 'Tyne and Wear', 'NE1', 'hybrid'],
    pay: [38_000, 46_000, 'year'],
    hours: [37, 'Monday to Friday, early finish on Fridays, two days from home'],
    posted: 3,
    closes: 27,
    by: 'owen',
    text: `
A permanent job with a practice of 22 that keeps old bridges and mills standing and designs schools in timber.

## The role

You’ll take your own projects from first sketch to site, four or five at a time. About a third of the work is on existing structures, so it helps to enjoy surveying as much as calculating. A chartered engineer reviews everything and talks you through it.

## Chartership

Nine of the last ten who tried while working here passed first time.
`,
    responsibilities: [
      'Design in timber, steel and masonry',
      'Survey existing buildings and bridges',
      'Run sites and deal with contractors',
      'Present to clients in plain English',
    ],
    requirements: [
      'A degree in civil or structural engineering',
      'Two years’ design experience in the UK',
      'Tekla or Robot, and hand calculations to check the results',
    ],
    benefits: ['IStructE or ICE fees paid', '26 days’ holiday', 'Boots, coat and a good camera', 'Profit share'],
  },
  {
    title: 'Electrical Design Engineer',
    type: 'Full Time',
    basis: 'contract',
    at: ['Derby', 'Derbyshire', 'DE24', 'hybrid'],
    pay: [410, 460, 'day', 'outside IR35'],
    hours: [40, 'Monday to Friday, two days on site'],
    duration: 'An initial 6-month contract',
    start: 'Within four weeks',
    posted: 0,
    closes: 13,
    by: 'priya',
    text: `
A six-month contract, outside IR35, on the refit of 58 electric trains. You’ll draw what the depot will wire.

## The role

Low-voltage schematics and cable schedules for doors, lighting and passenger counting, in EPLAN. You’ll deliver drawing packages, not hours. The scope fits on one page and comes with the offer.

## Payment

Based on a 40-hour week, paid every two weeks. Four in ten of our rail contracts are extended.
`,
    responsibilities: [
      'Produce and check schematics and cable schedules',
      'Agree interfaces with the mechanical and software teams',
      'Support the first trains in the depot',
    ],
    requirements: [
      'Five years in electrical design, two of them in rail',
      'EPLAN P8',
      'Knowledge of EN 50155 and EN 45545',
      'Your own indemnity insurance, or cover through us',
    ],
    benefits: [
      'Paid every second Friday',
      '£1 million indemnity cover through us',
      'A decision on any extension six weeks before the end',
    ],
  },
  {
    title: 'Quality Engineer',
    type: 'Full Time',
    basis: 'permanent',
    at: ['Coventry', 'West Midlands', 'CV6', 'on-site'],
    pay: [36_500, 41_000, 'year'],
    hours: [39, 'Monday to Thursday 7.30am to 4pm, Friday until 1pm'],
    posted: 9,
    closes: 17,
    by: 'owen',
    text: `
A permanent job with a family firm of 85 people that turns and mills aluminium for racing, ventilators and one very old clock.

## The role

You’ll find out why a part is wrong, then make sure the next one is right. You’ll reply to customers yourself. The owner walks the floor each morning and will ask what you found yesterday.
`,
    responsibilities: [
      'Lead investigations and 8D reports',
      'Maintain the ISO 9001 and AS9100 systems',
      'Program and run the measuring machine',
      'Teach operators to measure',
    ],
    requirements: [
      'HNC or degree, or long experience in machining',
      'Able to read drawings with geometric tolerances',
      'CMM programming desirable',
    ],
    benefits: [
      'Friday afternoons off',
      '8% employer pension',
      'Christmas week off',
      'Private health cover after a year',
    ],
  },
  {
    title: 'Graduate Civil Engineer',
    type: 'Full Time',
    basis: 'permanent',
    at: ['Exeter', 'Devon', 'EX1', 'hybrid'],
    pay: [30_500, 32_500, 'year'],
    hours: [37, 'Monday to Friday, one day from home'],
    start: 'January or September 2027',
    posted: 11,
    closes: 34,
    by: 'beth',
    text: `
A permanent first job in flood defence, with a consultancy of 60. Your work keeps the sea out of people’s kitchens.

## The role

You’ll model, draw and go outside: river surveys in your first month, your own small scheme within a year. Three other graduates started in September, and you will share a mentor.
`,
    responsibilities: [
      'Model rivers and drains',
      'Prepare drawings and quantities',
      'Walk rivers, in good boots',
      'Help at public meetings',
    ],
    requirements: [
      'A degree in civil engineering, finished or nearly finished',
      'A driving licence, or a plan to get one',
      'An interest in water',
    ],
    benefits: [
      'ICE training agreement',
      '£2,000 towards moving to Devon',
      '25 days’ holiday plus Christmas',
      'Paid volunteer days',
    ],
  },
  {
    title: 'Wind Turbine Technician',
    type: 'Full Time',
    basis: 'permanent',
    at: ['Aberdeen', 'Aberdeenshire', 'AB11', 'on-site'],
    pay: [41_000, 49_000, 'year', 'plus £65 a day offshore'],
    hours: [42, 'Two weeks on, two weeks off'],
    posted: 2,
    closes: 25,
    by: 'callum',
    text: `
A permanent job on a wind farm eight miles off the coast. Two weeks on a ship with your own cabin, two weeks at home.

## The role

Teams of three service eleven turbines a season and repair what the weather breaks. Everyone climbs, everyone writes up the job, and anyone can call a halt.

## If you come from another trade

Mechanics, electricians and people from the forces do well here. The GWO courses take three weeks, fully paid.
`,
    responsibilities: [
      'Service and repair turbines up to 110 metres',
      'Work on high-voltage equipment under a permit',
      'Write reports the next team can use',
    ],
    requirements: [
      'A trade qualification in electrical or mechanical engineering',
      'Fit enough for an offshore medical, and fine with heights',
      'GWO certificates, or willing to get them',
    ],
    benefits: [
      '26 weeks a year at home',
      '10% employer pension',
      'Paid travel to the port',
      'Family visits to the control room',
    ],
  },
  {
    title: 'Building Services Engineer',
    type: 'Part Time',
    basis: 'permanent',
    at: ['Nottingham', 'Nottinghamshire', 'NG1', 'hybrid'],
    pay: [27_000, 31_000, 'year', 'for 24 hours'],
    hours: [24, 'Three days, yours to choose'],
    posted: 5,
    closes: 29,
    by: 'owen',
    text: `
A permanent 24-hour week, designed that way and not cut down from 37. A consultancy needs an experienced engineer for heat pumps in schools.

## The role

Surveys, loads, schematics and specifications for four or five schools at a time. Site visits fall on your working days. Your predecessor brought up two children on these hours and now runs the office.
`,
    responsibilities: [
      'Survey plant rooms and work out heat losses',
      'Design heating and ventilation',
      'Write specifications and check tenders',
    ],
    requirements: [
      'Five years in mechanical building services',
      'CIBSE methods, and the software to apply them',
      'A driving licence',
    ],
    benefits: ['Hours agreed in writing', 'CIBSE fees paid', 'Electric pool car'],
  },
  {
    title: 'CNC Programmer',
    type: 'Full Time',
    basis: 'temporary',
    at: ['Barrow-in-Furness', 'Cumbria', 'LA14', 'on-site'],
    pay: [24, 27.5, 'hour', 'overtime at time and a half'],
    hours: [40, 'Monday to Thursday, ten hours a day'],
    duration: '9 months',
    posted: 4,
    closes: 10,
    by: 'priya',
    text: `
Temporary work on our payroll in a shipyard’s machine shop: nine months of four long days a week and three-day weekends.

## The role

Five-axis milling of one-off parts in titanium and bronze. You’ll write and prove the programs, and stay with the operator for the first piece. You need UK security clearance, which takes about six weeks; we pay you to fill in the forms.
`,
    responsibilities: ['Program in hyperMILL or NX CAM', 'Prove programs and choose tools', 'Support two operators'],
    requirements: [
      'Three years of five-axis programming',
      'Able to get SC clearance',
      'Able to read old drawings in inches',
    ],
    benefits: [
      'Paid every Friday',
      'Lodging allowance of £45 a night if you live far away',
      'Holiday pay and a pension',
    ],
  },
  {
    title: 'Network Engineer',
    type: 'Full Time',
    basis: 'permanent',
    at: ['Reading', 'Berkshire', 'RG2', 'hybrid'],
    pay: [44_000, 52_000, 'year'],
    hours: [37, 'Monday to Friday, three days from home, on call one week in six'],
    posted: 6,
    closes: 20,
    by: 'beth',
    text: `
A permanent job on the fibre network that serves 140 villages between Reading and Swindon. When it works, nobody notices you. They do recognise the van.

## The role

You’ll plan capacity, roll out changes at night twice a month and find the fault that everyone says isn’t there. The team of six writes everything down and automates what it has done three times.
`,
    responsibilities: [
      'Run and extend a core of Juniper and Nokia routers',
      'Automate changes with Python and Ansible',
      'Share the on-call rota',
    ],
    requirements: [
      'Three years with service provider networks',
      'Hands-on BGP, OSPF and MPLS',
      'JNCIS or CCNP desirable',
    ],
    benefits: ['£320 for each week on call', 'Free fibre at home', '27 days’ holiday', 'A week’s training every year'],
  },
  {
    title: 'CAD Technician',
    type: 'Part Time',
    basis: 'fixed-term',
    at: ['Belfast', 'County Antrim', 'BT3', 'hybrid'],
    pay: [15.5, 18.25, 'hour'],
    hours: [21, 'Three days a week, one of them from home'],
    duration: '10 months',
    posted: 8,
    closes: 15,
    by: 'callum',
    text: `
A ten-month, part-time contract with a firm that designs lifts for listed buildings.

## The role

You’ll turn surveys into drawings that a joiner and a lift fitter can both read. Most are in AutoCAD; the newer ones are in Revit, which you’ll learn if you don’t know it.
`,
    responsibilities: [
      'Draw lift shafts, cars and doors',
      'Prepare drawings for listed building consent',
      'Keep the drawing register',
    ],
    requirements: ['Two years of AutoCAD', 'An eye for mouldings', 'Revit desirable'],
    benefits: ['Revit course fees', '29 days’ holiday pro rata', 'Free ferry travel, oddly enough'],
  },
  {
    title: 'Process Engineer',
    type: 'Full Time',
    basis: 'permanent',
    at: ['Burton upon Trent', 'Staffordshire', 'DE14', 'on-site'],
    pay: [42_000, 48_000, 'year'],
    hours: [38, 'Monday to Friday, 8am to 4.30pm'],
    posted: 13,
    closes: 18,
    by: 'owen',
    text: `
A permanent job at a brewery that wants to halve the water it takes to brew each pint by 2030. It has saved a third since 2021, and now for the hard part.

## The role

You’ll measure, experiment and talk operators into things. They will talk you out of others, and are usually right. You have a budget of £400,000 for the first two years.
`,
    responsibilities: [
      'Find and prove savings in water and heat',
      'Lead trials on the bottling lines',
      'Write business cases the board can read',
    ],
    requirements: [
      'A degree in chemical or process engineering',
      'Three years in food, drink or chemicals',
      'Statistics you can explain',
    ],
    benefits: ['A case of beer a month, or squash', '9% employer pension', 'A bonus of up to 6%'],
  },
  {
    title: 'Engineering Intern, Robotics',
    type: 'Full Time',
    basis: 'internship',
    at: ['Cambridge', 'Cambridgeshire', 'CB4', 'on-site'],
    pay: [14.8, 14.8, 'hour'],
    hours: [37, 'Monday to Friday'],
    duration: '12 weeks',
    start: 'June 2027',
    posted: 14,
    closes: 40,
    by: 'beth',
    text: `
A paid 12-week internship with a company of 19 that builds fruit-picking robots. Strawberries included.

## The role

You’ll take one small part, such as a gripper finger or a lamp, from sketch to field test. Your mentor sits across the table. On Fridays everyone shows something, even if it doesn’t work.
`,
    responsibilities: [
      'Design, print and test a part',
      'Write a page about what you learned',
      'Spend two days a month in the polytunnel',
    ],
    requirements: [
      'In at least the second year of an engineering course, or equivalent',
      'A project you built because you wanted to',
      'Beginner’s Python or C++',
    ],
    benefits: ['Paid, with holiday', 'Help finding a room', 'Strawberries'],
  },
]);
