import type { TenantKey } from '../../tenants.ts'
import { alpenquell } from './alpenquell.ts'
import type { Talk } from './talk.types.ts'
import { voltrad } from './voltrad.ts'
import { wohnwerk } from './wohnwerk.ts'

/** What is said about each channel of a tenant's campaigns, in the tenant's language. */
export const talk: Readonly<Record<TenantKey, Talk>> = { alpenquell, wohnwerk, voltrad }
