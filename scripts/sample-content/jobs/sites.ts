/** Job adverts in driving, warehousing and construction. */
import { adverts } from './advert.ts';

export const siteJobs = adverts('Engineer', 2001, [
  {
    title: 'Bricklayer',
    type: 'Full Time',
    basis: 'contract',
    at: ['Barnsley', 'South Yorkshire', 'S70 2LW', 'on-site'],
    pay: [230, 250, 'day', 'or by the thousand'],
    hours: [42.5, 'Monday to Friday, 7.30am to 4.30pm'],
    duration: '5 months',
    posted: 2,
    closes: 18,
    by: 'priya',
    text: `
A contract on 34 houses with proper footings, scaffolding that is there when you are, and a labourer for every two bricklayers.
`,
    responsibilities: ['Lay facing brick and block to two lifts a day', 'Set out with the site engineer'],
    requirements: ['Blue or gold CSCS card', 'Your own hand tools'],
    benefits: ['Paid weekly, under the CIS', 'Parking on site'],
  },
  {
    title: 'Site Labourer',
    type: 'Full Time',
    basis: 'temporary',
    at: ['Leeds', 'West Yorkshire', 'LS9 8AG', 'on-site'],
    pay: [14.5, 15, 'hour'],
    hours: [40, 'Monday to Friday, 7.30am to 4pm'],
    start: 'Monday',
    duration: '8 weeks, often longer',
    posted: 1,
    closes: 12,
    by: 'priya',
    text: `
Temporary work on our payroll, helping six trades to finish a school: carrying, cleaning, unloading, and keeping the way out clear.
`,
    responsibilities: [
      'Unload deliveries and move materials',
      'Keep floors and stairs clear',
      'Help where the manager asks',
    ],
    requirements: ['Green CSCS card', 'Safety boots, helmet and high-visibility vest'],
    benefits: ['Weekly pay', 'Holiday pay', 'We pay for the next card after 12 weeks'],
  },
  {
    title: 'HGV Class 2 Driver',
    type: 'Full Time',
    basis: 'permanent',
    at: ['Wakefield', 'West Yorkshire', 'WF2 0XH', 'on-site'],
    pay: [16.2, 17.1, 'hour', 'time and a half after 45 hours'],
    hours: [45, 'Monday to Friday, starting between 5am and 7am'],
    posted: 1,
    closes: 25,
    by: 'owen',
    text: `
A permanent job with a builders’ merchant: 18-tonne flatbeds with a crane, eight to ten drops a day, home every night.

## The role

The same three postcodes each week, in a lorry that is yours. Loading is done by the night team.
`,
    responsibilities: [
      'Check the vehicle and its load each morning',
      'Deliver by HIAB',
      'Collect signatures and returns',
    ],
    requirements: [
      'Category C licence (Class 2) with no more than six points',
      'Driver CPC and digital tachograph card',
    ],
    benefits: ['HIAB training and licence paid', 'CPC days paid', '28 days’ holiday, public holidays included'],
  },
  {
    title: 'Forklift Driver, Reach and Counterbalance',
    type: 'Full Time',
    basis: 'temporary',
    at: ['Doncaster', 'South Yorkshire', 'DN4 5JT', 'on-site'],
    pay: [14.6, 16.3, 'hour', 'the higher rate on nights'],
    hours: [40, 'Four on, four off, days and nights in turn'],
    duration: '3 months, then permanent if both like it',
    posted: 0,
    closes: 14,
    by: 'owen',
    text: `
Temporary work on our payroll for an FLT driver, in a warehouse of drinks and crisps near the airport.

## The role

You’ll unload trailers with the counterbalance and put pallets away up to ten metres with the reach truck. A headset names each place, so there is no paper to carry.
`,
    responsibilities: [
      'Unload 12 trailers a shift with two colleagues',
      'Put away and bring down pallets',
      'Report damage',
    ],
    requirements: ['Reach and counterbalance licence (RTITB or ITSSAR), not older than three years', 'Safety boots'],
    benefits: ['Weekly pay', 'Refresher test paid', 'Canteen and free parking'],
  },
  {
    title: 'Warehouse Operative',
    type: 'Full Time',
    basis: 'temporary',
    at: ['Leeds', 'West Yorkshire', 'LS10 1AB', 'on-site'],
    pay: [14, 15.5, 'hour', 'the higher rate after 10pm'],
    hours: [37.5, 'Monday to Friday, 6am to 2pm or 2pm to 10pm'],
    start: 'Monday',
    duration: '12 weeks',
    posted: 0,
    closes: 10,
    by: 'owen',
    text: `
Twelve weeks on our payroll, picking and packing for a shop that sells lamps. No experience needed: the first morning is training, and it is paid.

## The role

You’ll pick about 60 orders a shift with a scanner and pack them so that they arrive whole. The heaviest box is 14 kg.
`,
    responsibilities: ['Pick orders with a scanner', 'Pack glass with care', 'Keep your aisle clear'],
    requirements: ['Able to stand and walk for a shift', 'Enough English for safety notices'],
    benefits: ['Weekly pay', 'Bus 74 stops at the gate', 'Staff discount of 40%'],
  },
  {
    title: 'Multi-Drop Delivery Driver',
    type: 'Full Time',
    basis: 'contract',
    at: ['Sheffield', 'South Yorkshire', 'S9', 'on-site'],
    pay: [150, 165, 'day', 'van and fuel included'],
    hours: [45, 'Five days out of seven'],
    duration: '6 months',
    posted: 5,
    closes: 20,
    by: 'owen',
    text: `
A contract for a van driver, delivering prescriptions and small parcels to about 80 doors a day around Sheffield.

## The role

The van is loaded and the route planned when you arrive at 8am. You are done when it is empty, usually by 5pm.
`,
    responsibilities: ['Deliver to doors and chemists', 'Ask for a name where a medicine needs one'],
    requirements: ['A manual driving licence held for two years', 'A basic DBS check'],
    benefits: ['A van you may take home', 'Fridays paid the same week'],
  },
]);
