import { acting } from './acting.ts'
import { filling } from './filling.ts'
import type { Guide } from './guide.types.ts'
import { showing } from './showing.ts'

/** Guides of the components that are taken most, by name. */
export const guides: Readonly<Record<string, Guide>> = { ...acting, ...filling, ...showing }
