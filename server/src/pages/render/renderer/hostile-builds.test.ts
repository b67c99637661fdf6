import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hostBuild, remoteBuild } from '../../../../test/published-front-ends.ts';
import { until } from '../../../../test/until.ts';
import { rendererLimits } from '../../../limits.ts';
import { type Confinement, findConfinement, usageOf } from './confinement.ts';
import type { Rendered } from './pending-pages.ts';
import { type Renderer, RendererEnded, startRenderer } from './renderer-process.ts';
import { rendererSource } from './renderer-source.ts';

/** Enough for every page of these tests, and soon over. The processor is that of the portal: a busy machine takes twice as long. */
const limits = {
  ...rendererLimits,
  hungPolls: 40,
  heapMiB: 32,
  semiSpaceMiB: 1,
  memoryMiB: 96,
  loggedLines: 3,
  maxLines: 100,
};
/** Builds get hold of `process`, and so of every module of Node: the guards behind that one hold. */
const leaky = () => rendererSource().replace(/^closeGlobals\(\);$/m, '');

const [host, remote] = ['/r/shell/1/main.js', '/r/remote-public/1/entry.js'];
const none = { folder: 'r/none', chunks: {}, takes: {} };
const page = {
  host,
  remote,
  name: 'remote-public',
  timeoutMs: 2_000,
  escapedPercent: '%',
  main: { href: host },
  remotes: {},
};

type Attack = {
  renderer: Renderer;
  logged: string[];
  stalled: (string | undefined)[];
  ended: Promise<RendererEnded>;
  load: () => Promise<unknown>;
  render: (timeoutMs?: number) => Promise<Rendered>;
};

const renderers: Renderer[] = [];
afterEach(() => {
  for (const renderer of renderers.splice(0)) renderer.stop();
});

type Given = {
  program?: string;
  confinement?: Confinement;
  atLoad?: string;
  /** What a call of the API takes. */
  wait?: () => unknown;
};

/** A renderer whose remote runs `render`, and `atLoad` when it is loaded. */
async function anAttack(render: string, { program, confinement, atLoad = '', wait }: Given = {}): Promise<Attack> {
  const logged: string[] = [];
  const stalled: (string | undefined)[] = [];
  const ended = Promise.withResolvers<RendererEnded>();
  const renderer = startRenderer({
    async transport(path) {
      await wait?.();
      return { status: 200, headers: {}, body: `reply to ${path}` };
    },
    confinement: confinement ?? (await findConfinement()),
    limits,
    onLog: (text) => logged.push(text),
    onStalled: (url) => stalled.push(url),
    onEnd: ended.resolve,
    ...(program && { program }),
  });
  renderers.push(renderer);
  await renderer.load({ message: { type: 'load', key: host, ...none }, text: Buffer.from(hostBuild) });
  const text = Buffer.from(atLoad + remoteBuild(render));
  return {
    renderer,
    logged,
    stalled,
    ended: ended.promise,
    load: () => renderer.load({ message: { type: 'load', key: remote, host, ...none }, text }),
    render: (timeoutMs = page.timeoutMs) => renderer.render({ ...page, url: 'http://portal.internal/', timeoutMs }),
  };
}

/** What a page shows, or the frame that takes its place. */
async function show(render: string, given?: Given) {
  const { load, render: renderPage } = await anAttack(render, given);
  await load();
  const rendered = await renderPage();
  return 'document' in rendered ? rendered.document + (rendered.error?.stack ?? '') : rendered.redirect;
}

async function findEnd(render: string, given?: Given) {
  const { load, render: renderPage, ended } = await anAttack(render, given);
  const failed = await load()
    .then(() => renderPage())
    .catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(RendererEnded);
  return (await ended).reason;
}

const loop = 'for (;;) ;';

