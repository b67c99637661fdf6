import { launchPortal } from '../../e2e/portal.ts';
import { newDataDir } from '../data-dir.ts';
import { createCertificate } from './certificate.ts';
import { createFetcher } from './fetcher.ts';

/** The real portal over HTTP/2, with demo data, which ends with `stack`. */
export async function startPortal(stack: AsyncDisposableStack) {
  const certificate = createCertificate(stack);
  const { origin } = await launchPortal(stack, {
    dataDir: await newDataDir(stack),
    script: 'server/src/main.ts',
    variables: { TLS_CERT: certificate.files.cert, TLS_KEY: certificate.files.key },
  });
  return { origin, certificate, get: createFetcher(origin) };
}
