'use client'

export { ReportAt, ReportPage } from './ReportPage.tsx'
export { Viewer } from './Viewer.tsx'
export { PreviewModule } from './PreviewModule.tsx'
export { ReaderModule } from './ReaderModule.tsx'
