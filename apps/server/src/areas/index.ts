import type { Route } from '../platform/implement.ts'
import type { Job } from '../platform/jobs.ts'
import type { Dependencies } from '../platform/types.ts'
import { applicationRoutes } from './applications/index.ts'
import { componentRoutes, trashJob } from './components/index.ts'
import { directoryRoutes } from './directories/index.ts'
import { fileLinkRoutes } from './file-links/index.ts'
import { notificationRoutes } from './notifications/index.ts'
import { pageRoutes } from './pages/index.ts'
import { permissionGroupRoutes } from './permission-groups/index.ts'
import { userGroupRoutes } from './user-groups/index.ts'
import { userRoutes } from './users/index.ts'

export { themeOf } from './applications/index.ts'
export { createUserDirectory } from './users/index.ts'

/** Every built call and who answers it. */
export const areas = (deps: Dependencies): Route[] => [
  ...applicationRoutes(deps),
  ...userRoutes(deps),
  ...pageRoutes(deps),
  ...componentRoutes(deps),
  ...directoryRoutes(deps),
  ...fileLinkRoutes(deps),
  ...permissionGroupRoutes(deps),
  ...userGroupRoutes(deps),
  ...notificationRoutes(deps),
]

/** Recurring work of the areas. */
export const areaJobs = (deps: Dependencies): Job[] => [trashJob(deps)]
