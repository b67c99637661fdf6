import { render, screen, within } from '@testing-library/react';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { BarChart } from './bar-chart.tsx';

const aBar = (name: string, value: number) => ({ name, label: name, shortLabel: name, value });
const show = (bars: ReturnType<typeof aBar>[]) =>
  render(
    <UiProvider>
      <BarChart title="أعضاء جدد" bars={bars} table="الأرقام" nameHead="الشهر" valueHead="العدد" />
    </UiProvider>,
  );
const sizes = (container: HTMLElement) =>
  Array.from(container.querySelectorAll<HTMLElement>('.ui-chart-bars > span'), ({ style }) => style.blockSize);

test('a bar is as high as its share of the highest line', () => {
  const { container } = show([aBar('أكتوبر', 5), aBar('نوفمبر', 10)]);
  expect(sizes(container)).toEqual(['50%', '100%']);
});

test('where nothing happened the bars lie flat', () => {
  const { container } = show([aBar('أكتوبر', 0)]);
  expect(sizes(container)).toEqual(['0%']);
});

test('a person who does not see the bars reads the same figures in a table', () => {
  show([aBar('أكتوبر', 1234), aBar('نوفمبر', 10)]);
  const table = screen.getByRole('table', { name: 'أعضاء جدد', hidden: true });
  const rows = within(table).getAllByRole('row', { hidden: true });
  expect(rows.map(({ textContent }) => textContent)).toEqual(['الشهرالعدد', 'أكتوبر1.234', 'نوفمبر10']);
});
