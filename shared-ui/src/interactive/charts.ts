/** Loaded by the page that shows one, after what matters more. No singleton. */
export { BarChart } from './charts/bar-chart.tsx';
export { LineChart } from './charts/line-chart.tsx';
export { ShareBar } from './charts/share-bar.tsx';
