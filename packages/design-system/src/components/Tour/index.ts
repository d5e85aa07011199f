export { Tour } from './Tour.tsx'
export type { TourProps, TourStep } from './Tour.tsx'
export type { TourTarget } from './useTarget.ts'
