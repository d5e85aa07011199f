export * from './memory-port.ts'
