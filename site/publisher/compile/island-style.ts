const START = '<style>astro-island';
const END = '</style>';

/** Moves the style that Astro writes before the first island to the head, because HTML does not allow it in the body. */
export function moveIslandStyle(page: Buffer): Buffer {
  const start = page.indexOf(START);
  if (start < 0) return page;
  const end = page.indexOf(END, start) + END.length;
  const head = page.indexOf('</head>');
  return Buffer.concat([
    page.subarray(0, head),
    page.subarray(start, end),
    page.subarray(head, start),
    page.subarray(end),
  ]);
}
