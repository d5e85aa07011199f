export { normalAddress } from './links.addresses.ts'
export { linkRoutes } from './links.routes.ts'
export { linkTexts } from './links.texts.ts'
export { ownPicture } from './own-picture.ts'
