/** Loaded by the page that shows one, after what matters more. No singleton. */
export { BarChart } from './data/charts/bar-chart.tsx';
export { LineChart } from './data/charts/line-chart.tsx';
export { ShareBar } from './data/charts/share-bar.tsx';