describe('a build is taken for hung by the processor that it uses without an answer', () => {
  test.each([
    ['an endless loop in a page', loop, ''],
    ['an endless loop while it is loaded', '', loop],
    ['promises that resolve each other for ever', 'for (;;) await null;', ''],
    ['a regular expression of exponential time', `/^(a+)+$/.test('a'.repeat(50) + '!');`, ''],
  ])('%s', async (_, render, atLoad) => {
    expect(await findEnd(render, { atLoad })).toBe('hung');
  });

  test('a timer that works on when no page is asked of it', async () => {
    const { load, renderer, ended } = await anAttack('', { atLoad: 'const work = () => setImmediate(work); work();' });
    await load();
    const usedMs = () => usageOf(renderer.pid() ?? 0)?.cpuMs ?? 0;
    const before = usedMs();
    renderer.endIfBusy(true);
    await until(() => usedMs() > before + 2 * limits.hungCpuMs);
    renderer.endIfBusy(true);
    expect((await ended).reason).toBe('hung');
  });

  test('a process that waits for itself without using the processor', async () => {
    const wait = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';
    expect(await findEnd(wait, { program: leaky() })).toBe('hung');
    expect(await show(wait)).toContain('Atomics is not defined');
  });
});

describe('a build ends its own process alone', () => {
  test.each([
    ['an error of a timer', `setTimeout(() => { throw new Error('later'); });`, 'crashed'],
    ['memory without end', 'const all = []; for (;;) all.push(new Array(1e5).fill({}));', 'out of memory'],
    ['a document without end', `return page('x'.repeat(5 * 2 ** 20));`, 'broke the protocol'],
    [
      'more calls than a page needs',
      `for (let i = 0; i < 99; i++) await fetch('/api/post?' + i);`,
      'broke the protocol',
    ],
    ['a status that is none', `return page('home', { status: 9999 });`, 'broke the protocol'],
    [
      'lines of log without end',
      `for (;;) { console.log('x'); await new Promise(setImmediate); }`,
      'broke the protocol',
    ],
  ])('%s', async (_, attack, reason) => {
    const isTimer = attack.startsWith('setTimeout');
    const render = isTimer ? 'await new Promise(() => undefined);' : attack;
    expect(await findEnd(render, { atLoad: isTimer ? attack : '' })).toBe(reason);
  });

  test('a promise that nobody caught is logged, and the page is whole', async () => {
    const { load, render, logged } = await anAttack(`Promise.reject(new Error('nobody waits')); return page('home');`);
    await load();
    expect(await render()).toMatchObject({ isComplete: true });
    await until(() => logged.some((line) => line.includes('nobody waits')));
  });

  test('a loader that never ends leaves the page to the browser, and is a fault of its remote', async () => {
    const { load, render, stalled } = await anAttack('await new Promise(() => undefined);');
    await load();
    expect(await render(200)).toMatchObject({
      isComplete: false,
      error: { stack: expect.stringContaining('its loaders do not end') },
    });
    expect(stalled).toEqual([remote]);
  });
});

test('a visitor with a long or strange address is no fault of a release', async () => {
  const { load, render } = await anAttack(
    `const asked = await fetch('/api/post?cursor=' + 'x'.repeat(40_000)).then(() => 'answered', ({ message }) => message);
    return asked.includes('is no address') ? new Response(null, { status: 302, headers: { location: '/a b' } }) : page(asked);`,
  );
  await load();
  await expect(render()).rejects.toThrow('a redirect leads to no address');
  await expect(render()).rejects.toThrow('a redirect leads to no address');
});

test('an operator who writes a long log reads its first lines', async () => {
  const { load, render, logged } = await anAttack(
    `for (let i = 0; i < 9; i++) console.log('line ' + i); return page('');`,
  );
  await load();
  await render();
  expect(logged).toEqual(['line 0', 'line 1', 'line 2']);
});

test('a build whose calls the server answers late is not to blame: neither by a slow API nor by a busy server', async () => {
  const block = () => {
    for (const end = performance.now() + 600; performance.now() < end; );
  };
  for (const wait of [() => setTimeout(600), block]) {
    const { load, render, stalled } = await anAttack(`return page(await (await fetch('/api/post')).text());`, { wait });
    await load();
    const rendered = await render(200);
    if (wait !== block) expect(rendered).toMatchObject({ error: { stack: expect.stringContaining('takes too long') } });
    expect(stalled).toEqual([]);
  }
});

