import { launchPortal } from '../../e2e/portal.ts';
import { newDataDir } from '../data-dir.ts';
import { createCertificate } from './certificate.ts';
import { createFetcher } from './fetcher.ts';

/** The real portal over HTTP/2, with demo data, which ends with `stack`; with BENCH_PORTAL in the environment that one. */
export async function startPortal(stack: AsyncDisposableStack) {
  const certificate = createCertificate(stack);
  const shared = process.env.BENCH_PORTAL;
  if (shared) return { origin: shared, certificate, get: createFetcher(shared) };
  const { origin } = await launchPortal(stack, {
    dataDir: await newDataDir(stack),
    script: 'server/src/main.ts',
    variables: { TLS_CERT: certificate.files.cert, TLS_KEY: certificate.files.key },
  });
  return { origin, certificate, get: createFetcher(origin) };
}
