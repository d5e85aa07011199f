export { Meter } from './Meter.tsx'
export type { MeterProps } from './Meter.tsx'
export { useMeter } from './useMeter.ts'
export type { MeterInput, MeterState } from './useMeter.ts'
