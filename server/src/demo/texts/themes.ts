import { campusThemes } from './campus-themes.ts';
import { careThemes } from './care-themes.ts';
import { futureThemes } from './future-themes.ts';
import { officeThemes } from './office-themes.ts';
import { solidarityThemes } from './solidarity-themes.ts';
import { studyThemes } from './study-themes.ts';
import type { Theme } from './theme.ts';

export const themes: Theme[] = [
  ...careThemes,
  ...studyThemes,
  ...campusThemes,
  ...solidarityThemes,
  ...futureThemes,
  ...officeThemes,
];