describe('a build reaches nothing but what a page needs', () => {
  test.each([
    [`typeof require('fs')`, 'which the shell does not provide'],
    [`typeof require('node:child_process')`, 'which the shell does not provide'],
    [`typeof (await import('node:fs'))`, 'ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING'],
    [`typeof (await (0, eval)("import('node:fs')"))`, 'ERR_'],
    [`typeof (await new Function("return import('node:net')")())`, 'ERR_'],
    ['process.exit()', 'process.exit is not a function'],
    ['process.kill(process.ppid)', 'process.kill is not a function'],
    [`await globalThis.fetch('http://127.0.0.1')`, 'fetch is not a function'],
    [`await fetch('/healthz')`, 'is no address of the API'],
    ['WebAssembly.Memory.name', 'WebAssembly is not defined'],
    ['new SharedArrayBuffer(1)', 'SharedArrayBuffer is not defined'],
  ])('%s', async (expression, why) => {
    const shown = await show(`return page('reached ' + (${expression}));`);
    expect(shown).toContain(why);
    expect(shown).not.toContain('reached');
  });

  test('what it may ask for', async () => {
    expect(await show(`return page('reached ' + typeof require('node:stream'));`)).toContain('reached function');
  });

  test('the environment of the server', async () => {
    const tell = `return page('env ' + JSON.stringify(process.env));`;
    expect(await show(tell)).toContain('env {"NODE_ENV":"production"}');
    expect(await show(tell, { program: leaky() })).toContain('env {}');
  });

  test('the API, once its page is rendered', async () => {
    const callLater = `setTimeout(() => fetch('/api/post').then(() => console.log('reached'), ({ message }) => console.log(message)), 50);`;
    const { load, render, logged } = await anAttack(`${callLater} return page('home');`);
    await load();
    await render();
    await until(() => logged.length > 0);
    expect(logged).toEqual(['no page is being rendered']);
  });
});

/** What a process does with `node(name)`, a module of Node. */
const attempt = (expression: string) =>
  `const node = process.getBuiltinModule; let got;
   try { got = 'reached ' + await (${expression}); } catch (error) { got = 'refused ' + error.code; }
   return page(got);`;
const connect = (port: number) =>
  `new Promise((resolve, reject) => node('net').connect(${port}, '127.0.0.1').on('connect', resolve).on('error', reject))`;

