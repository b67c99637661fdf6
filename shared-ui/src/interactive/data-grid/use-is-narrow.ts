import { useMediaQuery } from '../../static/hooks/use-media-query.ts';

/** Whether the screen is too narrow for a table of many columns. */
export const useIsNarrow = () => useMediaQuery('(max-width: 61.99rem)', false);
