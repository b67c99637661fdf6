import * as v from 'valibot';
import { FolderName } from '../pointer/folder-name.contract.ts';
import { Origin } from './origin.ts';

/** Where a shell's build has its declarations. */
export const typesFile = 'types.json';

/** A path within the declarations: nothing in it may lead out of the folder that they are written to. */
const DeclarationPath = v.pipe(
  v.string(),
  v.regex(/^(shared-api|shared-ui)(\/(?!\.)[\w.-]+)+\.d\.ts$/, 'must be the path of a declaration'),
);

/** `types.json` of the shell's build: what it provides, as declarations. Written by the build, read by `pull-types`. */
export const ShellTypes = v.object({
  /** Exact versions of the packages that the declarations name or that live inside the shell. */
  packages: v.record(v.string(), v.string()),
  /** The declaration of each module that a front end of another repository may import, by the module's name. */
  modules: v.record(v.pipe(v.string(), v.regex(/^shared-(api|ui)\/[\w./-]+$/, 'must be a module')), DeclarationPath),
  /** Their texts, and those of all that they refer to, by path. */
  files: v.record(DeclarationPath, v.string()),
});
export type ShellTypes = v.InferOutput<typeof ShellTypes>;

/** What a team pulls: the types of the live shell, and what they belong to. */
export const LiveShellTypes = v.object({
  /** The shell's; `commit` is absent where not all of its sources were committed. */
  release: v.object({ name: FolderName, version: FolderName, commit: Origin.entries.commit }),
  /** Singletons it gives, with their exact versions. */
  provides: v.record(v.string(), v.string()),
  types: ShellTypes,
});
export type LiveShellTypes = v.InferOutput<typeof LiveShellTypes>;
