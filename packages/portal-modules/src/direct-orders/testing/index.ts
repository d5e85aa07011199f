export * from './fixtures.ts'
export * from './memory-port.ts'
export type * from './memory-port.types.ts'
export * from './ready-draft.ts'
