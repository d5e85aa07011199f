export { UploadQueue } from './UploadQueue.tsx'
export type { UploadActions, UploadQueueProps } from './UploadQueue.tsx'
export { uploadTotals } from './uploadQueue.logic.ts'
export type { UploadItem, UploadState, UploadTotals } from './uploadQueue.logic.ts'
