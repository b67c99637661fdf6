import { compileFunction } from 'node:vm';

/**
 * Runs a front end's server build in this process and returns its exports. Its singletons come from `scope`. Compiled this
 * way a build that is no longer used is freed, which a module of `import()` never is.
 */
export function loadServerBuild<T>(text: string, filename: string, scope: Record<string, unknown>): T {
  const module = { exports: {} };
  const require = (name: string) => {
    if (name in scope) return scope[name];
    const builtIn = process.getBuiltinModule(name);
    if (builtIn) return builtIn;
    throw new Error(`${filename} asks for "${name}", which the shell does not provide`);
  };
  compileFunction(text, ['require', 'module', 'exports'], { filename })(require, module, module.exports);
  return module.exports as T;
}
