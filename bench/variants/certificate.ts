import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const wants = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];

/** A certificate for this machine alone, written to `folder`. */
export function createCertificate(folder: string) {
  const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
  execFileSync('openssl', [...wants, '-subj', '/CN=localhost', '-keyout', files.key, '-out', files.cert], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return { files, cert: readFileSync(files.cert), key: readFileSync(files.key) };
}
export type Certificate = ReturnType<typeof createCertificate>;
