import type { Data } from '../define.ts';
import type { siteSettings } from '../types/site-settings.ts';

type Registered = Data<typeof siteSettings>['registered'];

/** The details that a company must give after its name on its website and in its emails, except those not entered. */
export function registeredDetails({ number, place, office, vat }: Registered): string[] {
  return [
    number && `company number ${number}, registered in ${place}`,
    office && `registered office: ${office}`,
    vat && `VAT number ${vat}`,
  ].filter(Boolean);
}
