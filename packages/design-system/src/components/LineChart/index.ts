export { LineChart } from './LineChart.tsx'
export type { LineChartMark, LineChartProps } from './LineChart.tsx'
export type { ChartPoint } from './lineChart.logic.ts'
