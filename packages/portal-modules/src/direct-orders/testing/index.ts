export * from './fixtures.ts'
export * from './memory-port.ts'
export * from './ready-draft.ts'
