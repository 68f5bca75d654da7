/** Countries by name, as editors write them and as feeds need them. */

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Regions with a name and a code in Intl that are not countries. */
const NOT_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

const OTHER_NAMES: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  'republic of ireland': 'IE',
  usa: 'US',
  'united states of america': 'US',
  'the netherlands': 'NL',
  holland: 'NL',
  'czech republic': 'CZ',
};

const codes = new Map([...listRegions(), ...Object.entries(OTHER_NAMES)]);

/** Returns the ISO 3166 code for an English name or for a code; null for an unknown country. */
export function findCountryCode(country: string): string | null {
  return codes.get(country.trim().toLowerCase()) ?? null;
}

/** The countries and territories that Intl knows, by name and by code, in lower case. */
function listRegions(): [string, string][] {
  const names = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' });
  const letterPairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const inUse = letterPairs.filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`);
  return inUse.flatMap((code): [string, string][] => {
    const name = names.of(code)?.toLowerCase();
    return name && !NOT_COUNTRIES.has(code)
      ? [
          [name, code],
          [code.toLowerCase(), code],
        ]
      : [];
  });
}
