export { createStorage } from './storage.ts'
export { createStaging } from './staging.ts'
export { guardStorage } from './guarded-storage.ts'
export { removeAfterCommit } from './remove-after-commit.ts'
