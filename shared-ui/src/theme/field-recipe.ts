import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const fieldRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'errorText', 'helperText', 'requiredIndicator'],
  base: {
    root: { display: 'grid', gap: '1', width: '100%', minWidth: '0' },
    label: { fontSize: 'sm', fontWeight: '600', display: 'flex', gap: '1', justifySelf: 'start' },
    helperText: { fontSize: 'xs', color: 'fg.subtle' },
    errorText: { fontSize: 'xs', fontWeight: '600', color: 'fg.error' },
    requiredIndicator: { color: 'fg.error' },
  },
});
