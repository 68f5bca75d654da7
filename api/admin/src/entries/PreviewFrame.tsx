import { useRef, useState } from 'react';
import classes from './preview.module.css';
import { previewPage } from './preview-page.ts';

interface PreviewFrameProps {
  html: string;
  /** Pixels before scaling. */
  width: number;
  height: number;
  scale: number;
}

/**
 * A page in a frame that can run nothing. The next page is drawn behind the present one and takes its place, and its
 * scroll position, once it is complete: nothing flickers while somebody types.
 */
export function PreviewFrame({ html, width, height, scale }: PreviewFrameProps) {
  const [pages, setPages] = useState(() => [{ key: 0, source: html, ...previewPage(html) }]);
  const scrolled = useRef(0);
  const newest = pages.at(-1);
  if (newest && newest.source !== html) {
    setPages([...pages.slice(0, 1), { key: newest.key + 1, source: html, ...previewPage(html) }]);
  }

  return pages.map((page, index) => (
    <iframe
      key={page.key}
      title={index === 0 ? 'The page' : 'The next page'}
      className={classes.frame}
      // Same origin for the site's fonts and styles; without scripts that opens nothing.
      sandbox="allow-same-origin"
      srcDoc={page.html}
      aria-hidden={index > 0 || undefined}
      style={{ width, height, transform: `scale(${scale})`, visibility: index === 0 ? 'visible' : 'hidden' }}
      onLoad={({ currentTarget: { contentWindow, contentDocument } }) => {
        adopt(contentDocument, page.css);
        contentWindow?.scrollTo({ top: scrolled.current, behavior: 'instant' });
        contentWindow?.addEventListener('scroll', () => {
          scrolled.current = contentWindow.scrollY;
        });
        setPages((all) => all.filter(({ key }) => key >= page.key));
      }}
    />
  ));
}

// The frame inherits the admin's policy, which stops style elements and not sheets like this one.
function adopt(document: Document | null, css: string) {
  const view = document?.defaultView as (Window & typeof globalThis) | null | undefined;
  if (!document || !view || css === '') return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}
