/**
 * Shares one stream of server events between tabs: over HTTP/1.1 a browser opens at most six connections to a host, so
 * a seventh tab would be blocked. A visible tab holds a lock and the stream, and passes events on.
 */

interface Listener {
  /** The name of the event, as the server sends it. */
  event: string;
  onEvent(data: unknown): void;
  /** Called when events may have been missed: the tab was hidden, or the stream has been opened again. */
  onGap(): void;
}

const RETRY_MS = 10_000;

/**
 * Sent by the tab that holds the stream: an event, or `gap` if events may have been missed before the stream opened.
 */
type Message = { data: unknown } | 'gap';

/** Listens while the tab is visible. Returns a function that stops listening. */
export function listenToStream(address: string, { event, onEvent, onGap }: Listener): () => void {
  const name = `${address} ${event}`;
  const channel = new BroadcastChannel(name);
  const handleMessage = (message: Message) => (message === 'gap' ? onGap() : onEvent(message.data));
  channel.onmessage = ({ data }: MessageEvent<Message>) => handleMessage(data);
  let stopStream = () => {};

  function startStream() {
    const controller = new AbortController();
    stopStream = () => controller.abort();
    const { signal } = controller;
    const openStream = () => keepStreamOpen(address, event, signal, broadcast);
    // Locks need HTTPS. Without it, each visible tab opens its own stream.
    if (navigator.locks) navigator.locks.request(name, { signal }, openStream).catch(ignoreAbort);
    else void openStream();
  }

  function broadcast(message: Message) {
    handleMessage(message);
    channel.postMessage(message);
  }

  function handleVisibilityChange() {
    stopStream();
    if (document.visibilityState === 'hidden') return;
    startStream();
    onGap();
  }

  if (document.visibilityState === 'visible') startStream();
  document.addEventListener('visibilitychange', handleVisibilityChange);
  return () => {
    document.removeEventListener('visibilitychange', handleVisibilityChange);
    stopStream();
    channel.close();
  };
}

/** Keeps a stream open until `signal` aborts. */
function keepStreamOpen(
  address: string,
  event: string,
  signal: AbortSignal,
  onMessage: (message: Message) => void,
): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    let source = open();
    // The browser tries again after a lost connection, but not after an error response, such as when the session has ended.
    const timer = setInterval(() => {
      if (source.readyState === EventSource.CLOSED) source = open();
    }, RETRY_MS);
    signal.addEventListener('abort', () => {
      clearInterval(timer);
      source.close();
      resolve();
    });
  });

  function open(): EventSource {
    const source = new EventSource(address);
    source.onopen = () => onMessage('gap');
    source.addEventListener(event, ({ data }: MessageEvent<string>) => onMessage({ data: JSON.parse(data) }));
    return source;
  }
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}
