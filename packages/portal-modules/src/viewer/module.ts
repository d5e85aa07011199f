export { ReportAt, ReportPage } from './ReportPage.tsx'
export { Viewer } from './Viewer.tsx'
