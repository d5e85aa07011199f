export type { Chart, Figure, ReportContent, Text } from './report-content.ts'
export { mountReports } from './report-pages.ts'
export { reportRoutes } from './reports.routes.ts'
