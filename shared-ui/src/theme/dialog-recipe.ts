import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Only opening moves: a closing animation would keep an invisible backdrop over the page while it runs. */
export const dialogRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'closeTrigger'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      background: 'rgb(8 20 15 / 0.6)',
      _open: { animation: 'ui-fade 0.2s ease-out' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      display: 'grid',
      padding: '4',
      overflow: 'auto',
      overscrollBehavior: 'contain',
    },
    content: {
      position: 'relative',
      width: '100%',
      maxWidth: '28rem',
      margin: 'auto',
      color: 'fg',
      bg: 'bg.panel',
      borderRadius: 'lg',
      outline: 'none',
      _open: { animation: 'ui-rise 0.25s ease-out' },
      _motionReduce: { animation: 'none' },
    },
    header: { paddingInline: '6', paddingBlockStart: '6', paddingInlineEnd: '16' },
    title: { fontSize: 'lg', fontWeight: '700', lineHeight: '1.35' },
    body: { padding: '6' },
    closeTrigger: { position: 'absolute', insetBlockStart: '4', insetInlineEnd: '4' },
  },
});
