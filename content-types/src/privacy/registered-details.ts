import type { Data } from '../define.ts';
import type { siteSettings } from '../types/site-settings.ts';

type Registered = Data<typeof siteSettings>['registered'];

/** What a company must give after its name on its website and in its emails, without what has not been entered. */
export function registeredDetails({ number, place, office, vat }: Registered): string[] {
  return [
    number && `company number ${number}, registered in ${place}`,
    office && `registered office: ${office}`,
    vat && `VAT number ${vat}`,
  ].filter(Boolean);
}
