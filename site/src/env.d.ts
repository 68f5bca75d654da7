declare namespace App {
  interface Locals {
    /** Published content. Every read is traced. */
    content: import('./content.ts').ContentReader;
    /** Where the site lives (`PUBLIC_SITE_URL`), for absolute addresses. */
    site: URL;
  }
}
