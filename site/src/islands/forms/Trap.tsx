/** A field that people neither see nor reach; whoever fills it in is a robot. */
export function Trap() {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name="company_url" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
