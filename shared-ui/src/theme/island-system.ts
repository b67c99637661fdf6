import type { SystemContext } from '@chakra-ui/react/styled-system';
import { system } from './system.ts';

/**
 * The system as islands use it: tokens, preflight and globals already stand in the page's first bytes, so nothing global
 * is rendered again. `_global` is internal to Chakra, which is therefore pinned; `island.server.test` guards it.
 */
export const islandSystem: SystemContext = {
  ...system,
  _global: [],
  _config: { ...system._config, disableLayers: true },
};
