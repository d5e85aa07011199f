export { withOwn } from './native.ts'
export type { AriaNativeProps, NativeProps } from './native.ts'
