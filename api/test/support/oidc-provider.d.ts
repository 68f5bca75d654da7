declare module 'oidc-provider' {
  import type { Server } from 'node:http';

  /** The parts that the tests use. */
  export default class Provider {
    constructor(issuer: string, configuration: object);
    listen(port: number, host: string): Server;
    callback(): (request: object, response: object) => void;
    Grant: new (of: {
      clientId: string;
      accountId: string;
    }) => { addOIDCScope(scope: string): void; save(): Promise<string> };
  }
}
