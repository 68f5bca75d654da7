/**
 * Checks against the Equality Act 2010. Most findings block publishing, so each pattern matches only statements about
 * applicants.
 */
import type { Finding } from './finding.ts';
import { SOURCES } from './finding.ts';
import { applyRules, type Rule } from './rules.ts';
import type { FieldText } from './texts.ts';

export function checkEquality(sentences: readonly FieldText[]): Finding[] {
  // An advert that states an occupational requirement may exclude people, but may not ask about their health.
  const isExcepted = sentences.some(({ text }) => OCCUPATIONAL_REQUIREMENT.test(text));
  return applyRules(sentences, isExcepted ? RULES.filter(({ source }) => source === SOURCES.health) : RULES);
}

const OCCUPATIONAL_REQUIREMENT = /\b(occupational requirement|schedule 9)\b/i;

const EXCLUDES =
  'It excludes people because of a protected characteristic. If the work genuinely requires it, state that it’s an occupational requirement under Schedule 9.';
const exclusion = (pattern: RegExp): Rule => ({
  weight: 'forbidden',
  pattern,
  what: (match) => `Remove “${match}”: an advert can’t exclude people in this way.`,
  why: EXCLUDES,
  source: SOURCES.direct,
});

const APPLICANT = '(?:candidates?|applicants?|you)';
const AGE = '(?:aged?|under|below|younger than|no older than|not older than)';
const OWN_HEALTH =
  'your (?:\\w+ ){0,3}?(?:health\\b(?! (?:insurance|care|cover|plan|benefit|and safety))|medical (?:history|conditions?|records?)|disabilit(?:y|ies)|sickness (?:record|absences?|leave)|medication)';
const ANY_CONDITION = 'any (?:\\w+ ){0,2}?(?:(?:health|medical) (?:conditions?|problems?|issues?)|disabilit(?:y|ies))';
const FORM = '(?:health|medical|sickness|disability) (?:questionnaire|declaration|history)';

const PEOPLES =
  '(?:[Ee]astern )?Europeans|Poles|Romanians|Bulgarians|Lithuanians|Ukrainians|Albanians|Indians|Pakistanis|Asians|Africans';
const NATIONAL = 'British|English|Scottish|Welsh|Irish|Polish|Romanian|Indian|Asian|African|white';

const ALLOWED_HEALTH_PATTERN =
  /\b(adjustments?|guaranteed interview|after (?:an|the|a job) offer|once (?:an|the) offer|patients?|clients?|residents?|pupils?|students?|child(?:ren)?|customers?|service users?|policyholders?)\b/i;
const ASKS_HEALTH =
  'You can’t ask about health before a job offer, except to arrange adjustments to the application or interview.';
const health = (pattern: RegExp): Rule => ({
  weight: 'forbidden',
  pattern,
  unless: ALLOWED_HEALTH_PATTERN,
  what: (match) => `Remove “${match}”: it asks applicants about their health.`,
  why: ASKS_HEALTH,
  source: SOURCES.health,
});

