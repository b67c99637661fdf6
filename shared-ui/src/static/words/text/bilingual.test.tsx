import { render, screen } from '@testing-library/react';
import { Bilingual, bothOf } from './bilingual.tsx';

const pair = { ar: 'إضافة عضو', en: 'Add Member' };

test('a person reads Arabic first, and English beside it, smaller and in its own direction', () => {
  render(
    <button type="button">
      <Bilingual {...pair} />
    </button>,
  );
  expect(screen.getByRole('button', { name: 'إضافة عضو Add Member' })).toBeVisible();
  const english = screen.getByText('Add Member', { selector: 'small' });
  expect(english).toHaveAttribute('lang', 'en');
  expect(english).toHaveAttribute('dir', 'ltr');
});

test('a person reads both in one line where a list takes no markup', () => {
  expect(bothOf(pair)).toBe('إضافة عضو · Add Member');
});
