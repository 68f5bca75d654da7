import { afterAll, beforeAll, expect, test } from 'vitest';
import { desc } from '../../../src/core/database/drizzle.ts';
import { resumes } from '../../../src/core/database/schema/applications.ts';
import { type IntakeServer, startIntake } from '../../support/applications.ts';
import {
  contentTypes,
  DOCUMENT_XML,
  makeDoc,
  makeDocx,
  makePdf,
  makePdfWithObjectStream,
  makePdfWithXrefStream,
  makeZip,
  relationships,
} from '../../support/resume-files.ts';

let server: IntakeServer;
beforeAll(async () => {
  server = await startIntake();
});
afterAll(() => server.close());

let people = 0;
const send = (resume: Buffer, fileName: string) => {
  people += 1;
  return server.apply({ resume, fileName, email: `person${people}@example.com` });
};
const latest = () => server.db.select().from(resumes).orderBy(desc(resumes.id)).all();

const MACROS = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const renamedMain = { main: 'word/document2.xml', types: contentTypes(undefined, '/word/document2.xml') };
const picture = { name: 'word/media/image1.png', content: Buffer.alloc(50_000, 3), stored: true };

const TEMPLATE = 'https://evil.example/t.dotm';
const remoteTemplate = relationships('attachedTemplate', TEMPLATE);
const withRelationship = (...args: Parameters<typeof relationships>) => makeDocx({ parts: [relationships(...args)] });

