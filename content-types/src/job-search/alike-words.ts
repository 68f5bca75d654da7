/**
 * Groups of words in job titles that mean almost the same, one group per line. Jobs with another word of the group rank
 * close to exact matches. Whole titles are in `synonyms`.
 */
const LINES = `
operative operator worker technician hand attendant handler labourer tender porter loader
manager supervisor head director lead leader chief coordinator foreman forewoman controller
consultant adviser advisor specialist expert analyst professional practitioner
developer programmer engineer designer architect
mechanic repairer technician fitter installer engineer maintainer servicer
assistant aide helper support junior trainee auxiliary
clerk administrator officer assistant secretary administration
teacher tutor educator instructor lecturer trainer coach
seller salesperson saleswoman salesman vendor sales selling
maker manufacturer fabricator builder constructor erector
representative executive agent consultant rep
guard officer agent inspector examiner
driver operator chauffeur
senior lead head chief principal
examiner inspector auditor tester checker
researcher scientist research
cook chef
waiter waitress
bartender barman barmaid bar
cleaner cleaning janitor
caretaker custodian
picker picking
packer packing packager packaging
mover removal removals moving
lawyer solicitor barrister advocate
buyer purchaser purchasing procurement
hairdresser hairdressing hair
therapist therapy
adviser advisor advice
aeroplane aircraft airplane aviation flight plane
car auto automobile automotive motor vehicle
lorry truck hgv lgv
bus coach
rail railway train
boat ship vessel marine maritime
bicycle bike cycle
motorbike motorcycle
construction building site
home house household housing domestic residential
property estate
education educational school academic
university college
nursery preschool kindergarten
child infant baby
elderly older old
shop store retail
hotel hospitality accommodation
food catering culinary kitchen
garden gardener gardening landscape
accounting accountant accounts bookkeeping
finance financial money
law legal
court judicial tribunal
computer it ict digital software
application app software program
web website internet online
hr personnel human
recruitment hiring resourcing
marketing advertising promotion
customer client
repair maintenance service servicing
machine machinery equipment
electric electrical electricity electronic
energy power
clinical medical health healthcare
hospital ward
wood wooden timber
metal steel iron
waste refuse rubbish
pipe pipeline
sewage sewer drain drainage
luggage baggage
parcel delivery courier
warehouse storage depot stock
goods materials freight cargo
clothes clothing garment
beauty cosmetic
stair staircase
floor flooring
employment vocational occupational
`;

const LISTS = LINES.trim()
  .split('\n')
  .map((line) => line.split(' '));

const listsOf = new Map<string, number[]>();
for (const [at, words] of LISTS.entries())
  for (const word of words) listsOf.set(word, [...(listsOf.get(word) ?? []), at]);

const findLists = (word: string) => listsOf.get(word) ?? listsOf.get(word.replace(/s$/, '')) ?? [];

/** All words of the groups that contain `word`, in the singular and plural. Empty if no group contains the word. */
export function wordsLike(word: string): string[] {
  return [...new Set(findLists(word).flatMap((listIndex) => LISTS[listIndex] ?? []))].flatMap((other) => [
    other,
    `${other}s`,
  ]);
}

/**
 * Returns the names of the lines that contain the word, under which files list jobs. Each name has two characters, the
 * first of which occurs in no word.
 */
export function linesOf(word: string): string[] {
  return findLists(word).map((listIndex) => `=${String.fromCodePoint(FIRST + listIndex)}`);
}

const FIRST = 0x30;

export const isLine = (word: string) => word.startsWith('=');
