export { createConverter } from './converter.ts'
export { findSoffice } from './find-soffice.ts'
export { createOfficeServer } from './office-server.ts'
