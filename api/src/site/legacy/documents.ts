/** Converts whole documents between the shape in which they are stored and that of the legacy API. */
import type { ContentType } from 'content-types/define';
import { withInherited, withoutInherited } from 'content-types/values/inherit';
import { readAgency } from '../../core/agency.ts';
import { isSingleton } from '../../core/content/types.ts';
import type { Database } from '../../core/database/open.ts';
import { decode } from './decode.ts';
import { fromLegacyHeader, type Header, legacyFields, toLegacyHeader } from './header.ts';

type Values = Record<string, unknown>;

/** Converts data for the legacy API, with inherited contact details and named header links. */
export function toLegacy(db: Database, type: ContentType, storedValue: Values): Values {
  const legacyData = isSingleton(type) ? withInherited(type.fields, storedValue, readAgency(db).contact) : storedValue;
  return type.name === 'header' ? toLegacyHeader(legacyData as Header) : legacyData;
}

/** The fields in `input`, decoded over `storedValue`, in the legacy API's shape. Throws as `decode` does. */
export function decodeOver(db: Database, type: ContentType, input: Values, storedValue: Values): Values {
  const data = decode(legacyFields(type), input, toLegacy(db, type, storedValue));
  // Uses the heading as the title, because application services have no name in the legacy API.
  if (type.name !== 'applicationService' || data.title !== '') return data;
  return { ...data, title: (data.header as { title?: unknown } | undefined)?.title ?? '' };
}

/** Puts the links of a legacy header back into the menu. */
export function withMenu(type: ContentType, data: Values, storedValue: Values): Values {
  return type.name === 'header' ? fromLegacyHeader(data, storedValue as Header) : data;
}

/** Returns the data to store, in which inherited fields are blank. */
export function toStored(db: Database, type: ContentType, data: Values, storedValue: Values): Values {
  return isSingleton(type) ? withoutInherited(type.fields, data, storedValue, readAgency(db).contact) : data;
}
