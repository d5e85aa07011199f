export { TenantSwitcher } from './TenantSwitcher.tsx'
export type { Tenant, TenantSwitcherProps } from './TenantSwitcher.tsx'