test.each<[what: string, resume: Buffer, name: string, kind: 'pdf' | 'doc' | 'docx', warnings: string[]]>([
  ['a PDF with a classic table', makePdf(), 'cv.pdf', 'pdf', []],
  ['a PDF with a table in a stream', makePdfWithXrefStream(), 'CV.PDF', 'pdf', []],
  ['a PDF padded with zeros', makePdf({ padding: '\r\n\0\0\0\0' }), 'cv.pdf', 'pdf', []],
  ['a PDF after a byte order mark', Buffer.concat([Buffer.from('\uFEFF'), makePdf()]), 'cv.pdf', 'pdf', []],
  ['a PDF that mentions metadata of encryption', makePdf({ trailer: '/EncryptMetadata false' }), 'cv.pdf', 'pdf', []],
  ['a PDF with a script', makePdf({ extra: '<< /S /JavaScript /JS (app.alert(1)) >>' }), 'cv.pdf', 'pdf', ['script']],
  ['a PDF that starts a program', makePdf({ extra: '<< /S /Launch /F (x) >>' }), 'cv.pdf', 'pdf', ['launch']],
  ['a PDF with an escaped name', makePdf({ extra: '<< /S /J#61vaScr#69pt >>' }), 'cv.pdf', 'pdf', ['script']],
  ['a PDF with a script of a film', makePdf({ extra: '<< /S /Rendition /#4aS (x) >>' }), 'cv.pdf', 'pdf', ['script']],
  ['a PDF that acts by itself', makePdf({ extra: '<< /AA << /O 9 0 R >> >>' }), 'cv.pdf', 'pdf', ['script']],
  ['a PDF that sends a form', makePdf({ extra: '<< /S /SubmitForm /F (x) >>' }), 'cv.pdf', 'pdf', ['remote']],
  ['a PDF that loads data', makePdf({ extra: '<< /S /ImportData /F (x) >>' }), 'cv.pdf', 'pdf', ['remote']],
  ['a PDF that opens a file inside it', makePdf({ extra: '<< /S /GoToE >>' }), 'cv.pdf', 'pdf', ['attachment']],
  ['a PDF with a film', makePdf({ extra: '<< /Subtype /RichMedia >>' }), 'cv.pdf', 'pdf', ['attachment']],
  ['a PDF 1.5 without actions', makePdfWithObjectStream('<< /Type /Outlines >>'), 'cv.pdf', 'pdf', []],
  ['a PDF 1.5 with a script', makePdfWithObjectStream('<< /S /J#61vaScript >>'), 'cv.pdf', 'pdf', ['script']],
  ['a PDF 1.5 that starts a program', makePdfWithObjectStream('<< /S /Launch >>'), 'cv.pdf', 'pdf', ['launch']],
  [
    'a PDF 1.5 with a script in a stream of no type',
    makePdfWithObjectStream('<< /S /JavaScript >>', { dictionary: '/Filter /Fl' }),
    'cv.pdf',
    'pdf',
    ['script'],
  ],
  [
    'a PDF 1.5 with a script in a stream with a wrong checksum',
    makePdfWithObjectStream('<< /S /JavaScript >>', {
      change: (compressedBytes) => compressedBytes.fill(1, compressedBytes.length - 4),
    }),
    'cv.pdf',
    'pdf',
    ['script'],
  ],
  [
    'a PDF 1.5 with a stream that is cut off',
    makePdfWithObjectStream('<< /S /JavaScript >>', { change: (compressedBytes) => compressedBytes.subarray(0, -10) }),
    'cv.pdf',
    'pdf',
    ['unchecked'],
  ],
  [
    'a PDF 1.5 with objects behind another filter',
    makePdfWithObjectStream('<< >>', { dictionary: '/Type /ObjStm /Filter [/ASCII85Decode /FlateDecode]' }),
    'cv.pdf',
    'pdf',
    ['unchecked'],
  ],
  ['a PDF without a name ending', makePdf(), 'document:1234', 'pdf', []],
  ['a PDF called DOCX', makePdf(), 'cv.docx', 'pdf', []],
  ['a DOC', makeDoc(), 'cv.doc', 'doc', []],
  ['a short DOC', makeDoc({ length: 2000 }), 'cv.doc', 'doc', []],
  ['a DOC with an object in it', makeDoc({ entries: ['1Table', 'ObjectPool'] }), 'cv.doc', 'doc', ['attachment']],
  ['a DOC with an object in small letters', makeDoc({ entries: ['objectpool'] }), 'cv.doc', 'doc', ['attachment']],
  ['a DOCX', makeDocx(), 'cv.docx', 'docx', []],
  ['a DOCX with a picture', makeDocx({ parts: [picture] }), 'cv.docx', 'docx', []],
  ['a DOCX whose text has another name', makeDocx(renamedMain), 'cv.docx', 'docx', []],
  ['a DOCX with a link', withRelationship('hyperlink', 'https://example.com/?a=1&amp;b=2'), 'cv.docx', 'docx', []],
  ['a DOCX with styles', withRelationship('styles', 'styles.xml', ''), 'cv.docx', 'docx', []],
  ['a DOCX with a remote template', withRelationship('attachedTemplate', TEMPLATE), 'cv.docx', 'docx', ['remote']],
  ['a DOCX with a remote object', withRelationship('oleObject', TEMPLATE), 'cv.docx', 'docx', ['remote', 'attachment']],
  [
    'a DOCX with a picture on a share',
    withRelationship('image', '\\\\host\\share\\a.png'),
    'cv.docx',
    'docx',
    ['remote'],
  ],
  ['a DOCX with a frame', withRelationship('frame', TEMPLATE), 'cv.docx', 'docx', ['remote']],
  ['a DOCX with a part of its own', withRelationship('aFChunk', 'a.html', ''), 'cv.docx', 'docx', ['attachment']],
  [
    'a DOCX with a remote template called a link',
    withRelationship('attachedTemplate', `${TEMPLATE}' Type='x/relationships/hyperlink`),
    'cv.docx',
    'docx',
    ['remote'],
  ],
  [
    'a DOCX with a remote template in UTF-16',
    makeDocx({ parts: [{ ...remoteTemplate, content: Buffer.from(`\uFEFF${remoteTemplate.content}`, 'utf16le') }] }),
    'cv.docx',
    'docx',
    ['remote'],
  ],
  [
    'a DOCX with a remote template after a >',
    withRelationship('attachedTemplate', `${TEMPLATE}>`, 'TargetMode="&#69;xternal"'),
    'cv.docx',
    'docx',
    ['remote'],
  ],
])('V2 K6 accepts %s', async (_, resume, name, kind, warnings) => {
  const knownIds = new Set(latest().map(({ id }) => id));
  const { status, body } = await send(resume, name);
  expect(body.issues).toBeUndefined();
  expect(status).toBe(201);
  const addedResumes = latest().filter(({ id }) => !knownIds.has(id));
  expect(addedResumes).toMatchObject([{ kind, warnings, bytes: resume.length }]);
  expect(server.hashOf(addedResumes[0]?.id ?? '')).toBe(addedResumes[0]?.sha256);
});

const OTHER = 'Upload a PDF, DOC or DOCX file.';
const DAMAGED = 'This file is damaged. Please open it, save it again and upload the new copy.';
const PASSWORD = 'This file is password-protected. Please save a copy without the password and upload that.';
const MACRO = 'This document contains macros. Please save it as a PDF, or as a DOCX without macros, and upload that.';
const TWO = 'This file contains another file. Please save it as a PDF again and upload the new copy.';
const BOMB = 'This document is too large to open safely. Please save it as a PDF and upload that.';
const otherThan = (kindName: string) => `This is ${kindName}. Please save it as a PDF, DOC or DOCX and upload that.`;

