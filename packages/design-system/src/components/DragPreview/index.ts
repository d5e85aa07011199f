export { DragPreview } from './DragPreview.tsx'
export type { DragPreviewProps } from './DragPreview.tsx'