const RULES: readonly Rule[] = [
  exclusion(
    /(?<!\bfor )\b(?:males?|females?|men|women|ladies|gentlemen|girls|boys)(?: (?:candidates?|applicants?))? only\b/i,
  ),
  exclusion(
    /\bonly (?:males?|females?|men|women|ladies)(?: (?:candidates?|applicants?))? (?:need|should|may|can|will|are)\b/i,
  ),
  exclusion(/\b(?:no|not suitable for) (?:males?|females?|men|women)\b(?!['’])(?! (?:only|in|on|are|is|have)\b)/i),
  exclusion(
    new RegExp(`\\b${APPLICANT} (?:must|should|need to|has to|have to) be (?:an? )?(?:male|female|man|woman)\\b`, 'i'),
  ),
  exclusion(/\b(?:male|female) (?:candidates?|applicants?) (?:preferred|wanted|required|sought)\b/i),
  exclusion(
    new RegExp(
      `\\b${APPLICANT} (?:must |should |to |who are )?(?:be )?${AGE} (?:between )?(?:the age of )?[1-9]\\d\\b(?! (?:or|and) (?:over|above|older))(?!\\+)`,
      'i',
    ),
  ),
  exclusion(/\bover[- ]?[3-7]\ds need not apply\b/i),
  exclusion(
    /\bno (?:foreigners|immigrants|gypsies|travellers|pregnant women|older (?:applicants|candidates)|disabled (?:applicants|candidates|people))\b/i,
  ),
  // Requires a capital letter, because “poles” may also be objects.
  exclusion(new RegExp(`\\b[Nn]o (?:${PEOPLES})\\b(?! (?:in|on|at|yet|are|is|have)\\b)`)),
  exclusion(
    new RegExp(
      `\\b(?:${NATIONAL}|(?:UK|British)[- ]born) (?:drivers?|workers?|staff|people|men|women|candidates?|applicants?) only(?:[.!,;]|$| (?:need|should|may|can) )`,
      'i',
    ),
  ),
  exclusion(
    /\b(?:christians?|muslims?|hindus?|sikhs?|catholics?|protestants?|jewish (?:people|candidates|applicants)|white (?:people|candidates|applicants)|black (?:people|candidates|applicants)) only\b/i,
  ),
  exclusion(
    new RegExp(
      `\\b${APPLICANT} must not (?:be (?:pregnant|disabled)|have (?:a disability|any disabilities|children))\\b`,
      'i',
    ),
  ),
  exclusion(
    /\b(?:not suitable for|unsuitable for|no) (?:people with (?:a )?disabilit(?:y|ies)|disabled (?:people|applicants|candidates))\b/i,
  ),

  health(
    new RegExp(
      `\\b(?:tell|inform|let us know|state|declare|disclose|describe|details of|list|include|confirm|complete|fill in)\\b[^.!?]{0,50}\\b(?:${OWN_HEALTH}|${ANY_CONDITION}|${FORM})`,
      'i',
    ),
  ),
  health(
    /\bdo you (?:have|suffer from) (?:an?|any) (?:\w+ ){0,2}?(?:(?:health|medical) (?:condition|problem|issue)s?|disabilit(?:y|ies)|illness(?:es)?)\b/i,
  ),
  health(/\b(?:how many|number of) (?:days? )?(?:sick days?|days? (?:off sick|of sick(?:ness)? (?:leave|absence)))/i),

  {
    weight: 'problem',
    pattern: /\b(?:upper|maximum) age(?: limit)?\b|\b(?:uk|british|eu|english) (?:nationals?|citizens?)(?: only)?\b/i,
    what: (match) => `Check “${match}”: an age limit or nationality requirement is only lawful for a few jobs.`,
    why: 'Age and nationality are protected. Ask for the right to work in the UK instead, or say which law sets the limit.',
    source: SOURCES.direct,
  },
  {
    weight: 'problem',
    pattern: new RegExp(
      `(?:\\b(?:${APPLICANT}|drivers|workers) (?:must |should |to |need to )?(?:be )?|^)aged? (?:2[2-9]|[3-9]\\d)(?: (?:or|and) (?:over|above|older)\\b|\\+)`,
      'i',
    ),
    what: (match) => `Check “${match}”: a minimum age above 21 needs a good reason.`,
    why: 'Age is protected. If your insurer sets the limit, say so, and check that it’s necessary.',
    source: SOURCES.direct,
  },
  {
    weight: 'problem',
    pattern: /\b(?:native|mother[- ]tongue) (?:\w+ )?speakers?\b/i,
    what: (match) => `Say “fluent” instead of “${match}”.`,
    why: 'It’s about where someone comes from, not how well they speak.',
    source: SOURCES.indirect,
  },
  {
    weight: 'problem',
    pattern:
      /\b(?:in (?:good|excellent|perfect) health|able[- ]bodied|physically fit|(?:good|excellent|clean) (?:health|sickness|attendance) record)\b/i,
    what: (match) => `Instead of “${match}”, say what the work involves, such as lifting 15 kg.`,
    why: 'It puts off disabled people who could do the work with reasonable adjustments.',
    source: SOURCES.disability,
  },
];
