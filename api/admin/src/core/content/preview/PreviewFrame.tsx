import { useEffect, useRef, useState } from 'react';
import { texts } from '../texts.ts';
import classes from './preview.module.css';

interface PreviewFrameProps {
  html: string;
  title?: string;
  /** The size before scaling, in pixels or as a CSS value. */
  width: number | string;
  height: number | string;
  scale: number;
}

/** A page in a frame that runs no scripts. When the page changes, only what differs is replaced. */
export function PreviewFrame({ html, title = texts.preview.page, width, height, scale }: PreviewFrameProps) {
  const page = toPreviewPage(html);
  const [loaded, setLoaded] = useState(page);
  const frame = useRef<HTMLIFrameElement>(null);
  const isReady = useRef(false);
  const scrollTop = useRef(0);
  if (loaded.sheets !== page.sheets) setLoaded(page);

  // Runs first, because a frame that loads again has no page to compare with.
  useEffect(() => {
    if (loaded) isReady.current = false;
  }, [loaded]);
  useEffect(() => {
    if (isReady.current) show(frame.current, toPreviewPage(html));
  }, [html]);

  return (
    <iframe
      ref={frame}
      title={title}
      className={classes.frame}
      // Allows the same origin, for the site's fonts and styles. This is safe, because no scripts run.
      sandbox="allow-same-origin"
      srcDoc={loaded.html}
      style={{ width, height, transform: `scale(${scale})` }}
      onLoad={({ currentTarget: { contentWindow } }) => {
        isReady.current = true;
        show(frame.current, page);
        contentWindow?.scrollTo({ top: scrollTop.current, behavior: 'instant' });
        contentWindow?.addEventListener('scroll', () => {
          scrollTop.current = contentWindow.scrollY;
        });
      }}
    />
  );
}

function show(frame: HTMLIFrameElement | null, { html, css }: PreviewPage) {
  const document = frame?.contentDocument;
  if (!document?.body) return;
  adoptStyles(document, css);
  const newDocument = new DOMParser().parseFromString(html, 'text/html');
  document.title = newDocument.title;
  copyAttributes(document.documentElement, newDocument.documentElement);
  morph(document.body, newDocument.body);
}

// The frame inherits the admin's security policy, which blocks style elements but not adopted style sheets.
function adoptStyles(document: Document, css: string) {
  const view = document.defaultView as (Window & typeof globalThis) | null;
  if (!view) return;
  const sheet = document.adoptedStyleSheets[0] ?? new view.CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

/**
 * Makes one element look like another in place. Unchanged nodes stay, so that nothing flickers, no image is
 * loaded again and the scroll position is kept.
 */
function morph(from: Element, to: Element): void {
  copyAttributes(from, to);

  const targetNodes = [...to.childNodes];
  for (const [index, node] of targetNodes.entries()) {
    const currentNode = from.childNodes[index];
    if (!currentNode) from.append(from.ownerDocument.importNode(node, true));
    else if (currentNode.nodeName !== node.nodeName) currentNode.replaceWith(from.ownerDocument.importNode(node, true));
    else if (isElement(currentNode) && isElement(node)) morph(currentNode, node);
    else if (currentNode.nodeValue !== node.nodeValue) currentNode.nodeValue = node.nodeValue;
  }
  while (from.childNodes.length > targetNodes.length) from.lastChild?.remove();
}

function copyAttributes(from: Element, to: Element): void {
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
}

// Avoids `instanceof`, because the nodes may belong to different windows.
function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

/** A page prepared for a frame that runs no scripts, under a policy that allows no style elements. */
interface PreviewPage {
  html: string;
  /** The content of the page's style elements, which the frame adopts as a style sheet once it is loaded. */
  css: string;
  /** The page's links to style sheets. Pages with the same links can be exchanged without reloading the frame. */
  sheets: string;
}

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
const SHEET = /<link\b[^>]*\brel="stylesheet"[^>]*>/gi;
/** Removed, because a frame without scripts may not take the focus, and Chromium logs an error for each attempt. */
const FOCUS = /(<button\b[^>]*?)\sautofocus\b/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;

export function toPreviewPage(html: string): PreviewPage {
  const css = [...html.matchAll(STYLE)].map(([, text = '']) => text).join('\n');
  // Links must not navigate the frame away from the page that is being edited.
  const base = '<base target="_blank">';
  const bare = html
    .replace(SCRIPT, '')
    .replace(STYLE, '')
    .replace(FOCUS, '$1')
    .replace(/<head[^>]*>/i, (head) => head + base);
  return { html: bare, css, sheets: [...html.matchAll(SHEET)].join('') };
}
