export { agencyLogos } from './agencyLogos.ts'
export type { AgencyLogo } from './agencyLogos.ts'
export { LOGO_GROUNDS, Logo } from './Logo.tsx'
export type { LogoGround, LogoProps } from './Logo.tsx'
