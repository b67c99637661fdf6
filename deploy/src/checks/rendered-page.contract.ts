import * as v from 'valibot';
import { FrontEndContract } from '../builds/front-end.contract.ts';

const CheckedBuild = v.object({
  contract: FrontEndContract,
  version: v.string(),
  /** `server.cjs` */
  text: v.string(),
});
export type CheckedBuild = v.InferOutput<typeof CheckedBuild>;

/** Which pages the page server's program is to render: those of each remote, in the frame of the host. */
export const RenderRequest = v.object({
  /** Origin of the portal whose API answers the loaders. */
  portal: v.string(),
  host: CheckedBuild,
  /** Whether a page that is of no remote is rendered too. */
  withPageOfHost: v.boolean(),
  remotes: v.array(CheckedBuild),
});
export type RenderRequest = v.InferOutput<typeof RenderRequest>;

/** What became of a page; `path` is as the routes name it where no address was found for it. */
export const RenderedPage = v.object({
  frontEnd: v.string(),
  path: v.string(),
  outcome: v.picklist([
    'rendered',
    /** Its path has a parameter, and the portal lists no address of it. */
    'without address',
    'threw',
    /** Its loaders do not end. */
    'stalled',
    /** It ended the process that rendered it, or hung it. */
    'ended',
    /** The portal's API failed, or took too long. */
    'without data',
  ]),
  detail: v.string(),
  /** Texts of buttons in it that do nothing before scripts run. */
  buttonsWithoutEffect: v.array(v.string()),
});
export type RenderedPage = v.InferOutput<typeof RenderedPage>;
