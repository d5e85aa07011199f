export { moveFocus, nextIndex } from './moveFocus.ts'
export type { MoveOptions } from './moveFocus.ts'
