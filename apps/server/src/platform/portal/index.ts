export { loadFirstPaint, type FirstPaint, type PageColours, type PageTheme } from './first-paint.ts'
export { portalPages, type PortalOptions } from './portal-pages.ts'
export { readLook, type Look } from './look.ts'
