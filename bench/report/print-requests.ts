import type { Request } from '../visit/request-log.ts';
import type { Round } from './rounds.ts';

const kinds: Record<string, string> = { Document: 'HTML with its styles', Font: 'font', Image: 'image' };

/** `/r/<front end>/<version>/<file>`: what is deployed together stands together. */
function nameOf({ url, kind }: Request) {
  const { pathname } = new URL(url);
  const [, folder, frontEnd, , file] = pathname.split('/');
  const place = folder === 'r' && kind === 'Script' ? frontEnd : (kinds[kind] ?? kind);
  return { place: place ?? kind, file: kind === 'Script' ? (file ?? pathname) : pathname };
}

const startedBefore = (requests: Request[], liveMs: number) => requests.filter(({ startedAt }) => startedAt <= liveMs);

const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
const sum = (requests: Request[]) => requests.reduce((total, { bytes }) => total + bytes, 0);

/** The requests of a visit until the page was live, by front end and file, with transferred bytes. */
export function printRequests(rounds: Round[]) {
  const visit = rounds.at(-1)?.portal;
  if (!visit) return;
  const requests = startedBefore(visit.requests, visit.live ?? 0);
  const scripts = requests.filter(({ kind }) => kind === 'Script');
  const lines = requests
    .map((request) => ({ ...request, ...nameOf(request) }))
    .sort((a, b) => a.place.localeCompare(b.place) || b.bytes - a.bytes)
    .map(({ place, file, bytes, level }) => row([place, file, String(bytes), String(level)]));
  process.stdout.write(`
Before the home page is live
${[row(['what', 'file', 'bytes', 'level']), row(['---', '---', '---:', '---:']), ...lines].join('\n')}

JavaScript ${sum(scripts)} bytes in ${scripts.length} requests; all ${sum(requests)} bytes in ${requests.length} requests
Depth of the waterfall: ${Math.max(...requests.map(({ level }) => level))}
Requests before first content: ${visit.requestsBeforeContent}
`);
}
