/** What stands around every story. Not the whole index: each test file would load it. */
export { I18nProvider } from 'react-aria-components'
export { ThemeScope } from '../scope/index.ts'
export { TENANTS } from './tenants.ts'
export type { TenantName } from './tenants.ts'
