import type { Access } from '../users/index.ts'

/** A page is seen by who sees something on it; links to elsewhere are for everybody in the tenant. */
export const isPageVisible = (
  access: Pick<Access, 'seesAll'>,
  page: { isExternal: boolean; visibleComponents: number },
) => access.seesAll || page.isExternal || page.visibleComponents > 0
