/** A real Dovecot IMAP server in its own folder. Started by root it uses Dovecot's accounts, otherwise the current user's. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../../scripts/lib/ports.ts';

/** Users other than root do not have this folder in their path. */
const DOVECOT = existsSync('/usr/sbin/dovecot') ? '/usr/sbin/dovecot' : 'dovecot';

/** The settings below work only in version 2.3. */
export const hasDovecot = spawnSync(DOVECOT, ['--version'], { encoding: 'utf8' }).stdout?.startsWith('2.3.') ?? false;

export const ADDRESS = 'replies@orrinvale.example';
const PASSWORD = 'kT4-secret-of-the-mailbox';

export type ImapServer = Awaited<ReturnType<typeof startImap>>;

export async function startImap() {
  const folder = mkdtempSync(join(tmpdir(), 'imap-test-'));
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const { uid, gid, user } = account();
  const mail = join(folder, 'mail');
  for (const name of ['', 'tmp', 'new', 'cur']) createMailFolder(join(mail, name));
  const config = join(folder, 'dovecot.conf');
  writeFileSync(config, settings({ folder, port, uid, gid, user }));
  let child = await launch();
  let deliveredCount = 0;

  function createMailFolder(path: string) {
    mkdirSync(path, { recursive: true });
    chownSync(path, uid, gid);
  }

  async function launch() {
    const startedProcess = spawn(DOVECOT, ['-F', '-c', config], { stdio: 'ignore' });
    for (let n = 0; n < 500 && !(await answers(port)); n += 1) await new Promise((resolve) => setTimeout(resolve, 20));
    return startedProcess;
  }

  async function halt() {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  }

  return {
    port,
    password: PASSWORD,
    url: `imap://replies:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`,
    /** Delivers an email to the mailbox, with `at` as its time of arrival. */
    deliver(raw: string | Buffer, at = Date.now()) {
      deliveredCount += 1;
      // Uses numbers of ten digits, because Dovecot assigns UIDs in the order of the file names.
      const name = `${1_700_000_000 + deliveredCount}.M${deliveredCount}P1.test`;
      const path = join(mail, 'tmp', name);
      writeFileSync(path, typeof raw === 'string' ? raw.replace(/\r?\n/g, '\r\n') : raw);
      chownSync(path, uid, gid);
      utimesSync(path, at / 1000, at / 1000);
      renameSync(path, join(mail, 'new', name));
    },
    /** The flags of each email, such as `S` for read, in the order of their arrival. */
    flags: () =>
      ['new', 'cur']
        .flatMap((name) => readdirSync(join(mail, name)))
        .sort()
        .map((name) => name.split(':2,')[1] ?? ''),
    /** Gives the mailbox a new UIDVALIDITY, as when it is restored from a backup. */
    async renumber() {
      await halt();
      for (const name of readdirSync(mail).filter((name) => name.startsWith('dovecot')))
        rmSync(join(mail, name), { recursive: true });
      writeFileSync(join(mail, 'dovecot-uidlist'), '3 V1234567 N1 Gabcdefabcdefabcdefabcdefabcdefab\n');
      chownSync(join(mail, 'dovecot-uidlist'), uid, gid);
      child = await launch();
    },
    pause: halt,
    async resume() {
      child = await launch();
    },
    log: () => (existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8') : ''),
    async stop() {
      if (child.exitCode === null) await halt();
      rmSync(folder, { recursive: true });
    },
  };
}

interface Account {
  uid: number;
  gid: number;
  user: string;
}

function account(): Account {
  const { uid, gid, username } = userInfo();
  if (uid !== 0) return { uid, gid, user: username };
  const id = (option: string) => Number(execFileSync('id', [option, 'dovecot'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g'), user: 'dovecot' };
}

function settings({ folder, port, uid, gid, user }: Account & { folder: string; port: number }): string {
  const login = uid === process.getuid?.() ? user : 'dovenull';
  return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
default_internal_user = ${user}
default_internal_group = ${execFileSync('id', ['-gn', user], { encoding: 'utf8' }).trim()}
default_login_user = ${login}
first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:${folder}/mail
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
namespace inbox {
  inbox = yes
}
`;
}

async function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('data', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
