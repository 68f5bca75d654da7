/** Nations, regions and counties, as sets of the counties in `towns.json`. */
import { normalizeName } from './normalize-name.ts';

export interface Region {
  /** `North Yorkshire`. */
  name: string;
  /** Codes of the region's counties, or prefixes of these codes. */
  codes: readonly string[];
}

/**
 * Names, separated by semicolons, by the counties that they stand for. The first letter of a county's code is its
 * region. Cities are left out, because their name means the town.
 */
const NAMES_BY_CODES: Readonly<Record<string, string>> = {
  'n w y m b e l s t c k i': 'United Kingdom; UK; Great Britain; Britain; GB',
  'n w y m b e l s t': 'England',
  c: 'Scotland',
  k: 'Wales; Cymru',
  i: 'Northern Ireland; NI',

  n: 'North East',
  nd: 'County Durham',
  nn: 'Northumberland',
  nt: 'Tyne and Wear; Tyneside',
  ne: 'Teesside; Tees Valley; Cleveland',
  w: 'North West',
  wc: 'Cheshire',
  wu: 'Cumbria; Cumberland; Westmorland; Lake District',
  wm: 'Greater Manchester',
  wl: 'Lancashire; Lancs',
  ws: 'Merseyside',
  y: 'Yorkshire and the Humber; Yorkshire and Humber; Yorkshire and Humberside',
  'ye yn ys yw': 'Yorkshire; Yorks',
  ye: 'East Riding of Yorkshire; East Riding; East Yorkshire',
  yn: 'North Yorkshire; North Yorks',
  ys: 'South Yorkshire; South Yorks',
  yw: 'West Yorkshire; West Yorks',
  yl: 'North Lincolnshire; North East Lincolnshire',
  'ye yl': 'Humberside',
  'm b': 'Midlands',
  m: 'East Midlands',
  md: 'Derbyshire; Peak District',
  ml: 'Leicestershire; Leics',
  'mi yl': 'Lincolnshire; Lincs',
  mn: 'Northamptonshire; Northants',
  mt: 'Nottinghamshire; Notts',
  mr: 'Rutland',
  b: 'West Midlands region',
  bh: 'Herefordshire',
  bs: 'Shropshire',
  bt: 'Staffordshire; Staffs',
  bw: 'Warwickshire',
  bm: 'West Midlands; Black Country',
  bo: 'Worcestershire; Worcs',
  e: 'East of England',
  'en es ec': 'East Anglia',
  eb: 'Bedfordshire; Beds',
  ec: 'Cambridgeshire; Cambs; Huntingdonshire',
  ee: 'Essex',
  eh: 'Hertfordshire; Herts',
  en: 'Norfolk; Norfolk Broads',
  es: 'Suffolk',
  ll: 'Greater London; Middlesex',
  'eh ee sk ss sb sc': 'Home Counties',
  s: 'South East',
  'sb so sc': 'Thames Valley',
  sb: 'Berkshire; Berks',
  sc: 'Buckinghamshire; Bucks',
  'se sw': 'Sussex',
  se: 'East Sussex',
  sh: 'Hampshire; Hants; New Forest',
  si: 'Isle of Wight',
  sk: 'Kent',
  so: 'Oxfordshire; Oxon',
  ss: 'Surrey',
  sw: 'West Sussex',
  t: 'South West; West Country',
  tc: 'Cornwall',
  td: 'Devon',
  to: 'Dorset',
  tg: 'Gloucestershire; Glos; Cotswolds; Forest of Dean',
  ts: 'Somerset',
  tw: 'Wiltshire; Wilts',

  ca: 'Aberdeenshire',
  'ca cq': 'Grampian',
  cn: 'Angus',
  'cn cu cp': 'Tayside',
  cr: 'Argyll and Bute; Argyll',
  cy: 'Ayrshire; North Ayrshire; South Ayrshire; East Ayrshire',
  ck: 'Clackmannanshire',
  cd: 'Dumfries and Galloway; Dumfriesshire',
  cb: 'Dunbartonshire; West Dunbartonshire; East Dunbartonshire',
  'ct ce cm cx': 'Lothian; Lothians',
  ct: 'East Lothian',
  cm: 'Midlothian',
  cx: 'West Lothian',
  ci: 'Fife',
  ch: 'Highlands; Highland; Scottish Highlands',
  cw: 'Renfrewshire; East Renfrewshire; Inverclyde',
  cl: 'Lanarkshire; North Lanarkshire; South Lanarkshire',
  'cg cw cl cb cy cr': 'Strathclyde',
  cq: 'Moray; Morayshire',
  co: 'Orkney; Orkney Islands',
  cp: 'Perth and Kinross; Perthshire',
  cs: 'Scottish Borders; Borders',
  cz: 'Shetland; Shetland Islands',
  'cv cf': 'Stirlingshire',
  cj: 'Western Isles; Outer Hebrides; Na h-Eileanan Siar',

  'kg ka ky kd kf kw': 'North Wales',
  'kp kc': 'Mid Wales',
  'ke kr kc': 'West Wales; Dyfed',
  'kx kb kv kn km': 'South Wales',
  'kd kf kw ky': 'Clwyd',
  ka: 'Anglesey; Isle of Anglesey; Ynys Môn',
  kg: 'Gwynedd',
  kd: 'Denbighshire',
  kf: 'Flintshire',
  kp: 'Powys',
  kc: 'Ceredigion; Cardiganshire',
  ke: 'Pembrokeshire',
  kr: 'Carmarthenshire',
  'kx kb kv': 'Glamorgan',
  kx: 'West Glamorgan',
  kb: 'Mid Glamorgan; Rhondda Cynon Taf',
  kv: 'South Glamorgan; Vale of Glamorgan',
  'kn km': 'Gwent',
  km: 'Monmouthshire',

  ia: 'County Antrim',
  ir: 'County Armagh',
  id: 'County Down',
  if: 'County Fermanagh; Fermanagh',
  il: 'County Londonderry; County Derry',
  it: 'County Tyrone; Tyrone',

  'og oj': 'Channel Islands',
  og: 'Guernsey',
  oj: 'Jersey',
  om: 'Isle of Man',
};

