import { randomUUID } from 'node:crypto';
import { originPlaceholder } from 'shared-api/contract/front-ends/server-build.contract';

/** Takes the place of the per cent sign of what looks like a placeholder and was typed by somebody. */
export const escapedPercent = `%${randomUUID()}`;

/** Fills in the address that visitors reach the portal by, and restores the placeholders that were escaped. */
export const fillDocument = (document: string, origin: string) =>
  document.replaceAll(originPlaceholder, origin).replaceAll(escapedPercent, '%');
