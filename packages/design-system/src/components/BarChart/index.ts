export { BarChart } from './BarChart.tsx'
export type { BarChartProps, BarChartRow } from './BarChart.tsx'
