/** The first parts of the addresses of pages for one person, which emails link to and the API renders. */
export const OWN_PAGES = ['my-application', 'my-alerts', 'candidates-for-you'] as const;
