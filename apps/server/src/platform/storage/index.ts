export { createFolderStorage } from './folder-storage.ts'
