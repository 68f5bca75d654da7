/** Saves a file from the page, as a download does. */
export function saveFile(name: string, content: string | ArrayBuffer) {
  const address = URL.createObjectURL(new Blob([content]));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Frees the address later, because the browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
