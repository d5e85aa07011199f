export * from './fixtures.ts'
export * from './memory-port.ts'
