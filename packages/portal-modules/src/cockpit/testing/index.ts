export * from './fixtures.ts'
export { createMemoryCockpit } from './memory-port.ts'
export type { MemoryCockpit, MemoryOptions } from './memory-port.ts'
