export { Ring } from './Ring.tsx'
export type { RingProps } from './Ring.tsx'
