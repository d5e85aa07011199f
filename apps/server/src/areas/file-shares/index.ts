export { fileShareRoutes } from './file-shares.routes.ts'
export { mountShares } from './share-pages.ts'
