import { defineStrings } from '../../intl/index.ts'

export const tenantSwitcherStrings = defineStrings('TenantSwitcher', {
  en: { label: 'Portal', change: 'Switch portal' },
  de: { label: 'Portal', change: 'Portal wechseln' },
})
