/**
 * The search syntax for recruiters: words, "phrases", OR, NOT or -word, brackets, and a * at the end of a word. Terms
 * must all match unless OR joins them. Typed text reaches SQLite's own query language only as quoted phrases.
 */
import { type SQL, sql } from '../../core/database/drizzle.ts';
import { escapeLike, hasDigits } from '../../core/database/statements.ts';
import { HttpError } from '../../core/http/errors.ts';

export type SearchNode =
  | { kind: 'phrase'; words: string; isPrefix: boolean }
  | { kind: 'not'; node: SearchNode }
  | { kind: 'and' | 'or'; nodes: SearchNode[] };

type Phrase = SearchNode & { kind: 'phrase' };

const MAX_TERMS = 30;
const TOKEN = /\s*(?:(-?)"([^"]*)("?)|([()])|(-(?=[^\s-]))|([^\s()"]+))/gy;

/**
 * Parses a search; null if it has no words, such as a single dash. Throws 400 with a sentence that says how to fix it.
 */
export function parseSearch(searchText: string): SearchNode | null {
  // Searches for a phone number as one phrase, even if it contains spaces.
  const isPhone = hasDigits(sql`''`, searchText) !== null;
  const tokens = tokenize(isPhone ? `"${searchText}"` : searchText);
  if (tokens.length === 0) return null;
  if (tokens.length > MAX_TERMS) throw new HttpError(400, `Search for at most ${MAX_TERMS} words.`);
  let index = 0;
  const nextToken = () => tokens[index];
  const consume = (word: string) => nextToken()?.operator === word && ++index > 0;

  function parseOr(): SearchNode {
    const nodes = [parseAnd()];
    while (consume('OR')) nodes.push(parseAnd());
    return nodes.length === 1 && nodes[0] ? nodes[0] : { kind: 'or', nodes };
  }
  function parseAnd(): SearchNode {
    const nodes = [parseTerm()];
    for (;;) {
      if (consume('AND')) nodes.push(parseTerm());
      else if (nextToken() && !['OR', ')'].includes(nextToken()?.operator ?? '')) nodes.push(parseTerm());
      else return nodes.length === 1 && nodes[0] ? nodes[0] : { kind: 'and', nodes };
    }
  }
  function parseTerm(): SearchNode {
    if (consume('NOT')) return { kind: 'not', node: parseTerm() };
    if (consume('(')) {
      const node = parseOr();
      if (!consume(')')) throw new HttpError(400, 'A bracket is missing: every ( needs a ).');
      return node;
    }
    const token = tokens[index];
    index += 1;
    if (token?.phrase) return token.phrase;
    const position = token ? `before ${token.operator}` : 'at the end';
    throw new HttpError(
      400,
      `A word is missing ${position}. AND, OR and NOT need a word on either side. To search for those words themselves, use lower case.`,
    );
  }

  const node = parseOr();
  if (nextToken()) throw new HttpError(400, 'A bracket is missing: every ) needs a (.');
  return node;
}

interface Token {
  operator?: string;
  phrase?: Phrase;
}

function tokenize(searchText: string): Token[] {
  const tokens: Token[] = [];
  // SQLite would end the text at a NUL.
  const plainText = searchText.replace(/\p{Cc}/gu, ' ').trim();
  for (const [, minus, quoted, end, bracket, dash, word] of plainText.matchAll(TOKEN)) {
    if (bracket) tokens.push({ operator: bracket });
    else if (dash) tokens.push({ operator: 'NOT' });
    else if (word && ['AND', 'OR', 'NOT'].includes(word)) tokens.push({ operator: word });
    else {
      if (quoted !== undefined && !end)
        throw new HttpError(400, 'A quotation mark is missing: put one at each end of a phrase.');
      if (minus) tokens.push({ operator: 'NOT' });
      const term = (quoted ?? word ?? '').trim();
      // Skips a term without letters or digits, such as a dash between words.
      if (!/[\p{L}\p{N}]/u.test(term)) {
        if (minus) throw new HttpError(400, 'A word is missing after the minus sign.');
        continue;
      }
      const isPrefix = quoted === undefined && term.endsWith('*');
      tokens.push({
        phrase: { kind: 'phrase', words: isPrefix ? term.replaceAll('*', ' ').trim() : term, isPrefix },
      });
    }
  }
  return tokens;
}

/**
 * The condition on a row of `candidates`. Each word may be in a different CV or emailed file of the person, or in their
 * name, email, phone or tags.
 */
export function searchCondition(node: SearchNode): SQL {
  switch (node.kind) {
    case 'not':
      return sql`NOT (${searchCondition(node.node)})`;
    case 'phrase':
      return anyPhraseCondition([node]);
    case 'and':
      return sql`(${sql.join(node.nodes.map(searchCondition), sql` AND `)})`;
    case 'or': {
      const phrases = node.nodes.filter((part) => part.kind === 'phrase');
      const otherConditions = node.nodes.filter((part) => part.kind !== 'phrase').map(searchCondition);
      return sql`(${sql.join([...(phrases.length > 0 ? [anyPhraseCondition(phrases)] : []), ...otherConditions], sql` OR `)})`;
    }
  }
}

/** Query for the excerpt of a CV: all phrases that may occur in it; null if there are none. */
export function excerptQuery(node: SearchNode): string | null {
  const phrases: string[] = [];
  const collect = (part: SearchNode) => {
    if (part.kind === 'phrase') phrases.push(toFts(part));
    else if (part.kind !== 'not') part.nodes.forEach(collect);
  };
  collect(node);
  return phrases.length > 0 ? phrases.join(' OR ') : null;
}

/**
 * Condition: a CV, an emailed file or a detail contains one of the phrases. Searches the texts for all phrases
 * together.
 */
function anyPhraseCondition(phrases: readonly Phrase[]): SQL {
  const inTexts = sql`candidates.id IN (
      SELECT d.candidateId FROM resume_search
      JOIN resume_texts t ON t.id = resume_search.rowid
      JOIN candidate_documents d ON d.documentId = t.documentId
      WHERE resume_search MATCH ${phrases.map(toFts).join(' OR ')})`;
  return sql`(${sql.join([inTexts, ...phrases.map(detailsCondition)], sql` OR `)})`;
}

function detailsCondition({ words }: Phrase): SQL {
  const start = `${escapeLike(words)}%`;
  const isPhone = hasDigits(sql`phone`, words);
  return sql`(' ' || candidates.name LIKE ${`% ${start}`} ESCAPE '\\'
    OR candidates.email LIKE ${start} ESCAPE '\\'
    OR candidates.tags LIKE ${`%"${start}`} ESCAPE '\\'
    ${isPhone ? sql`OR candidates.id IN (SELECT candidateId FROM candidate_documents WHERE ${isPhone})` : sql``})`;
}

function toFts({ words, isPrefix }: Phrase): string {
  return `"${words.replaceAll('"', '""')}"${isPrefix ? ' *' : ''}`;
}
