export { portalPages, type PageTheme, type PortalOptions } from './portal-pages.ts'
export { readLook, type Look } from './look.ts'
