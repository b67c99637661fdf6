import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const popoverRecipe = defineSlotRecipe({
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
