export { ZoomImage } from './ZoomImage.tsx'
export type { ZoomImageProps } from './ZoomImage.tsx'
export { useZoomPan } from './useZoomPan.ts'
