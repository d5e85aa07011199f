export { LineChart } from './LineChart.tsx'
export type { LineChartMark, LineChartOther, LineChartProps } from './LineChart.tsx'
export type { ChartPoint } from './lineChart.logic.ts'
