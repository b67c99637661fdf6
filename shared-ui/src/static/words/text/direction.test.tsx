import { render, screen } from '@testing-library/react';
import { Bdi, dirOf } from './direction.tsx';

test.each([
  ['USTHB تنظم ملتقى', 'rtl'],
  ['Students help students', 'ltr'],
  ['تضامن is the national organisation of students', 'ltr'],
  ['COVID-19: إرشادات للطلبة الجدد', 'rtl'],
])('a reader of a title reads %j by all of its words', (title, direction) => {
  render(<Bdi>{title}</Bdi>);
  expect(screen.getByText(title)).toHaveAttribute('dir', direction);
  expect(dirOf(title)).toBe(direction);
});

test.each(['حملة تبرع', '+213 661 23 45 67', '2026', ''])(
  'what its first letter tells, as of %j, is left to the browser',
  (typed) => {
    const { container } = render(<Bdi>{typed}</Bdi>);
    expect(container.querySelector('bdi')).not.toHaveAttribute('dir');
    expect(dirOf(typed)).toBe('auto');
  },
);
