import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { inputRecipe } from './input-recipe.ts';

export const nativeSelectRecipe = defineSlotRecipe({
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
