export { createStorage } from './storage.ts'
export { createStaging } from './staging.ts'
