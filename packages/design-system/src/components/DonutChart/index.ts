export { DonutChart } from './DonutChart.tsx'
export type { DonutChartPart, DonutChartProps } from './DonutChart.tsx'
