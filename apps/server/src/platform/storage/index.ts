export { createFolderStorage } from './folder-storage.ts'
export { createStorage } from './storage.ts'
export { createStaging } from './staging.ts'
