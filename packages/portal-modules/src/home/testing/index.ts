export * from './fixtures.ts'
export { createMemoryHome, type MemoryHome, type MemoryOptions } from './memory-port.ts'
