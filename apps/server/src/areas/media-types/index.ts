export { listMediaTypes, mediaTypeRoutes } from './media-types.routes.ts'
export { mediaTypeNames } from './media-types.texts.ts'
