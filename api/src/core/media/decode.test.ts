import { expect, test } from 'vitest';
import { detectFormat } from './decode.ts';

const bytes = (latin1: string) => Buffer.from(latin1, 'latin1');
const ftyp = (brands: string) => bytes(`\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}`);

test.each([
  ['JPEG', bytes('\xff\xd8\xff\xe0\0\x10JFIF'), 'jpeg'],
  ['PNG', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), 'png'],
  ['GIF of 1987', bytes('GIF87a\x01\0'), 'gif'],
  ['GIF of 1989', bytes('GIF89a\x01\0'), 'gif'],
  ['WebP', bytes('RIFF\x10\0\0\0WEBPVP8 '), 'webp'],
  ['AVIF', ftyp('avif\0\0\0\0mif1'), 'avif'],
  ['AVIF that says so second', ftyp('mif1\0\0\0\0miafavif'), 'avif'],
  ['HEIC', ftyp('heic\0\0\0\0mif1'), null],
  ['a brand beyond the box', bytes('\0\0\0\x10ftypheic\0\0\0\0avif'), null],
  ['MP4', ftyp('isom\0\0\0\0mp41'), null],
  ['WAV', bytes('RIFF\x10\0\0\0WAVEfmt '), null],
  ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg">'), null],
  ['SVG behind a byte order mark', bytes('\xef\xbb\xbf<?xml version="1.0"?><svg>'), null],
  ['HTML', bytes('<!doctype html>'), null],
  ['HTML before a picture', bytes('<script>\xff\xd8\xff'), null],
  ['PDF', bytes('%PDF-1.7'), null],
  ['TIFF', bytes('II*\0'), null],
  ['a line end that text mode has broken', bytes('\x89PNG\n\x1a\n'), null],
  ['nothing', bytes(''), null],
  ['less than a signature', bytes('\xff\xd8'), null],
  ['half a box', bytes('\0\0\0\x10ftyp'), null],
])('detects the format of %s', (_name, head, format) => {
  expect(detectFormat(head)).toBe(format);
});
