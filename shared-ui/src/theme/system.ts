import { defineConfig } from '@chakra-ui/react';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { dialogRecipe } from './dialog-recipe.ts';
import { bodyFont } from './fonts.ts';
import { inputRecipe } from './input-recipe.ts';
import { colorPairs, sizes } from './tokens.ts';

const popoverRecipe = defineSlotRecipe({
  slots: ['positioner', 'content', 'trigger'],
  base: {
    // until its place is known it stands in a corner, where a press would miss it
    positioner: { '&:not([style*="--x:"])': { visibility: 'hidden' } },
    content: {
      width: '20rem',
      maxWidth: 'calc(100vw - 2rem)',
      padding: '5',
      zIndex: 'overlay',
      color: 'fg',
      bg: 'bg.panel',
      border: '1px solid',
      borderColor: 'border',
      borderRadius: 'lg',
      outline: 'none',
      _open: { animation: 'ui-rise 0.15s ease-out' },
      _motionReduce: { animation: 'none' },
    },
  },
});

const nativeSelectRecipe = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', width: '100%', minWidth: '0' },
    field: {
      ...inputRecipe.base,
      appearance: 'none',
      paddingInlineEnd: '10',
      cursor: 'pointer',
      textOverflow: 'ellipsis',
      '& > option': { bg: 'bg.panel', color: 'fg' },
    },
    indicator: {
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '4',
      display: 'grid',
      placeItems: 'center',
      color: 'fg.subtle',
      pointerEvents: 'none',
    },
  },
});

const fieldRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'errorText', 'helperText', 'requiredIndicator'],
  base: {
    root: { display: 'grid', gap: '1', width: '100%', minWidth: '0' },
    label: { fontSize: 'sm', fontWeight: '600', display: 'flex', gap: '1', justifySelf: 'start' },
    helperText: { fontSize: 'xs', color: 'fg.subtle' },
    errorText: { fontSize: 'xs', fontWeight: '600', color: 'fg.error' },
    requiredIndicator: { color: 'fg.error' },
  },
});

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
      '&:focus-visible': { outline: '3px solid', outlineColor: 'accent.solid', outlineOffset: '2px' },
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
