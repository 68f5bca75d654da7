import { useEffect, useRef, useState } from 'react';
import { morph } from './morph.ts';
import classes from './preview.module.css';
import { type PreviewPage, previewPage } from './preview-page.ts';

interface PreviewFrameProps {
  html: string;
  /** Pixels before scaling. */
  width: number;
  height: number;
  scale: number;
}

/** A page in a frame that can run nothing. The next page takes its place in the same frame, as far as it differs. */
export function PreviewFrame({ html, width, height, scale }: PreviewFrameProps) {
  const page = previewPage(html);
  const [loaded, setLoaded] = useState(page);
  const frame = useRef<HTMLIFrameElement>(null);
  const isReady = useRef(false);
  const scrolled = useRef(0);
  if (loaded.sheets !== page.sheets) setLoaded(page);

  useEffect(() => {
    if (isReady.current) show(frame.current, previewPage(html));
  }, [html]);
  useEffect(() => {
    if (loaded) isReady.current = false;
  }, [loaded]);

  return (
    <iframe
      ref={frame}
      title="The page"
      className={classes.frame}
      // Same origin for the site's fonts and styles; without scripts that opens nothing.
      sandbox="allow-same-origin"
      srcDoc={loaded.html}
      style={{ width, height, transform: `scale(${scale})` }}
      onLoad={({ currentTarget: { contentWindow } }) => {
        isReady.current = true;
        show(frame.current, page);
        contentWindow?.scrollTo({ top: scrolled.current, behavior: 'instant' });
        contentWindow?.addEventListener('scroll', () => {
          scrolled.current = contentWindow.scrollY;
        });
      }}
    />
  );
}

function show(frame: HTMLIFrameElement | null, { html, css }: PreviewPage) {
  const document = frame?.contentDocument;
  if (!document) return;
  adopt(document, css);
  const next = new DOMParser().parseFromString(html, 'text/html');
  document.title = next.title;
  morph(document.body, next.body);
}

// The frame inherits the admin's policy, which stops style elements and not sheets like this one.
function adopt(document: Document, css: string) {
  const view = document.defaultView as (Window & typeof globalThis) | null;
  if (!view) return;
  const sheet = document.adoptedStyleSheets[0] ?? new view.CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}
