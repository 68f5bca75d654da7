/**
 * What a browser may fetch before it is asked for: a page whose link the pointer rests on. Chromium knows these rules; what
 * does not loses a moment of waiting and nothing else.
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
