export { ThemeScope } from './ThemeScope.tsx'
export type { ThemeScopeProps } from './ThemeScope.tsx'
export { useTenantLook } from './tenantLook.ts'
export type { TenantLogo, TenantLook, TenantLookProps } from './tenantLook.ts'
