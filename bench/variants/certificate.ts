import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../e2e/processes.ts';

const wants = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];

/** A certificate for this machine alone, whose files go with `stack`. */
export function createCertificate(stack: AsyncDisposableStack) {
  const folder = temporaryFolder(stack, 'certificate');
  const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
  execFileSync('openssl', [...wants, '-subj', '/CN=localhost', '-keyout', files.key, '-out', files.cert], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return { files, cert: readFileSync(files.cert), key: readFileSync(files.key) };
}
export type Certificate = ReturnType<typeof createCertificate>;
