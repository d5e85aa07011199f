export { MediaOnly } from './MediaOnly.tsx'
export type { MediaOnlyProps } from './MediaOnly.tsx'
