export { withOwn } from './native.ts'
export type { AriaNativeProps, NativeProps } from './native.ts'
export { nativeOf } from './nativeOf.ts'
export type { OwnNames } from './nativeOf.ts'
