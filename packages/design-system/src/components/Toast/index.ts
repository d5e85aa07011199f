export { ToastRegion } from './ToastRegion.tsx'
export type { ToastRegionProps } from './ToastRegion.tsx'
export { useToasts } from './toasts.ts'
export type { ToastOptions, Toasts } from './toasts.ts'
