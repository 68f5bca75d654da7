/** Guesses contact details from a CV, for staff to check. */
import { isEmail } from 'content-types/fields/addresses/email-phone-url';
import { z } from 'zod';
import { findHome } from './cv-facts.ts';

export const contactDetails = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  place: z.string().describe('The home town, from the address or postcode in the CV.'),
});

/** Maximum number of characters read from the start of a CV, where the contact details are. */
const MAX_READ_LENGTH = 4_000;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/;
const PHONE = /(?:\+44|0044|\b0)[\d ()-]{8,16}\d/;
const TITLE = /^(curriculum vitae|cv|resum[eé]|name)\b[\s:–-]*/i;
/** Two to four words that each begin with a capital letter. */
const NAME_PATTERN = /^\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]*){1,3}$/u;

/** Reads contact details from a CV's text; details that are not found are empty. */
export function readContactDetails(cvText: string): z.infer<typeof contactDetails> {
  const head = cvText.slice(0, MAX_READ_LENGTH);
  const lines = head.split('\n').map((line) => line.replace(TITLE, '').replaceAll(/\s+/g, ' ').trim());
  const name = lines.slice(0, 8).find((line) => line.length <= 60 && NAME_PATTERN.test(line)) ?? '';
  const email = EMAIL.exec(head)?.[0].toLowerCase() ?? '';
  return {
    fullName: name === name.toUpperCase() ? toTitleCase(name) : name,
    email: isEmail(email) ? email : '',
    phone: PHONE.exec(head)?.[0].replaceAll(/\s+/g, ' ').trim() ?? '',
    place: findHome(head)?.name ?? '',
  };
}

/** Converts `ADA O’NEILL` to `Ada O’Neill`. */
function toTitleCase(name: string): string {
  return name.toLowerCase().replaceAll(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());
}
