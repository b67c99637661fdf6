// What the server, the scripts and the benches know of the registry; how it is published to by hand is in commands/.

// a build: its files, their deltas, its contract, what it fits beside
export { readBuild } from '../builds/build.ts';
export { linkPackages } from '../builds/checkout.ts';
export { applyDelta, type DeltaList, dictionaryOf, readDeltaList, withoutHash } from '../builds/deltas.ts';
export { FrontEndContract } from '../builds/front-end.contract.ts';
export { readContract, readLive } from '../builds/live-contracts.ts';
export { originFile, readOrigin } from '../builds/origin.ts';
export { incompatibilities } from '../builds/preflight.ts';
export { type ShellTypes, typesFile } from '../builds/shell-types.contract.ts';
export { type ReleaseFiles, releaseFiles } from '../builds/stored-release.ts';
export { type CheckedBuild, type RenderedPage, RenderRequest } from '../checks/rendered-page.contract.ts';
export { isSystemError, PublishRejected, RegistryError } from '../errors.ts';
export { sriOf } from '../hash.ts';
export { parseJson } from '../parse-json.ts';
// the pointer: which releases are live, who signed it, what a visitor gets
export { findAnnouncement } from '../pointer/announcements.ts';
export { findHead, readPointer } from '../pointer/history.ts';
export { type FindRelease, knownReleases, releasesOf } from '../pointer/known-releases.ts';
export { layout } from '../pointer/layout.ts';
export { nearRemotesOf, pageRemotesOf } from '../pointer/page-remotes.ts';
export type { Announcement, FrontEnd, LogEntry, Pointer, Preview, Release } from '../pointer/pointer.contract.ts';
export { openPreview } from '../pointer/previews.ts';
export { type ReleaseHistory, readReleaseHistory } from '../pointer/release-history.ts';
export { resolveFor, visitors } from '../pointer/resolve.ts';
export { readRolledBack } from '../pointer/rolled-back.ts';
export { nameOfKey, newKeys, type PublicKeys, parseKey, readPublicKeys, readSigningKey } from '../pointer/signature.ts';
export { assertMayWrite, type UpdateRequest } from '../pointer/update-pointer.ts';
export { withoutReleases } from '../pointer/without-releases.ts';
export { shellTypesPath } from '../shell-types/fetch-shell-types.ts';
export { findShellTypes } from '../shell-types/read-shell-types.ts';
export { s3Bucket } from '../storage/s3-bucket.ts';
// where it is stored
export { parseS3Location, type S3Location } from '../storage/s3-location.ts';
export { openStorage, type RegistryStorage } from '../storage/storage.ts';
// what changes the pointer
export { announce, withdraw } from './announce.ts';
export { readPublishedFrom, recordPublishedFrom } from './checkout-releases.ts';
export { copyRegistry, hasReleases } from './copy-registry.ts';
export { addCspHashes } from './csp-hashes.ts';
export { preview } from './preview.ts';
export { publish } from './publish.ts';
export { setRollout } from './rollout.ts';
