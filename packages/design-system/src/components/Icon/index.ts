export { Icon } from './Icon.tsx'
export type { IconProps } from './Icon.tsx'
export { strokeOf } from './stroke.ts'
