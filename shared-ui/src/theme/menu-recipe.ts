import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const menuRecipe = defineSlotRecipe({
  slots: ['positioner', 'content', 'item', 'trigger'],
  base: {
    content: {
      minWidth: '14rem',
      maxWidth: 'calc(100vw - 2rem)',
      maxHeight: 'var(--available-height)',
      overflowY: 'auto',
      padding: '2',
      zIndex: 'overlay',
      color: 'fg',
      bg: 'bg.panel',
      border: '1px solid',
      borderColor: 'border',
      borderRadius: 'md',
      outline: 'none',
      _open: { animation: 'ui-rise 0.15s ease-out' },
      _motionReduce: { animation: 'none' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: '100%',
      minHeight: '2.75rem',
      paddingInline: '3',
      fontSize: 'sm',
      textAlign: 'start',
      textDecoration: 'none',
      borderRadius: 'sm',
      outline: 'none',
      cursor: 'pointer',
      _highlighted: { bg: 'accent.muted', color: 'accent.text' },
    },
  },
});
