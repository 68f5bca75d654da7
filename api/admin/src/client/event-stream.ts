interface Listener {
  /** The name of the event, as the server sends it. */
  event: string;
  onEvent(data: unknown): void;
  /** Called when events may have been missed: the tab was hidden, or the stream has been opened again. */
  onGap(): void;
}

const AGAIN_MS = 10_000;

/**
 * Listens to server events while the tab is visible, because over HTTP/1.1 a browser opens at most six connections to a
 * host. Returns the function that stops.
 */
export function listenToStream(address: string, { event, onEvent, onGap }: Listener): () => void {
  let source: EventSource | undefined;

  function open() {
    source = new EventSource(address);
    source.onopen = onGap;
    source.addEventListener(event, ({ data }: MessageEvent<string>) => onEvent(JSON.parse(data)));
  }

  function onVisibility() {
    source?.close();
    source = undefined;
    if (document.visibilityState === 'visible') open();
  }

  // The browser tries again after a lost connection, but not after an error response, such as when the session has ended.
  const timer = setInterval(() => source?.readyState === EventSource.CLOSED && open(), AGAIN_MS);
  onVisibility();
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    source?.close();
  };
}
