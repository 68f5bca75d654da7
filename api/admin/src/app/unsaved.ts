/** Asks before unsaved changes are left behind. One form is open at a time, so there is one question to ask. */

type Question = () => Promise<boolean>;

let question: Question | null = null;

/** Registers what to ask before leaving; returns how to withdraw it. */
export function guardLeaving(ask: Question): () => void {
  question = ask;
  window.addEventListener('beforeunload', warn);
  return () => {
    if (question !== ask) return;
    question = null;
    window.removeEventListener('beforeunload', warn);
  };
}

/** True when nothing would be left behind, or the user agrees to it. */
export async function mayLeave(): Promise<boolean> {
  return question ? question() : true;
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
