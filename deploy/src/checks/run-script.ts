import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { isSystemError, type Rejection } from '../errors.ts';
import { outputLines, scriptTimeoutMs } from '../limits.ts';
import { messages } from '../messages.ts';
import { parseJson } from '../parse-json.ts';

interface Script {
  name: string;
  folder: string;
  check: 'types' | 'tests';
  /** Names in `package.json`, of which the first that is there is run. */
  scripts: readonly string[];
  printProgress: (line: string) => void;
}

const Package = v.object({ scripts: v.optional(v.record(v.string(), v.string()), {}) });

async function findScript({ folder, scripts }: Script): Promise<string | undefined> {
  const path = join(folder, 'package.json');
  const bytes = await readFile(path).catch((error: unknown) => {
    if (isSystemError(error, 'ENOENT')) return Buffer.from('{}');
    throw error;
  });
  const own = parseJson(Package, bytes, path).scripts;
  return scripts.find((script) => script in own);
}

const toTail = (text: string) =>
  stripVTControlCharacters(text)
    .trimEnd()
    .split('\n')
    .slice(-outputLines)
    .map((line) => `    ${line}`)
    .join('\n');

/** Runs a script of a front end's sources, with this Node. Answers why the build is rejected, if it is. @throws RegistryError */
export async function runScript(given: Script): Promise<Rejection[] | 'absent'> {
  const { name, folder, check, printProgress } = given;
  const script = await findScript(given);
  if (script === undefined) {
    printProgress(messages.noScript(name, check, given.scripts));
    return 'absent';
  }
  printProgress(messages.runningScript(name, check, script));
  return new Promise((done) => {
    const options = { cwd: folder, maxBuffer: Number.POSITIVE_INFINITY, timeout: scriptTimeoutMs };
    const child = execFile(process.execPath, ['--run', script], options, (error, out, err) => {
      const sentence = messages.scriptFailed(name, check, script, toTail(out + err));
      done(error ? [{ sentence, frontEnd: name, version: null, percent: null }] : []);
    });
    child.stdin?.end(); // a script that asks, or watches, ends
  });
}
