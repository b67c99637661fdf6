import { defineRecipe } from '@chakra-ui/react/styled-system';

export const inputRecipe = defineRecipe({
  base: {
    width: '100%',
    minWidth: '0',
    minHeight: '3rem',
    paddingInline: '4',
    paddingBlock: '2',
    fontSize: 'md',
    textAlign: 'start',
    unicodeBidi: 'plaintext',
    // its words were counted: the first letter may be Latin
    '&[dir=rtl]': { unicodeBidi: 'isolate' },
    color: 'fg',
    bg: 'bg.panel',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'md',
    transition: 'border-color 0.15s, background-color 0.15s',
    _placeholder: { color: 'fg.subtle', opacity: '1' },
    // these are the browser's own fields, so its own states tell all; every page carries these rules
    '&:focus-visible': { borderColor: 'accent.solid', outlineOffset: '0' },
    '&[aria-invalid=true]': {
      borderColor: 'fg.error',
      '&:focus-visible': { borderColor: 'fg.error', outlineColor: 'fg.error' },
    },
    '&:disabled': { bg: 'bg.muted', cursor: 'not-allowed' },
    '@media (hover: hover)': { '&:enabled:hover': { borderColor: 'accent.solid' } },
  },
});
