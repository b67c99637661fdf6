import { render, screen, within } from '@testing-library/react';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { LineChart } from './line-chart.tsx';

type Given = { points?: { at: number; value: number }[][]; marks?: number[] };

const show = ({ points = [[{ at: 0, value: 1 }]], marks = [] }: Given) =>
  render(
    <UiProvider>
      <LineChart
        title="السرعة"
        lines={points.map((line, index) => ({ id: String(index), name: `خط ${index}`, points: line }))}
        marks={marks}
        labels={[{ words: 'أمس', share: 1 }]}
        formatValue={(value) => `${value} ثا`}
        table="الأرقام"
      >
        <p>1 ثا</p>
      </LineChart>
    </UiProvider>,
  );

const ticks = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('.ui-line-chart-plot > span'), ({ textContent }) => textContent);

test.each([
  [7, ['0 ثا', '2 ثا', '4 ثا', '6 ثا', '8 ثا']],
  [2400, ['0 ثا', '1000 ثا', '2000 ثا', '3000 ثا']],
  [20, ['0 ثا', '5 ثا', '10 ثا', '15 ثا', '20 ثا']],
])('the steps up to %d are round', (value, words) => {
  expect(ticks(show({ points: [[{ at: 0.5, value }]] }).container)).toEqual(words);
});

test('a line goes from its first point to its last, and each of them is a dot', () => {
  const { container } = show({
    points: [
      [
        { at: 0, value: 8 },
        { at: 1, value: 4 },
      ],
    ],
  });
  const [line, dots] = container.querySelectorAll('path');
  expect(line).toHaveAttribute('d', 'M0.0 0.0L100.0 50.0');
  expect(dots).toHaveAttribute('d', 'M0.0 0.0h0M100.0 50.0h0');
});

test('marks are numbered, and those that would cover each other are one', () => {
  const { container } = show({ marks: [0.1, 0.4, 0.41, 0.49, 0.9] });
  const marks = container.querySelectorAll<HTMLElement>('.ui-line-chart-mark');
  expect(Array.from(marks, ({ textContent }) => textContent)).toEqual(['1', '2–4', '5']);
});

test('a person who does not see the lines unfolds the same figures in a table', () => {
  show({});
  const figure = within(screen.getByRole('figure', { name: 'السرعة' }));
  expect(figure.getByText('الأرقام')).toBeVisible();
  expect(figure.getByText('1 ثا', { selector: 'p' })).toBeInTheDocument();
});
