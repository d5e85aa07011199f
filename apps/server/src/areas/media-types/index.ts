export { listMediaTypes, mediaTypeRoutes } from './media-types.routes.ts'
