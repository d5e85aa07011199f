export { Rail } from './Rail.tsx'
export type { RailProps, RailStep } from './Rail.tsx'
export { RAIL_MAX } from './rail.logic.ts'
