export { Column, Phone, Row } from './Row.tsx'
export { TENANTS } from './tenants.ts'
export type { TenantName } from './tenants.ts'
export { ThemeGrid } from './ThemeGrid.tsx'
