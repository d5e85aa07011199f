export { Stat } from './Stat.tsx'
export type { StatProps } from './Stat.tsx'
export { compare } from './stat.logic.ts'
export type { Comparison } from './stat.logic.ts'
