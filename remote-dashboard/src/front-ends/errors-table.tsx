import type { ErrorFrame, FrontEndError } from 'shared-api/contract/front-ends/front-end-errors.contract';
import { PlainTable } from 'shared-ui/data-grid';
import { Bdi, exactDate, formatCount, Ltr } from 'shared-ui/static';
import { nothing } from '../messages.ts';
import { messages } from './messages.ts';

const words = messages.errors;
const heads = [
  words.error,
  words.place,
  words.release,
  words.route,
  words.times,
  words.firstSeen,
  words.lastSeen,
] as const;

const isLibrary = ({ file }: ErrorFrame) => /^(node_modules|webpack)\//.test(file);

/** Where our own code is nearest to what was thrown. */
function placeOf(frames: readonly ErrorFrame[]) {
  const frame = frames.find((one) => !isLibrary(one)) ?? frames[0];
  if (!frame) return nothing;
  const { file, line, name } = frame;
  return <Ltr>{`${file}:${line}${name ? ` (${name})` : ''}`}</Ltr>;
}

const Time = ({ at }: { at: string }) => <time dateTime={at}>{exactDate(at)}</time>;

const toRow = (error: FrontEndError) => ({
  id: `${error.frontEnd} ${error.version} ${error.stack}`,
  cells: [
    error.frames.length > 0 ? <Bdi key="error">{error.message}</Bdi> : words.other,
    placeOf(error.frames),
    <Ltr key="release">{`${error.frontEnd} ${error.version}`}</Ltr>,
    <Ltr key="route">{error.route}</Ltr>,
    formatCount(error.count),
    <Time key="first" at={error.firstSeen} />,
    <Time key="last" at={error.lastSeen} />,
  ],
});

export const ErrorsTable = ({ errors }: { errors: readonly FrontEndError[] }) => (
  <PlainTable label={words.list} heads={heads} titleAt={heads.indexOf(words.error)} rows={errors.map(toRow)} />
);