const REGIONS = new Map(
  Object.entries(NAMES_BY_CODES).flatMap(([codes, names]) => {
    const [name = '', ...others] = names.split('; ');
    return [name, ...others].map((other): [string, Region] => [
      normalizeName(other),
      { name, codes: codes.split(' ') },
    ]);
  }),
);

/** The smallest region that has a name and this county: `North Yorkshire`, or `South West` for the city of Bristol. */
export function nameCounty(code: string): string {
  const regionsAround = [...REGIONS.values()].filter(({ codes }) => isWithin([code], { codes }));
  const [region] = regionsAround.sort((a, b) => sizeOf(a) - sizeOf(b));
  return (region?.name ?? '').replace(/^greater (?=london$)/i, '');
}

/** Returns the size of a region in counties. A one-letter code is a whole region. */
function sizeOf({ codes }: Region): number {
  return codes.reduce((sum, code) => sum + (code.length > 1 ? 1 : 20), 0);
}

/** The parts of a place's name, normalized: `Newport, Wales` has a town and a region, and `Wales` only a region. */
export interface PlaceParts {
  town: string;
  region: Region | undefined;
}

/** Reads `Newport, Gwent, Wales`, `Newport Wales`, `South Devon` or `Kent, England`. Does not check whether a town exists. */
export function splitPlace(text: string): PlaceParts {
  const [first = '', ...rest] = text.split(',').map(normalizeName).filter(Boolean);
  if (rest.length > 0) return joinParts(first, rest.map(findSurrounding).find(Boolean));
  const nameWords = first.split(' ');
  for (let wordIndex = 0; wordIndex < nameWords.length; wordIndex += 1) {
    const region = wordIndex === 0 ? findRegion(first) : findSurrounding(nameWords.slice(wordIndex).join(' '));
    if (region) return joinParts(nameWords.slice(0, wordIndex).join(' '), region);
  }
  return { town: first, region: undefined };
}

/** Whether all counties with these codes are in the region. */
export function isWithin(codes: readonly string[], { codes: otherCodes }: Pick<Region, 'codes'>): boolean {
  return codes.every((code) => otherCodes.some((other) => code.startsWith(other)));
}

/**
 * Combines a name with the region after it. A region within that region remains a region: `Kent, England`. Otherwise
 * the name is a town: the village of Wales, Yorkshire.
 */
function joinParts(name: string, region: Region | undefined): PlaceParts {
  const namedRegion = findRegion(name);
  if (namedRegion && (!region || isWithin(namedRegion.codes, region))) return { town: '', region: namedRegion };
  return { town: region && COMPASS.test(name) ? '' : name, region };
}

/** Matches compass words, as in `South Devon`, because such parts have no borders. */
const COMPASS = /^((north|south|east|west|mid|central) ?)+$/;

function findRegion(name: string): Region | undefined {
  return REGIONS.get(name.replace(/^co /, 'county '));
}

/** Finds the region named after a town. Only in this position does `London` mean the region. */
function findSurrounding(name: string): Region | undefined {
  return findRegion(name === LONDON ? `greater ${LONDON}` : name);
}

const LONDON = normalizeName('London');
