export { floatCss } from './float.css.ts'
export { OverlayBanner, OverlayBannerProvider } from './OverlayBanner.tsx'
export type { OverlayBannerProviderProps } from './OverlayBanner.tsx'
