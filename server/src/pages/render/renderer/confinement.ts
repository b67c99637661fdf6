import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);
const isLinux = process.platform === 'linux';

/** What this machine holds a renderer by, besides Node's permission model and its heap limit. */
export type Confinement = {
  /**
   * What keeps it from sending signals to the server: a user of its own, where the server is root, or a namespace.
   * Undefined: nothing does but that its builds reach no `process`.
   */
  signals: 'user' | 'namespace' | undefined;
  /** `prlimit` takes files and sockets from it, and bounds its memory outside the heap. */
  hasLimits: boolean;
  /** The kernel ends it with the server: a build in an endless loop does not see that the server is gone. */
  endsWithServer: boolean;
};

/** Users that no account has; each renderer gets the next, so that none may send another a signal. */
const firstUser = 64_000;
const users = 1_000;
let lastUser = 0;
type User = { uid: number; gid: number } | undefined;
function nextUser(): User {
  lastUser = (lastUser + 1) % users;
  return { uid: firstUser + lastUser, gid: firstUser + lastUser };
}

/** The process gets SIGKILL when its parent ends, and no program that it starts has more rights. */
const setpriv = ['setpriv', '--pdeathsig', 'KILL', '--no-new-privs', '--'];
/** Processes, network and users of its own; the renderer ends with `unshare`. */
const unshare = ['unshare', '--user', '--pid', '--net', '--fork', '--kill-child', '--'];

const works = ([command = '', ...args]: string[], user?: User) =>
  run(command, args, { ...user }).then(
    () => true,
    () => false,
  );
const version = [process.execPath, '--version'];

async function findSignals(): Promise<Confinement['signals']> {
  const isRoot = process.getuid?.() === 0;
  // another user may not reach the folder that Node lies in
  if (isRoot && (await works(version, nextUser()))) return 'user';
  return isLinux && (await works([...unshare, ...version])) ? 'namespace' : undefined;
}

async function probe(): Promise<Confinement> {
  const [signals, hasLimits, endsWithServer] = await Promise.all([
    findSignals(),
    isLinux && works(['prlimit', '--version']),
    isLinux && works([...setpriv, ...version]),
  ]);
  return { signals, hasLimits, endsWithServer };
}

let found: Promise<Confinement> | undefined;
/** What holds on this machine, by trying it once. */
export function findConfinement(): Promise<Confinement> {
  found ??= probe();
  return found;
}

/** What a renderer could do here if a build got hold of more than it is given: sentences for the operator's log. */
export const missingGuards = ({ signals, hasLimits, endsWithServer }: Confinement): string[] => [
  ...(hasLimits ? [] : ['prlimit (util-linux, Linux) is missing: sockets and memory outside the heap are not bounded']),
  ...(endsWithServer
    ? []
    : ['setpriv (util-linux, Linux) is missing: a hung renderer outlives a server that is killed']),
  ...(signals ? [] : ['neither a user nor a namespace of its own: signals to the server are not held back']),
];

/** The command that starts Node confined, and the user it runs as. */
export function confinedCommand({ signals, endsWithServer }: Confinement, nodeArgs: string[]) {
  const [command = '', ...args] = [
    ...(endsWithServer ? setpriv : []),
    ...(signals === 'namespace' ? unshare : []),
    process.execPath,
    ...nodeArgs,
  ];
  return { command, args, user: signals === 'user' ? nextUser() : undefined };
}

/** The process of Node itself: in a namespace it is the child of `unshare`. */
export function findNodePid({ signals }: Confinement, pid: number): number {
  if (signals !== 'namespace') return pid;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return Number(children[0]) || pid;
}

/** Where the machine has no memory left, Linux ends a renderer before anything else. */
export function preferForOomKill(pid: number) {
  if (!isLinux) return;
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000');
  } catch {
    // it has ended, or the system does not let this user: then the kernel chooses
  }
}

/**
 * Takes from a running process of Node what it needs at its start alone: it opens no file, socket or process any more,
 * writes no file, and its memory grows by `memoryMiB` at most. False where that failed.
 */
export async function limitProcess(pid: number, user: User, memoryMiB: number): Promise<boolean> {
  // V8 reserves addresses that it never uses: what comes beside them is bounded
  const reserved = /VmData:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  const data = (Number(reserved?.[1] ?? 0) + memoryMiB * 1024) * 1024;
  const bounds = ['--nofile=0:0', '--core=0:0', '--fsize=0:0', `--data=${data}:${data}`];
  return works(['prlimit', '--pid', String(pid), ...bounds], user);
}

/** The unit of the kernel's figures for programs. */
const tickMs = 10;

export type ProcessUsage = {
  /** What it has used of the processor. */
  cpuMs: number;
  /** It waits for something else than the processor, or the disk. */
  isAsleep: boolean;
};

/** Undefined where the system does not tell, or the process has ended. */
export function usageOf(pid: number): ProcessUsage | undefined {
  if (!isLinux) return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // its name may hold blanks and brackets: figures follow the last one
    const figures = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user = 0, system = 0] = figures.slice(11, 13).map(Number);
    return { cpuMs: (user + system) * tickMs, isAsleep: figures[0] === 'S' };
  } catch {
    return undefined; // it has ended meanwhile
  }
}
