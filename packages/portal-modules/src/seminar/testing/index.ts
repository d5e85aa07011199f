export * from './fake-course.ts'
export * from './fixtures.ts'
export * from './memory-port.ts'
export type * from './memory-port.types.ts'
