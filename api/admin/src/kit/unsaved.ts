/** Asks before the user leaves unsaved changes. One form is open at a time, so there is one question. */

type Question = () => Promise<boolean>;

let question: Question | null = null;

/** Registers a question to ask before leaving. Returns a function that removes the question. */
export function guardLeaving(ask: Question): () => void {
  question = ask;
  window.addEventListener('beforeunload', warn);
  return () => {
    if (question !== ask) return;
    question = null;
    window.removeEventListener('beforeunload', warn);
  };
}

/** True when there are no unsaved changes, or the user agrees to leave them. */
export async function mayLeave(): Promise<boolean> {
  return question ? question() : true;
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
