export { mountHubs } from './mount.ts'
export type { HubRights } from './hub-rights.ts'
