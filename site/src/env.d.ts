declare namespace App {
  interface Locals {
    /** Published content. Every read is traced. */
    content: import('./content.ts').ContentReader;
    /** Where the site lives (`PUBLIC_SITE_URL`), for absolute addresses. */
    site: URL;
    /** A part that many pages share, by name: what `render` gave for one of them. Where there is none, each page renders its own. */
    fragment?: (
      name: string,
      render: (content: import('./content.ts').ContentReader) => Promise<string>,
    ) => Promise<string>;
    /** Hears what a page threw, when the publisher renders it. */
    onError?: (error: unknown) => void;
  }
}
