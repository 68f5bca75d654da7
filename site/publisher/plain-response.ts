/**
 * A `Response` that keeps its body as it is. Node's copies it into a stream, out of which it has to be read again: for
 * pages, which are whole when they are rendered, that is a seventh of the time.
 */
class PlainResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly body: Body;

  constructor(body: Body, init: ResponseInit) {
    this.status = init.status ?? 200;
    this.statusText = init.statusText ?? '';
    this.headers = new Headers(init.headers);
    this.body = body;
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  async bytes(): Promise<Uint8Array> {
    return typeof this.body === 'string' ? new TextEncoder().encode(this.body) : (this.body ?? new Uint8Array());
  }

  async text(): Promise<string> {
    return typeof this.body === 'string' ? this.body : new TextDecoder().decode(await this.bytes());
  }
}

type Body = string | Uint8Array | null;

/** For a thread that does nothing but render. A body of another kind still gets Node's own. */
export function installPlainResponses(): void {
  Object.setPrototypeOf(PlainResponse.prototype, Response.prototype);
  globalThis.Response = new Proxy(Response, {
    construct: (NodeResponse, [body = null, init = {}]) =>
      isPlain(body) ? new PlainResponse(body, init) : new NodeResponse(body, init),
  });
}

function isPlain(body: unknown): body is Body {
  return body === null || typeof body === 'string' || body instanceof Uint8Array;
}
