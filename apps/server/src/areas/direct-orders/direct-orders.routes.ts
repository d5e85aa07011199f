import { directOrders } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import { forbidden, notFound } from '../../platform/problem.ts'
import type { Dependencies } from '../../platform/types.ts'
import { findVisible } from '../components/index.ts'
import { enterTenant } from '../users/index.ts'

/** What is served of direct orders so far: that none is ever deleted (API-36, PERM-10). */
export const directOrderRoutes = (deps: Dependencies): Route[] =>
  implement(directOrders, {
    remove: ({ actor, params }) =>
      enterTenant(deps, actor, params.applicationId, async (tx, access) => {
        const { row } = await findVisible(tx, access, params.componentId)
        throw row.type === 'directorder' ? forbidden() : notFound()
      }),
  })
