/** Valid data for any type, as hostile as its fields allow. The same number gives the same data. */
import type { ContentType } from 'content-types/define';
import type { AnyField, Fields } from 'content-types/fields/any-field';
import type { Image } from 'content-types/fields/image';
import { type RichText, richTextFromPlain, tableFrom } from 'content-types/text/rich-text';

/** The element that must never appear on a page. */
export const PROBE = 'hostile-probe';

const TEXTS = [
  `</script><script>${PROBE}()</script><${PROBE}>`,
  `" onmouseover="${PROBE}()" x='`,
  `<img src=x onerror=${PROBE}()><svg/onload=${PROBE}()>`,
  `]]> <![CDATA[ <${PROBE}/> ]]> -->`,
  `<!-- ${PROBE} --!> <!--[if IE]><${PROBE}><![endif]-->`,
  '&lt;b&gt; &amp;amp; &#x3c;script&#x3e; &copy; &nosuch; & && %3Cscript%3E',
  'وظيفة مهندس برمجيات ‮evil‬ שלום עולם',
  '👩‍💻👨🏽‍🔧🏴󠁧󠁢󠁳󠁣󠁴󠁿 Z̸̢͝a̶͠l̵͜g̷͘o̴͝ ﷽ 𝕊𝕖𝕟𝕚𝕠𝕣',
  'a\u0000b\u0007c\u000Bd\u001Be\u007Ff\u0085g\u009Bh\uFEFFi\uFFFEj\uFFFFk\u2028l\u2029m\uD800n\uDC00o',
  `{{${PROBE}}} \${${PROBE}} {${PROBE}} <%= ${PROBE} %> __proto__ constructor`,
  `javascript:${PROBE}() data:text/html,<${PROBE}>`,
  "'; DROP TABLE documents; -- \\ \\\\ \\u003c \\n %s %n",
  `</title></textarea></style></noscript></template><${PROBE}>`,
  `https://evil.example/?a=1&b="2" ../../../etc/passwd`,
  'menu',
  '...',
];
/** Entries that every database has. */
const STOCK: Record<string, string> = { sector: 'Engineer', jobType: 'Part Time', contractType: 'contract' };
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'.repeat(300);

export function hostileData(type: ContentType, number: number, picture: Image): Record<string, unknown> {
  let count = number;

  function text(max: number): string {
    const sampleText = count % 9 === 0 ? LONG_WORD : TEXTS[count % TEXTS.length];
    count += 1;
    // A number makes each text unique. Short texts start with it, because their end is cut off.
    const writtenText = max <= 70 ? `${count} ${sampleText}` : `${sampleText} ${count}`;
    // Cuts between code points, because split characters have their own test.
    return [...writtenText].slice(0, Math.floor(max / 2)).join('');
  }

  function richText(hasImages: boolean): RichText {
    const plainText = Array.from({ length: 6 }, () => text(20_000)).join('\n\n');
    const { content } = richTextFromPlain(plainText);
    const marks = [{ type: 'bold' as const }, { type: 'link' as const, attrs: { href: url() } }];
    const inline = [{ type: 'text' as const, text: text(200), marks }];
    const paragraph = { type: 'paragraph' as const, content: inline };
    // A short text starts with its number, which makes the names of tables unique.
    const heading = { type: 'paragraph' as const, content: [{ type: 'text' as const, text: text(70) }] };
    return {
      type: 'doc',
      content: [
        ...content,
        { type: 'heading', attrs: { level: 2 }, content: inline },
        { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph, paragraph] }] },
        { type: 'blockquote', content: [paragraph] },
        ...(hasImages ? [{ type: 'image' as const, attrs: { ...picture, alt: text(300), caption: text(300) } }] : []),
        ...[
          tableFrom([[{ type: 'tableHeader', content: [heading] }], [{ type: 'tableCell', content: [paragraph] }]]),
        ].filter((table) => table !== null),
      ],
    };
  }

  function url(): string {
    count += 1;
    const hostileQuery = `?a=1&b="><${PROBE}>&c='onload=${PROBE}()`;
    return count % 2 ? `https://evil.example/${hostileQuery}` : `/career${hostileQuery}`;
  }

  function fields(typeFields: Fields): Record<string, unknown> {
    const hostile = (field: AnyField) => ('internal' in field && field.internal ? field.initial() : value(field));
    return Object.fromEntries(Object.entries(typeFields).map(([name, field]) => [name, hostile(field)]));
  }

  function value(field: AnyField): unknown {
    switch (field.kind) {
      case 'text':
        return field.format?.example ?? text(field.max);
      case 'email':
        return `o'brien+sons${count}@example.com`;
      case 'phone':
        return '+44 (0)20 7946 0123 ext. 7';
      case 'url':
        if (field.placeholder === '/nursing') return `/page-${count++}`;
        if (field.placeholder === '/old-page') return `/old 'page'/${count++} $(x) &amp; ${PROBE}`;
        // Uses the example if it is an absolute URL, because the field then accepts no other kind.
        return field.placeholder?.startsWith('https://') ? field.placeholder : url();
      case 'reference':
        return STOCK[field.to] ?? null;
      case 'choice':
        return field.options[count % field.options.length]?.value;
      case 'boolean':
        return count++ % 5 === 0;
      case 'number':
        return field.max;
      case 'money':
        return [null, 1, 1_420, 4_500_000, 1_000_000_000][count++ % 5];
      case 'date':
        return ['2026-02-28', '2028-02-29', '2099-12-31'][count++ % 3];
      case 'image':
        return { ...picture, alt: text(300) };
      case 'file':
        throw new Error('No content type has a file.');
      case 'link':
        return { label: text(120), href: url() };
      case 'tags':
        return [text(60), text(60)];
      case 'lines':
        return [text(500), text(500), text(500)];
      case 'richText':
        return richText(field.picture !== null);
      case 'group':
        return fields(field.fields);
      case 'list':
        if (field.unique || (field.item.kind === 'reference' && !STOCK[field.item.to])) return field.initial();
        return Array.from({ length: Math.min(Math.max(field.min, 3), field.max) }, () => value(field.item));
      case 'blocks':
        return Object.entries(field.blocks).map(([block, group]) => ({ block, ...fields(group.fields) }));
      default:
        return field.example?.() ?? field.initial();
    }
  }

  return fields(type.fields);
}