describe('a build that got hold of Node', () => {
  const asLeaked = { program: leaky() };

  test.each([
    ['reads no file', `node('fs').readFileSync('/etc/passwd')`, 'ERR_ACCESS_DENIED'],
    ['writes no file', `node('fs').writeFileSync('/tmp/hostile', '')`, 'ERR_ACCESS_DENIED'],
    ['starts no process', `node('child_process').spawnSync('true').pid`, 'ERR_ACCESS_DENIED'],
    ['starts no thread', `new (node('worker_threads').Worker)('', { eval: true })`, 'ERR_ACCESS_DENIED'],
    ['loads no addon', `process.dlopen({ exports: {} }, '/tmp/hostile.node')`, 'ERR_DLOPEN_DISABLED'],
    ['opens no inspector', `node('inspector').open(0)`, 'ERR_ACCESS_DENIED'],
  ])('%s', async (_, expression, code) => {
    expect(await show(attempt(expression), asLeaked)).toContain(`refused ${code}`);
  });

  /** Node's permissions alone: what macOS and Windows have. */
  const unguarded = { ...asLeaked, confinement: { signals: undefined, hasLimits: false, endsWithServer: false } };

  // elsewhere Node's permissions alone hold a build: docs/SECURITY.md
  if (process.platform === 'linux') {
    test('sends no signal to the server', async () => {
      const send = attempt(`process.kill(${process.pid}, 0)`);
      expect(await show(send, asLeaked)).toMatch(/refused (EPERM|ESRCH)/);
      expect(await show(send, unguarded)).toContain('reached');
    });

    test('does not become root', async () => {
      expect(await show(attempt('process.setuid(0)'), asLeaked)).toMatch(/refused (EPERM|EINVAL)/);
    });

    test('reaches no server', async () => {
      const listening = createServer().listen(0, '127.0.0.1');
      await once(listening, 'listening');
      const { port } = listening.address() as AddressInfo;
      expect(await show(attempt(connect(port)), asLeaked)).toContain('refused EMFILE');
      expect(await show(attempt(connect(port)), unguarded)).toContain('reached');
      listening.close();
    });

    test('takes no memory outside the heap without end', async () => {
      const bomb = `const all = []; for (let i = 0; i < 8; i++) all.push(Buffer.alloc(16 * 2 ** 20, 1)); return page('reached');`;
      const shown = await show(bomb).catch((error: RendererEnded) => error.reason);
      expect(shown).not.toContain('reached');
      expect(await show(bomb, { confinement: unguarded.confinement })).toContain('reached');
    });
  }

  const write = (head: string, lengths = '') => `
    const { Socket } = process.getBuiltinModule('net');
    const pipe = process._getActiveHandles().find((handle) => handle instanceof Socket && handle.readable);
    const head = Buffer.from(${head}); const bytes = Buffer.alloc(8);
    bytes.writeUInt32LE(head.length, 0); ${lengths}
    pipe.write(Buffer.concat([bytes, head]));
    await new Promise(() => undefined);`;

  test.each([
    ['nonsense', write(`'nonsense'`)],
    ['a message that there is none of', write(`'{"type":"stop"}'`)],
    ['a length beyond all bounds', write(`'{}'`, 'bytes.writeUInt32LE(2 ** 31, 4);')],
    ['the page of another visitor', write(`'{"type":"page","id":99,"status":200,"isComplete":true,"routeIds":[]}'`)],
    ['that it is ready once more', write(`'{"type":"ready"}'`)],
    ['a call outside of the API', write(`'{"type":"call","id":1,"call":1,"path":"/metrics"}'`)],
    [
      'a redirect with a header in it',
      write(`JSON.stringify({ type: 'redirect', id: 1, status: 302, location: '/\\r\\nset-cookie: sid=1' })`),
    ],
  ])('is ended when it says %s', async (_, render) => {
    expect(await findEnd(render, asLeaked)).toBe('broke the protocol');
  });

  test.each([
    ['leaves', 'process.exit(0);'],
    ['aborts', 'process.abort();'],
  ])('ends itself alone when it %s', async (_, render) => {
    expect(['crashed', 'out of memory']).toContain(await findEnd(render, asLeaked));
  });
});

if (process.platform === 'linux')
  test('a hung renderer does not outlive a server that is killed', async () => {
    const importOf = (path: string) => JSON.stringify(join(import.meta.dirname, path));
    const server = spawn(process.execPath, [
      ...['--input-type=module', '--eval'],
      `import { findConfinement, usageOf } from ${importOf('confinement.ts')};
      import { startRenderer } from ${importOf('renderer-process.ts')};
      const limits = ${JSON.stringify({ ...rendererLimits, hungCpuMs: 1e9, hungPolls: 1e9 })};
      const parts = { transport: null, limits, onLog() {}, onStalled() {}, onEnd() {} };
      const renderer = startRenderer({ ...parts, confinement: await findConfinement() });
      renderer.load({ message: { type: 'load', key: 'shell', folder: 'r', chunks: {}, takes: {} }, text: Buffer.from('for (;;) ;') });
      setInterval(() => usageOf(renderer.pid())?.cpuMs > 300 && process.stdout.write(renderer.pid() + ' '), 50);`,
    ]);
    const [printed] = await once(server.stdout, 'data');
    const pid = Number.parseInt(String(printed), 10);
    expect(usageOf(pid)).not.toBeUndefined();
    server.kill('SIGKILL');
    await until(() => usageOf(pid) === undefined);
  });
