export { withOwn } from './native.ts'
export type { NativeProps } from './native.ts'
