import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { budgetSeconds, CpuMeter } from './cpu-meter.mjs';

/** Puts all globals named by strings back: what a file added, replaced or removed. */
function restoreGlobals(saved) {
  for (const name of Object.keys(Object.getOwnPropertyDescriptors(globalThis)))
    if (!(name in saved)) Reflect.deleteProperty(globalThis, name);
  for (const [name, descriptor] of Object.entries(saved)) {
    const present = Object.getOwnPropertyDescriptor(globalThis, name);
    const isSame = ['value', 'get', 'set'].every((part) => present?.[part] === descriptor[part]);
    if (!isSame && (present?.configurable ?? true)) Object.defineProperty(globalThis, name, descriptor);
  }
}

/** Remembers what a test file may change in this process; answers how to restore it for the next file. */
function saveProcessState() {
  const env = { ...process.env };
  const { exit } = process;
  const folder = process.cwd();
  const globals = Object.getOwnPropertyDescriptors(globalThis);
  const listeners = new Map(process.eventNames().map((name) => [name, process.rawListeners(name)]));
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    process.exit = exit;
    process.chdir(folder);
    restoreGlobals(globals);
    for (const name of process.eventNames())
      for (const listener of process.rawListeners(name))
        if (!listeners.get(name)?.includes(listener)) process.off(name, listener);
  };
}

/** Node itself, without a VM context: modules are read once in a worker, not once in a test file. */
export default class NodeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);

  constructor({ projectConfig }, { testPath }) {
    this.meter = new CpuMeter({ budgetSeconds: budgetSeconds.node, global: globalThis, testPath });
    this.restore = saveProcessState();
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  handleTestEvent(event) {
    this.meter.handle(event);
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    this.restore();
    this.meter.close();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
}
