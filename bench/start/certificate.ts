import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
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

/** With this Chromium takes the certificate for a real one; it caches nothing of, and runs no service worker for, one it only puts up with. */
export function trustIn(cert: Buffer) {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}
export type Certificate = ReturnType<typeof createCertificate>;
