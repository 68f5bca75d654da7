/** Works something out once for each entry. Entries never change: one that was edited is another object. */
export function memo<Entry extends object, Result>(workOut: (entry: Entry) => Result): (entry: Entry) => Result {
  const known = new WeakMap<Entry, Result>();
  return (entry) => {
    let result = known.get(entry);
    if (result === undefined) {
      result = workOut(entry);
      known.set(entry, result);
    }
    return result;
  };
}
