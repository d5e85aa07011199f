export * from './client/index.ts'
export * from './swr/index.ts'
