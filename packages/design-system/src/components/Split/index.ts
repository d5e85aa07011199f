export { Split } from './Split.tsx'
export type { SplitProps } from './Split.tsx'
