/** A browser as its owner knows it, from its User-Agent: `Firefox on Windows`. Only for people to read; it proves nothing. */
export function browserOf(userAgent = ''): string {
  // No browser says more; who does could keep the patterns busy.
  const said = userAgent.slice(0, 500);
  const of = (names: [name: string, sign: RegExp][]) => names.find(([, sign]) => sign.test(said))?.[0];
  const browser = of(BROWSERS) ?? 'Another program';
  const system = of(SYSTEMS);
  return system ? `${browser} on ${system}` : browser;
}

// Most pretend to be the ones further down.
const BROWSERS: [string, RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];
