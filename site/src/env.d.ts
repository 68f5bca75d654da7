declare namespace App {
  interface Locals {
    /** Published content. Every read is recorded. */
    content: import('./content.ts').ContentReader;
    /** The site's address (`PUBLIC_SITE_URL`), for absolute addresses. */
    site: URL;
    /** The current year. The site is built again when it changes. */
    year: number;
    /**
     * Renders a shared fragment once for all pages, by name. Undefined outside the publisher, where each page renders
     * its own.
     */
    fragment?: (
      name: string,
      render: (content: import('./content.ts').ContentReader) => Promise<string>,
    ) => Promise<string>;
    /** Called with the error that a page threw while the publisher rendered it. */
    onError?: (error: unknown) => void;
  }
}

declare namespace Astro {
  interface ClientDirectives {
    /** See `islands/after-load.ts`. */
    'client:after-load'?: boolean;
  }
}
