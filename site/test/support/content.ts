/** Documents of every type, complete and different from one another. */
import { contentTypes, type TypeName } from 'content-types';
import type { Image } from 'content-types/fields/image';
import { type RichText, richTextFromPlain, type TableCell, tableFrom } from 'content-types/text/rich-text';
import { withDefaults } from 'content-types/values/defaults';

/** Returns one of four images in the library, or an image that is missing. */
export function picture(number: number) {
  const digit = (number % 5).toString(16);
  return { id: digit.repeat(32), alt: `Picture ${digit}`, width: 1200, height: 800 };
}

/** A type's data with these values. All other fields have their initial values. */
export function dataOf(type: TypeName, values: Record<string, unknown>): Record<string, unknown> {
  return withDefaults(contentTypes[type].fields, values);
}

export function jobData(number: number, title = `Job ${number}`): Record<string, unknown> {
  const filler = Array.from({ length: 40 }, (_, index) => `word${(number * 7 + index * 3) % 97}`).join(' ');
  return dataOf('job', {
    title,
    category: (['admin', 'Engineer', 'Developer'] as const)[number % 3],
    type: number % 2 ? 'Full Time' : 'Part Time',
    basis: 'permanent',
    description: richTextFromPlain(`${filler}.\n\n${filler}.\n\n${filler}.`),
    responsibilities: ['Plan the work', 'Do the work', `Report every ${number % 9} days`],
    requirements: ['Two years of it', 'Plain English'],
    benefits: ['A pension', `${20 + (number % 10)} days of holiday`],
    location: {
      place: 'Leeds',
      region: 'West Yorkshire',
      postcode: 'LS1',
      country: 'United Kingdom',
      remote: 'hybrid',
      otherPlaces: [],
      point: '',
    },
    salary: { min: 3_000_000 + number * 100, max: 4_000_000 + number * 100, unit: 'year', hidden: false, note: '' },
    reference: `R-${number}`,
  });
}

export function postData(number: number, title = `Post ${number}`): Record<string, unknown> {
  return dataOf('blog', {
    title,
    header: { title: 'ChangeBatch', subtitle: '' },
    content: richTextFromPlain(`What happened on day ${number}.\n\nAnd after it.`),
    image: picture(number),
    author: 'A. Writer',
    category: 'ChangeBatch',
    publishedDate: '2025-03-01',
  });
}

/** A text with an image and a table. */
export function illustratedText(number: number, image: Image): RichText {
  const cell = (text: string, type: TableCell['type'] = 'tableCell'): TableCell => ({
    type,
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  });
  const table = tableFrom([
    [cell('Shift', 'tableHeader'), cell('Pay', 'tableHeader')],
    [cell('Night'), cell(`£${number}`)],
  ]);
  return {
    type: 'doc',
    content: [
      ...richTextFromPlain(`What happened on day ${number}.`).content,
      { type: 'image', attrs: { ...image, caption: `Day ${number}` } },
      ...(table ? [table] : []),
    ],
  };
}
