export { loadFirstPaint, type FirstPaint, type PageTheme } from './first-paint.ts'
export { portalPages } from './portal-pages.ts'
