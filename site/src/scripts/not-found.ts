/** The one page that is shown for every missing address cannot know which one it was asked for; the browser does. */
const heading = document.querySelector('[data-not-found]');

if (heading && location.pathname.startsWith('/job/')) {
  heading.textContent = 'Job not found';
  document.title = document.title.replace(/^[^|]*\|/, 'Job not found |');
}
