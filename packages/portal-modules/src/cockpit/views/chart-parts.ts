export { BarChart, DonutChart, LineChart } from '@atrium/design-system'
