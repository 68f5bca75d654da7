/** Sends the job alert form without leaving the page. Without this script the browser sends it. */
const form = document.querySelector<HTMLFormElement>('form[data-alert]');
const said = form?.querySelector('[data-said]');

form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const button = form.querySelector('button');
  if (!said || !button || button.disabled) return;
  button.disabled = true;
  // Urlencoded, as the browser would send it.
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  try {
    const answer = await fetch(form.action, { method: 'POST', body, headers: { accept: 'application/json' } });
    const { message, issues } = await answer.json();
    const problems: string[] = Array.isArray(issues) ? issues.map((issue) => issue.message) : [];
    show(answer.ok ? 'good' : 'bad', problems.join(' ') || message);
    if (answer.ok) form.reset();
  } catch {
    show('bad', 'This could not be sent. Please check your connection and try again.');
  }
  button.disabled = false;
});

function show(kind: 'good' | 'bad', sentence: string) {
  const line = document.createElement('p');
  line.className = `banner-message ${kind}`;
  line.textContent = sentence;
  said?.replaceChildren(line);
}
