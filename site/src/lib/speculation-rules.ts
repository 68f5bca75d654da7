/**
 * Lets Chromium fetch a page early, when the pointer rests on its link; other browsers ignore these rules. Also read by
 * the publisher, which allows the script by its hash.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: ['/admin', '/admin/*', '/api/*', '/media/*'] } }],
      },
      eagerness: 'moderate',
    },
  ],
});
