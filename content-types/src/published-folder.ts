/** Where the old folder lies for the instant in which a new one takes its place, and there is none. */
export function asideOf(folder: string): string {
  return `${folder}.old`;
}
