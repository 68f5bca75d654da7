/** An SFTP server in memory, like that of Find a Job, with faults that a test specifies. */
import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import ssh2, { type Connection, type SFTPWrapper } from 'ssh2';
import { fingerprintOf } from '../../src/site/feeds/find-a-job/sftp.ts';

const { Server, utils } = ssh2;
const { STATUS_CODE, OPEN_MODE } = utils.sftp;

export type SftpServer = Awaited<ReturnType<typeof startSftpServer>>;

export async function startSftpServer() {
  const hostKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs1', format: 'pem' })
    .toString();
  const parsedKey = utils.parseKey(hostKey);
  if (parsedKey instanceof Error) throw parsedKey;
  const files = new Map<string, Buffer>();
  const connections = new Set<Connection>();
  const state = { visits: 0, password: 'a p@ss:word', cutUploads: false, loseBytes: false };
  const server = new Server({ hostKeys: [hostKey] }, (connection) => {
    connections.add(connection);
    connection
      .on('close', () => connections.delete(connection))
      .on('error', () => {})
      .on('authentication', (attempt) => {
        const isCorrect = attempt.method === 'password' && attempt.password === state.password;
        if (isCorrect && attempt.username === 'agency') attempt.accept();
        else attempt.reject(['password']);
      })
      .on('session', (accept) => {
        accept().on('sftp', (acceptSftp) => serve(acceptSftp(), connection));
      });
  });

  function serve(sftp: SFTPWrapper, connection: Connection) {
    state.visits += 1;
    const openFiles = new Map<number, { path: string }>();
    let nextHandle = 0;
    const handleOf = (entry: { path: string }) => {
      openFiles.set(nextHandle, entry);
      const handle = Buffer.alloc(4);
      handle.writeUInt32BE(nextHandle);
      nextHandle += 1;
      return handle;
    };
    const fileOf = (handle: Buffer) => openFiles.get(handle.readUInt32BE(0)) ?? { path: '' };
    const attrsOf = (path: string) => ({
      mode: 0o100644,
      uid: 0,
      gid: 0,
      size: files.get(path)?.length ?? 0,
      atime: 0,
      mtime: 0,
    });
    sftp.on('OPEN', (id: number, path: string, flags: number) => {
      const isWrite = (flags & OPEN_MODE.WRITE) !== 0;
      if (!isWrite && !files.has(path)) return sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
      if (isWrite) files.set(path, Buffer.alloc(0));
      return sftp.handle(id, handleOf({ path }));
    });
    sftp.on('WRITE', (id: number, handle: Buffer, offset: number, data: Buffer) => {
      const { path } = fileOf(handle);
      if (state.cutUploads) return void connection.end();
      const oldContent = files.get(path) ?? Buffer.alloc(0);
      const newContent = Buffer.concat([oldContent.subarray(0, offset), data]);
      files.set(path, state.loseBytes ? newContent.subarray(0, 10) : newContent);
      return sftp.status(id, STATUS_CODE.OK);
    });
    const stat = (id: number, path: string) =>
      files.has(path) ? sftp.attrs(id, attrsOf(path)) : sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
    sftp.on('STAT', stat).on('LSTAT', stat);
    sftp.on('FSTAT', (id: number, handle: Buffer) => sftp.attrs(id, attrsOf(fileOf(handle).path)));
    sftp.on('FSETSTAT', (id: number) => sftp.status(id, STATUS_CODE.OK));
    sftp.on('CLOSE', (id: number) => sftp.status(id, STATUS_CODE.OK));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    files,
    state,
    fingerprint: fingerprintOf(parsedKey.getPublicSSH()),
    url: `sftp://agency:a%20p%40ss%3Aword@127.0.0.1:${port}`,
    stop() {
      for (const connection of connections) connection.end();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}
