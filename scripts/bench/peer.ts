/** What another tool takes for the same content, in milliseconds. */
export interface Peer {
  name: string;
  /** One job was edited since its last build. */
  edit: number;
  /** Every page is built. */
  all: number;
}
