/** Loaded by whoever draws one, when what matters more is there. No singleton. */
export { BarChart } from './charts/bar-chart.tsx';
