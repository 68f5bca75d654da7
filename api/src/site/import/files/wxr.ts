/** Reads WordPress's export format, WXR: RSS with WordPress's own elements. Nothing in it is expanded or fetched. */
import sax from 'sax';
import { MAX_FIELD_LENGTH, type Unreadable, UnreadableFile } from '../record.ts';
import { readText } from './text.ts';

export interface WxrItem {
  type: 'item';
  /** Texts by element, without the `wp:` prefix: `post_id`, `title`, `link`, `content:encoded`. */
  text: Record<string, string>;
  meta: Record<string, string>;
  terms: { taxonomy: string; name: string }[];
}

/** The part of the file before the items. */
export interface WxrSite {
  /** The site's address: `https://old.example`. */
  address: string;
  /** Display names of authors by login. */
  authors: Map<string, string>;
}

/**
 * A file with more XML errors or deeper elements is rejected, because the time to handle an error grows with the depth.
 */
const MAX_ERRORS = 20;
const MAX_DEPTH = 100;
const MAX_META_KEYS = 200;
const MAX_TERMS = 100;

/** The items of the file in order. `site` is complete when the first item arrives. Throws if the XML is beyond repair. */
export function* readWxr(file: Buffer, site: WxrSite): Generator<WxrItem | Unreadable> {
  const parser = sax.parser(true);
  const readyItems: (WxrItem | Unreadable)[] = [];
  const names: string[] = [];
  let errors = 0;
  let text = '';
  let isTooLong = false;
  let item: WxrItem | null = null;
  let meta = { key: '', value: '' };
  let author = { login: '', name: '' };
  let term = { taxonomy: '', name: '' };
  let size = 0;

  const report = (title: string, reason: string) => {
    readyItems.push({ type: 'unreadable', source: `line ${parser.line + 1}`, title, reason });
  };
  const reject = (reason: string) => {
    throw new UnreadableFile(`${reason} at line ${parser.line + 1}. Export the file again.`);
  };
  parser.onerror = ({ message }) => {
    errors += 1;
    if (errors === MAX_ERRORS) reject(`The file is damaged: it has ${MAX_ERRORS} XML errors, the last`);
    const [errorSummary = 'error'] = message.split('\n');
    report(
      'Damaged XML',
      `The XML isn’t valid here (${errorSummary.slice(0, 100)}). Anything after this may be incomplete.`,
    );
    parser.error = null as never;
    parser.resume();
  };
  parser.ondoctype = () => report('DOCTYPE', 'The file has a DOCTYPE, which exports don’t have. It was ignored.');
  parser.onopentag = ({ name, attributes }) => {
    names.push(name);
    if (names.length > MAX_DEPTH) reject('The XML is nested too deeply');
    text = '';
    if (name === 'item') {
      item = { type: 'item', text: {}, meta: {}, terms: [] };
      size = 0;
      isTooLong = false;
    } else if (name === 'wp:postmeta') meta = { key: '', value: '' };
    else if (name === 'wp:author') author = { login: '', name: '' };
    else if (name === 'category') term = { taxonomy: String(attributes.domain ?? ''), name: '' };
  };
  const add = (addedText: string) => {
    if (names.length < 2) return;
    size += addedText.length;
    if (text.length + addedText.length > MAX_FIELD_LENGTH || size > 4 * MAX_FIELD_LENGTH) isTooLong = true;
    else text += addedText;
  };
  parser.ontext = add;
  parser.oncdata = add;
  parser.onclosetag = (name) => {
    names.pop();
    const parent = names.at(-1);
    if (name === 'item') closeItem();
    else if (name === 'wp:postmeta') {
      if (item && Object.keys(item.meta).length < MAX_META_KEYS) item.meta[meta.key] = meta.value;
    } else if (name === 'wp:author') site.authors.set(author.login, author.name);
    else if (parent === 'wp:postmeta') {
      if (name === 'wp:meta_key') meta.key = text.trim();
      else if (name === 'wp:meta_value') meta.value = text;
    } else if (parent === 'wp:author') {
      if (name === 'wp:author_login') author.login = text.trim();
      else if (name === 'wp:author_display_name') author.name = text.trim();
    } else if (name === 'category' && parent === 'item') {
      if (item && item.terms.length < MAX_TERMS) item.terms.push({ ...term, name: text });
    } else if (parent === 'item' && item) item.text[name.replace(/^wp:/, '')] = text;
    else if (parent === 'channel' && (name === 'wp:base_blog_url' || (name === 'link' && site.address === ''))) {
      site.address = text.trim();
    }
    text = '';
  };
  const closeItem = () => {
    if (!item) return;
    const source = `post ${item.text.post_id ?? `at line ${parser.line + 1}`}`;
    const title = (item.text.title ?? '').slice(0, 200);
    const reason = `It contains text longer than ${MAX_FIELD_LENGTH.toLocaleString('en-GB')} characters.`;
    readyItems.push(isTooLong ? { type: 'unreadable', source, title, reason } : item);
    item = null;
  };

  for (const chunk of readText(file)) {
    parser.write(chunk);
    yield* readyItems.splice(0);
  }
  try {
    parser.close();
  } catch (error) {
    // Ignores other errors, which `onerror` reports.
    if (error instanceof UnreadableFile) throw error;
  }
  yield* readyItems.splice(0);
}
