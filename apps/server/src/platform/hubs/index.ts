export { mountHubs } from './mount.ts'
export type { HubRights } from './hub-rights.ts'
export type { HubDependencies } from './mount.ts'
