import { transformSync } from '@swc/core';

/** A loader for scripts that are written into documents: each of their bytes is sent with every page. */
export default (source) =>
  transformSync(source, {
    isModule: false,
    minify: true,
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { compress: true, mangle: { toplevel: true } },
    },
  }).code;
