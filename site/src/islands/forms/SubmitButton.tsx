export function SubmitButton({ label, isSending }: { label: string; isSending: boolean }) {
  return (
    <div>
      <button className="button" type="submit" disabled={isSending}>
        {isSending ? 'SENDING...' : label}
      </button>
    </div>
  );
}
