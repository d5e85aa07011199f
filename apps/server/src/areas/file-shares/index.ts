export { fileShareRoutes } from './file-shares.routes.ts'
export { mountShares } from './share-pages.ts'
export { frame as outsiderPage, type ShareLook as OutsiderLook } from './share-page.ts'
