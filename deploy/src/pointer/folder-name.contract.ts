import * as v from 'valibot';

/** Becomes a folder of the registry: nothing in it may lead out of there. */
export const FolderName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9.+-]*$/i, 'must be of letters, digits, dots and hyphens'),
);
