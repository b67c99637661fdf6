import type { BrowserContext } from '@playwright/test';
import { absentApis } from '../scripts/absent-apis.ts';

/** Gives the pages of this browser what the oldest supported browsers have, and nothing newer. */
export const removeAbsentApis = (context: BrowserContext) =>
  context.addInitScript(
    (names) => {
      type Owner = Record<string, unknown> & { prototype?: Owner };
      const globals = globalThis as unknown as Owner;
      const typedArray = Object.getPrototypeOf(Int8Array) as Owner;
      const removed: string[] = [];
      for (const name of names) {
        const [, rest = '', isStatic] = /^(.*?)(_static)?$/.exec(name) ?? [];
        const path = rest.split('.');
        const key = path.pop() ?? '';
        const holder = path.reduce<Owner | undefined>(
          (owner, part) => (part === 'TypedArray' ? typedArray : (owner?.[part] as Owner | undefined)),
          globals,
        );
        // MDN tells the two apart for Web APIs, and not for built-ins
        const owners = [holder, ...(isStatic ? [] : [holder?.prototype, path[0] === 'Window' ? globals : undefined])];
        for (const owner of owners) if (owner && Object.hasOwn(owner, key) && delete owner[key]) removed.push(name);
      }
      Object.assign(globals, { removedApis: removed });
    },
    [...absentApis.builtIns, ...absentApis.web],
  );