const executable = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(2000, 0xcc)]);
const zip = makeZip([{ name: 'run.js', content: 'alert(1)' }]);
const pdf = makePdf();

/**
 * Returns a file with two lists of parts: `shownZip` is where the end record says; `hiddenZip` is right before the end
 * record, where other programs look.
 */
function withTwoLists(shownZip: Buffer, hiddenZip: Buffer): Buffer {
  const endOf = (bytes: Buffer) => bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const end = Buffer.from(hiddenZip.subarray(endOf(hiddenZip)));
  shownZip.copy(end, 8, endOf(shownZip) + 8, endOf(shownZip) + 12);
  shownZip.copy(end, 16, endOf(shownZip) + 16, endOf(shownZip) + 20);
  return Buffer.concat([shownZip.subarray(0, endOf(shownZip)), hiddenZip.subarray(0, endOf(hiddenZip)), end]);
}

test.each<[what: string, resume: Buffer, name: string, problem: string]>([
  ['nothing', Buffer.alloc(0), 'cv.pdf', 'This file is empty. Please choose another.'],
  ['a renamed executable', executable, 'cv.pdf', OTHER],
  ['a renamed ELF', Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), 'cv.doc', OTHER],
  ['a script', Buffer.from('#!/bin/sh\nrm -rf /\n'), 'cv.docx', OTHER],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 'cv.pdf', OTHER],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'cv.pdf', OTHER],
  ['plain text', Buffer.from('Ada Lovelace, mathematician'), 'cv.pdf', OTHER],
  ['a PDF called EXE', pdf, 'cv.exe', OTHER],
  ['RTF', Buffer.from('{\\rtf1 Ada}'), 'cv.doc', otherThan('an RTF file')],
  ['a photograph', Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1'), 'cv.pdf', otherThan('a picture')],
  [
    'an OpenDocument file',
    makeZip([
      { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', stored: true },
      { name: 'content.xml', content: '<x/>' },
    ]),
    'cv.docx',
    otherThan('an OpenDocument file'),
  ],
  [
    'a Pages file',
    makeZip([{ name: 'Index/Document.iwa', content: 'x' }]),
    'cv.docx',
    otherThan('an Apple Pages file'),
  ],
  ['a zip', zip, 'cv.docx', OTHER],
  [
    'a workbook',
    makeZip([
      {
        name: '[Content_Types].xml',
        content: contentTypes(
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
          '/xl/workbook.xml',
        ),
      },
      { name: 'xl/workbook.xml', content: '<workbook/>' },
    ]),
    'cv.docx',
    OTHER,
  ],

  ['a PDF that lacks its end', pdf.subarray(0, -10), 'cv.pdf', DAMAGED],
  ['half a PDF', pdf.subarray(0, pdf.length / 2), 'cv.pdf', DAMAGED],
  ['a PDF header and nothing else', Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF'), 'cv.pdf', DAMAGED],
  ['a PDF with a password', makePdf({ trailer: '/Encrypt 5 0 R' }), 'cv.pdf', PASSWORD],
  ['a PDF with an escaped password', makePdf({ trailer: '/#45ncrypt 5 0 R' }), 'cv.pdf', PASSWORD],
  [
    'a PDF with a password in its stream',
    makePdfWithXrefStream('/Encrypt << /Filter /Standard >>'),
    'cv.pdf',
    PASSWORD,
  ],
  ['a PDF with something in front', Buffer.concat([Buffer.from('GIF89a\x01\0\x01\0'), pdf]), 'cv.pdf', TWO],
  ['a PDF with an executable in front', Buffer.concat([executable.subarray(0, 512), pdf]), 'cv.pdf', TWO],
  ['a PDF with a zip behind', Buffer.concat([pdf, zip]), 'cv.pdf', DAMAGED],
  [
    'a PDF that is a zip too',
    Buffer.concat([pdf, zip, Buffer.from(pdf.subarray(pdf.lastIndexOf('startxref')))]),
    'cv.pdf',
    TWO,
  ],
  ['a PDF with HTML behind', Buffer.concat([pdf, Buffer.from('<script>alert(1)</script>')]), 'cv.pdf', DAMAGED],

  ['a DOC with macros', makeDoc({ entries: ['Macros', 'VBA', '_VBA_PROJECT'] }), 'cv.doc', MACRO],
  ['a DOC with macros in capitals', makeDoc({ entries: ['MACROS'] }), 'cv.doc', MACRO],
  ['a DOC with macros in small letters', makeDoc({ entries: ['vba'] }), 'cv.doc', MACRO],
  ['a DOC with a password', makeDoc({ flags: 0x0100 }), 'cv.doc', PASSWORD],
  ['a short DOC with a password', makeDoc({ flags: 0x0100, length: 2000 }), 'cv.doc', PASSWORD],
  ['a DOCX with a password', makeDoc({ streamName: 'EncryptedPackage' }), 'cv.docx', PASSWORD],
  ['an older workbook', makeDoc({ streamName: 'Workbook' }), 'cv.doc', OTHER],
  ['a DOC that is a zip too', makeDoc({ tail: zip }), 'cv.doc', TWO],
  ['half a DOC', makeDoc().subarray(0, 1000), 'cv.doc', DAMAGED],

  ['a DOCX with macros', makeDocx({ parts: [{ name: 'word/vbaProject.bin', content: 'x' }] }), 'cv.docx', MACRO],
  ['a DOCM called DOCX', makeDocx({ types: contentTypes(MACROS) }), 'cv.docx', MACRO],
  [
    'a DOCX with an encrypted part',
    makeDocx({ parts: [{ name: 'word/styles.xml', content: 'x', flags: 1 }] }),
    'cv.docx',
    PASSWORD,
  ],
  ['a DOCX without its text', makeZip([{ name: '[Content_Types].xml', content: contentTypes() }]), 'cv.docx', OTHER],
  ['a DOCX that lacks its end', makeDocx().subarray(0, -30), 'cv.docx', DAMAGED],
  ['a DOCX with something behind', Buffer.concat([makeDocx(), Buffer.from('x')]), 'cv.docx', DAMAGED],
  ['a DOCX that is a PDF too', makeDocx({ first: [{ name: 'a', content: pdf, stored: true }] }), 'cv.docx', TWO],
  [
    'a DOCX that is a program too',
    makeDocx({ parts: [{ name: 'META-INF/MANIFEST.MF', content: 'Main-Class: X' }] }),
    'cv.docx',
    TWO,
  ],
  [
    'a DOCX with two texts',
    makeDocx({ parts: [{ name: 'word/document.xml', content: DOCUMENT_XML }] }),
    'cv.docx',
    DAMAGED,
  ],
  [
    'a DOCX with two texts whose names differ in case',
    makeDocx({ parts: [{ name: 'Word/Document.xml', content: DOCUMENT_XML }] }),
    'cv.docx',
    DAMAGED,
  ],
  [
    'a DOCX with macros in a second list of parts',
    withTwoLists(makeDocx(), makeDocx({ parts: [{ name: 'word/vbaProject.bin', content: 'x' }] })),
    'cv.docx',
    DAMAGED,
  ],
  [
    'a DOCX that claims gigabytes',
    makeDocx({ parts: [{ name: 'word/x.xml', content: 'x', claimedSize: 0xfffffff0 }] }),
    'cv.docx',
    BOMB,
  ],
  [
    'a DOCX whose text unpacks to more than it claims',
    makeZip([
      { name: '[Content_Types].xml', content: contentTypes() },
      { name: 'word/document.xml', content: Buffer.alloc(40_000_000, 32), claimedSize: 1000 },
    ]),
    'cv.docx',
    DAMAGED,
  ],
])('V2 K6 rejects %s with a helpful message without storing it', async (_, resume, name, problem) => {
  const initialFiles = server.files();
  const { status, body } = await send(resume, name);
  expect(body.issues).toEqual([{ path: 'resume', message: problem }]);
  expect(status).toBe(422);
  expect(server.files()).toEqual(initialFiles);
});

test('V2 accepts the largest resume but not one byte more', async () => {
  const limit = 10 * 1024 * 1024;
  const largest = makePdf({ ballast: Buffer.alloc(limit - makePdf().length - 50, 65) });
  const exactSize = Buffer.concat([largest, Buffer.alloc(limit - largest.length, 10)]);
  expect((await send(exactSize, 'cv.pdf')).status).toBe(201);

  const { status, body } = await server.apply({
    resume: Buffer.concat([exactSize, Buffer.from('\n')]),
    phone: undefined,
  });
  expect(status).toBe(413);
  expect(body).toEqual({
    message: 'Error submitting application. Please try again.',
    issues: [
      { path: 'phone', message: 'Phone is required.' },
      { path: 'resume', message: 'This file is larger than 10 MB. Please save a smaller copy and upload that.' },
    ],
  });
});
