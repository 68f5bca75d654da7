/** The time another tool takes for the same content, in milliseconds. */
export interface Peer {
  name: string;
  /** A build after one job was edited. */
  edit: number;
  /** A build of every page. */
  all: number;
}
