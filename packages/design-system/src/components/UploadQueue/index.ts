export { UploadQueue } from './UploadQueue.tsx'
export type { UploadQueueProps } from './UploadQueue.tsx'
export { uploadTotals } from './uploadQueue.logic.ts'
export type { UploadActions, UploadItem, UploadState, UploadTotals } from './uploadQueue.logic.ts'
