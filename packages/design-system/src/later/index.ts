export { later } from './later.tsx'
export type { Later } from './later.tsx'
export { usePreload } from './usePreload.ts'
