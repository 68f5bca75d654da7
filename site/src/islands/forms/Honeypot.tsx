/** A field that people neither see nor reach: only robots fill it in. `components/forms/Honeypot.astro` is the same. */
export function Honeypot() {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name="topic" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
