export { LOGO_GROUNDS, Logo } from './Logo.tsx'
export type { LogoGround, LogoProps } from './Logo.tsx'
