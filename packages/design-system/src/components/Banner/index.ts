export { BANNER_TONES, Banner } from './Banner.tsx'
export type { BannerProps, BannerTone } from './Banner.tsx'
