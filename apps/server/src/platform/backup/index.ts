export { writeBackup } from './backup.ts'
export type { Manifest } from './backup.ts'
export { restoreBackup } from './restore.ts'
