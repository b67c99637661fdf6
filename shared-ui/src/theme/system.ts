import { defineConfig } from '@chakra-ui/react';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { dialogRecipe } from './dialog-recipe.ts';
import { fieldRecipe } from './field-recipe.ts';
import { bodyFont } from './fonts.ts';
import { inputRecipe } from './input-recipe.ts';
import { nativeSelectRecipe } from './native-select-recipe.ts';
import { popoverRecipe } from './popover-recipe.ts';
import { colorPairs, sizes } from './tokens.ts';

type Value = { value: { _light: string; _dark: string } };
type Shade = { [name: string]: Value };

/** `bg.panel` becomes `{ bg: { panel } }`, and a bare `bg` its `DEFAULT`. */
function toSemanticColors(): Record<string, Shade> {
  const colors: Record<string, Shade> = {};
  for (const [path, [light, dark]] of Object.entries(colorPairs)) {
    const [group = path, shade = 'DEFAULT'] = path.split('.');
    colors[group] = { ...colors[group], [shade]: { value: { _light: light, _dark: dark } } };
  }
  return colors;
}

const config = defineConfig({
  cssVarsPrefix: 'ui',
  preflight: false,
  globalCss: {
    html: {
      bg: 'bg',
      color: 'fg',
      fontFamily: 'body',
      lineHeight: '1.7',
      colorScheme: 'light',
      overflowWrap: 'break-word',
    },
    // an address or a word without an end makes nothing wider than its page; the preflight breaks it only where it stands
    '*': { overflowWrap: 'inherit' },
    'h1, h2, h3, h4, h5, h6, p': { overflowWrap: 'anywhere' },
    'p, li': { textWrap: 'pretty' },
    'h1, h2, h3, h4': { lineHeight: '1.35', fontWeight: '700', textWrap: 'balance' },
    'a, button, input, select, textarea, summary, [tabindex]': {
      _focusVisible: { outline: '3px solid', outlineColor: 'accent.solid', outlineOffset: '2px' },
    },
  },
  theme: {
    breakpoints: { md: '48rem', lg: '64rem' },
    keyframes: { 'ui-rise': { from: { opacity: '0', translate: '0 0.5rem' } }, 'ui-fade': { from: { opacity: '0' } } },
    tokens: {
      ...sizes,
      fonts: { body: { value: bodyFont } },
      zIndex: { overlay: { value: 1000 }, notice: { value: 1100 } },
    },
    semanticTokens: { colors: toSemanticColors() },
    recipes: { input: inputRecipe, textarea: inputRecipe },
    slotRecipes: {
      dialog: dialogRecipe,
      field: fieldRecipe,
      nativeSelect: nativeSelectRecipe,
      popover: popoverRecipe,
    },
  },
});

/** The one definition: every token, variable and recipe of the product comes from it. */
export const system = createSystem(defaultBaseConfig, config);
