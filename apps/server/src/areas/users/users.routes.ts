import { users } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/types.ts'
import { createUsersService } from './users.service.ts'

export function userRoutes(deps: Dependencies): Route[] {
  const service = createUsersService(deps)
  return implement(users, {
    current: ({ actor }) => service.current(actor),
    saveCurrent: ({ actor, body }) => service.saveCurrent(actor, body),
  })
}
