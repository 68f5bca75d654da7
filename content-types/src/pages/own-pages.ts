/** First parts of the addresses of personal pages, to which emails link and which the API renders. */
export const OWN_PAGES = ['my-application', 'my-alerts', 'candidates-for-you'] as const;
