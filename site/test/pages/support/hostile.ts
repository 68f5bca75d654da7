/** Valid data for any type, as unpleasant as its fields allow. The same number gives the same data. */
import type { ContentType } from 'content-types/define';
import type { ChoiceField } from 'content-types/fields/choice';
import type { UrlField } from 'content-types/fields/email-phone-url';
import type { Field, Fields } from 'content-types/fields/field';
import type { GroupField } from 'content-types/fields/group';
import type { Image } from 'content-types/fields/image';
import type { ListField } from 'content-types/fields/list';
import type { NumberField } from 'content-types/fields/number';
import { type RichText, richTextFromPlain } from 'content-types/lib/rich-text';

/** The element that must not come to be. */
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
const LONGEST_WORD = 'Donaudampfschifffahrtsgesellschaft'.repeat(300);

const placeholderOf = (field: Field) => (field as UrlField).placeholder ?? '';

export function hostileData(type: ContentType, number: number, picture: Image): Record<string, unknown> {
  let count = number;

  function text(max: number): string {
    const words = count % 9 === 0 ? LONGEST_WORD : TEXTS[count % TEXTS.length];
    count += 1;
    // A number keeps texts apart: in front of short ones, which are cut, behind the others.
    const written = max <= 70 ? `${count} ${words}` : `${words} ${count}`;
    // Not through the middle of a character: that would be another test.
    return [...written].slice(0, Math.floor(max / 2)).join('');
  }

  function richText(): RichText {
    const plain = Array.from({ length: 6 }, () => text(20_000)).join('\n\n');
    const { content } = richTextFromPlain(plain);
    const marks = [{ type: 'bold' as const }, { type: 'link' as const, attrs: { href: url() } }];
    const inline = [{ type: 'text' as const, text: text(200), marks }];
    const paragraph = { type: 'paragraph' as const, content: inline };
    return {
      type: 'doc',
      content: [
        ...content,
        { type: 'heading', attrs: { level: 2 }, content: inline },
        { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph, paragraph] }] },
        { type: 'blockquote', content: [paragraph] },
      ],
    };
  }

  function url(): string {
    count += 1;
    const evil = `?a=1&b="><${PROBE}>&c='onload=${PROBE}()`;
    return count % 2 ? `https://evil.example/${evil}` : `/career${evil}`;
  }

  const kinds: Record<string, (field: Field) => unknown> = {
    text: (field) => text((field as Field & { max: number }).max),
    email: () => `o'brien+sons${count}@example.com`,
    phone: () => '+44 (0)20 7946 0123 ext. 7',
    url(field) {
      const placeholder = placeholderOf(field);
      if (placeholder === '/old-page') return `/old 'page'/${count++} $(x) &amp; ${PROBE}`;
      // An example that is a whole address is of the only kind that is taken.
      return placeholder.startsWith('https://') ? placeholder : url();
    },
    choice: (field) => (field as ChoiceField).options[count % (field as ChoiceField).options.length]?.value,
    boolean: () => count++ % 5 === 0,
    number: (field) => (field as NumberField).max,
    money: () => [null, 1, 1_420, 4_500_000, 1_000_000_000][count++ % 5],
    date: () => ['2026-02-28', '2028-02-29', '2099-12-31'][count++ % 3],
    image: () => ({ ...picture, alt: text(300) }),
    link: () => ({ label: text(120), href: url() }),
    tags: () => [text(60), text(60)],
    lines: () => [text(500), text(500), text(500)],
    richText,
    group: (field) => fields((field as GroupField).fields),
    list: (field) => {
      const { item, min, max } = field as ListField;
      return Array.from({ length: Math.min(Math.max(min, 3), max) }, () => value(item));
    },
  };

  function fields(all: Fields): Record<string, unknown> {
    return Object.fromEntries(Object.entries(all).map(([name, field]) => [name, value(field)]));
  }

  function value(field: Field): unknown {
    const make = kinds[field.kind];
    if (!make) throw new Error(`There is nothing hostile of kind ${field.kind}.`);
    return make(field);
  }

  return fields(type.fields);
}
