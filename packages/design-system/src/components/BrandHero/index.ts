export { BrandHero } from './BrandHero.tsx'
export type { BrandHeroProps } from './BrandHero.tsx'
