import type { Route } from '../platform/implement.ts'
import type { JobKind } from '../platform/jobs/index.ts'
import type { Dependencies } from '../platform/dependencies.ts'
import { analyticsRoutes } from './analytics/index.ts'
import { applicationRoutes } from './applications/index.ts'
import { audienceRoutes } from './audiences/index.ts'
import { auditLogRoutes } from './audit-log/index.ts'
import {
  approvalJob,
  campaignTrashJob,
  campaignPulse,
  campaignRoutes,
  planChangesJob,
  protocolJob,
} from './campaigns/index.ts'
import { chatRoutes } from './chats/index.ts'
import { cockpitRoutes } from './cockpits/index.ts'
import { commentRoutes } from './comments/index.ts'
import { componentReactionRoutes } from './component-reactions/index.ts'
import {
  componentRoutes,
  componentSearchRoutes,
  componentTagRoutes,
  trashJob,
} from './components/index.ts'
import { checkJobs } from './content-checks/index.ts'
import { contactRoutes, contactTrashJob } from './contacts/index.ts'
import { buildingBlockRoutes } from './building-blocks/index.ts'
import {
  directOrderRoutes,
  orderReminderJob,
  ordersInHistory,
  ordersToDecide,
} from './direct-orders/index.ts'
import { directoryRoutes } from './directories/index.ts'
import { featureRoutes } from './features/index.ts'
import { figureRoutes } from './figures/index.ts'
import { fileRoutes, uploadJob, type Moving } from './files/index.ts'
import { fileShareRoutes } from './file-shares/index.ts'
import { fileVersionRoutes } from './file-versions/index.ts'
import { homeRoutes } from './home/index.ts'
import { imageRoutes } from './images/index.ts'
import { customerRoutes } from './customers/index.ts'
import { integrationRoutes } from './integrations/index.ts'
import { invoiceRoutes } from './invoices/index.ts'
import { linkRoutes } from './links/index.ts'
import { lookupRoutes } from './lookups/index.ts'
import { mediaTypeRoutes } from './media-types/index.ts'
import { mailJobs, mailRoutes } from './mails/index.ts'
import { digestJob, notificationRoutes } from './notifications/index.ts'
import { forgetPdfsJob, officeRoutes } from './office/index.ts'
import { pageRoutes } from './pages/index.ts'
import { reminderJob, userRoutes } from './people/index.ts'
import { permissionGroupRoutes } from './permission-groups/index.ts'
import { postRoutes, releaseJob } from './posts/index.ts'
import { previewRoutes } from './previews/index.ts'
import { releaseNoteRoutes } from './release-notes/index.ts'
import { reportRoutes } from './reports/index.ts'
import { savedViewRoutes } from './saved-views/index.ts'
import { directoryGroupRoutes } from './scim/index.ts'
import { sessionRoutes } from './sessions/index.ts'
import { setupRoutes } from './setup/index.ts'
import { seminarReminderJob, seminarRoutes } from './seminars/index.ts'
import { taskRoutes } from './tasks/index.ts'
import { themeRoutes } from './themes/index.ts'
import { timelineRoutes } from './timeline/index.ts'
import { userGroupRoutes } from './user-groups/index.ts'

export { fileRulesOf, viewerOrigins } from './applications/index.ts'
export { mountCalendars } from './campaigns/index.ts'
export { ordersInCalendar } from './direct-orders/index.ts'
export {
  createVisitFiles,
  createVisitStates,
  createXapiAnswers,
  mountCertificates,
} from './seminars/index.ts'
export { mountShares } from './file-shares/index.ts'
export { mountReports } from './reports/index.ts'
export { mountScim } from './scim/index.ts'
export { paintTheme } from './themes/index.ts'
export { mountUploads, openArchive } from './files/index.ts'
export { hubRights } from './hub-rights.ts'
export { createIntegrations } from './integrations/index.ts'
export { createPreviews } from './previews/index.ts'
export { stillManagesEverywhere } from './people/index.ts'
export { createUserDirectory } from './users/index.ts'

/** Every built call and who answers it. */
export const areas = (deps: Dependencies, moving?: Moving): Route[] => [
  ...applicationRoutes(deps),
  ...setupRoutes(deps),
  ...themeRoutes(deps),
  ...featureRoutes(),
  ...mediaTypeRoutes(),
  ...lookupRoutes(deps),
  ...campaignRoutes(deps, ordersToDecide(deps), ordersInHistory),
  ...cockpitRoutes(deps),
  ...figureRoutes(deps),
  ...customerRoutes(deps),
  ...directoryGroupRoutes(deps),
  ...integrationRoutes(deps),
  ...invoiceRoutes(deps),
  ...releaseNoteRoutes(deps),
  ...savedViewRoutes(deps),
  ...sessionRoutes(deps),
  ...analyticsRoutes(),
  ...userRoutes(deps),
  ...previewRoutes(deps),
  ...contactRoutes(deps),
  ...pageRoutes(deps),
  ...componentRoutes(deps),
  ...componentSearchRoutes(deps),
  ...componentTagRoutes(deps),
  ...componentReactionRoutes(deps),
  ...directoryRoutes(deps),
  ...buildingBlockRoutes(deps),
  ...directOrderRoutes(deps),
  ...fileRoutes(deps, moving),
  ...fileShareRoutes(deps),
  ...fileVersionRoutes(deps),
  ...homeRoutes(deps, campaignPulse(deps, ordersToDecide(deps))),
  ...imageRoutes(deps),
  ...linkRoutes(deps),
  ...officeRoutes(deps),
  ...postRoutes(deps),
  ...taskRoutes(deps),
  ...timelineRoutes(deps),
  ...permissionGroupRoutes(deps),
  ...audienceRoutes(deps),
  ...userGroupRoutes(deps),
  ...notificationRoutes(deps),
  ...commentRoutes(deps),
  ...chatRoutes(deps),
  ...auditLogRoutes(deps),
  ...mailRoutes(deps),
  ...reportRoutes(deps),
  ...seminarRoutes(deps),
]

/** Work of the areas that is done later. */
export const areaJobs = (deps: Dependencies): JobKind[] => [
  trashJob(deps),
  contactTrashJob(deps),
  campaignTrashJob(deps),
  uploadJob(deps),
  digestJob(deps),
  reminderJob(deps),
  approvalJob(deps),
  orderReminderJob(deps),
  protocolJob(deps),
  planChangesJob(deps),
  releaseJob(deps),
  forgetPdfsJob(deps),
  ...mailJobs(deps),
  ...checkJobs(deps),
  seminarReminderJob(deps),
]
