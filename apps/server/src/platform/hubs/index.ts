export { mountHubs } from './mount.ts'
export type { HubDependencies } from './mount.ts'
