export { createConverter } from './converter.ts'
export { readDiscovery } from './discovery.ts'
export { findSoffice } from './find-soffice.ts'
export { createOfficeServer } from './office-server.ts'
