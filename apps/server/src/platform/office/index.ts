export { readDiscovery } from './discovery.ts'
export { createOfficeServer } from './office-server.ts'
