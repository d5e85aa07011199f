export { imageRoutes } from './images.routes.ts'
export { createImagesService } from './images.service.ts'
