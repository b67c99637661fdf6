import { useMediaQuery } from '../../../static/actions/hooks/use-media-query.ts';

/** Whether the screen is too narrow for filters and tools that stand open. */
export const useIsPhone = () => useMediaQuery('(max-width: 39.99rem)', false);

/** Whether the screen is too narrow for a table that is only read. */
export const useIsNarrow = () => useMediaQuery('(max-width: 61.99rem)', false);

/** Whether it is too narrow for a table with controls in its rows, which may not be hidden behind an edge. */
export const useIsNarrowForControls = () => useMediaQuery('(max-width: 73.99rem)', false);
