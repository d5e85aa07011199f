import { applicationPulse } from './applications/applicationPulse.contract.ts'
import { applications, configurations } from './applications/applications.contract.ts'
import { audiences } from './people/audiences.contract.ts'
import { auditLog } from './applications/auditLog.contract.ts'
import { buildingBlocks } from './orders/buildingBlocks.contract.ts'
import { absences } from './campaigns/absences.contract.ts'
import { approvals } from './campaigns/approvals.contract.ts'
import { calendarFeeds, campaignDates } from './campaigns/campaignDates.contract.ts'
import { campaignKeeping } from './campaigns/campaignKeeping.contract.ts'
import { campaignPlanning } from './campaigns/campaignPlanning.contract.ts'
import { campaigns, channels } from './campaigns/campaigns.contract.ts'
import { certificates } from './seminars/certificates.contract.ts'
import { chats } from './talk/chats.contract.ts'
import { cockpits } from './figures/cockpits.contract.ts'
import {
  components,
  componentSearch,
  componentTags,
  permissionGroups,
} from './files/components.contract.ts'
import { componentStars } from './files/componentStars.contract.ts'
import { configurationHistory } from './applications/configurationHistory.contract.ts'
import { contactBatch } from './people/contactBatch.contract.ts'
import { contactImport } from './people/contactImport.contract.ts'
import { customers } from './applications/customers.contract.ts'
import { contacts } from './people/contacts.contract.ts'
import { directOrderNext, directOrders } from './orders/directOrders.contract.ts'
import { figures } from './figures/figures.contract.ts'
import { directories, fileLinks } from './files/files.contract.ts'
import { fileShares } from './files/fileShares.contract.ts'
import { fileVersions } from './files/fileVersions.contract.ts'
import { firstSteps } from './applications/firstSteps.contract.ts'
import { home } from './pages/home.contract.ts'
import { images, officeDocuments, scormPackages } from './files/images.contract.ts'
import { integrations } from './applications/integrations.contract.ts'
import { directoryGroups } from './people/directoryGroups.contract.ts'
import { invoiceImport } from './figures/invoiceImport.contract.ts'
import { invoices } from './figures/invoices.contract.ts'
import { reportLinks, pageLinks, linkCollections } from './pages/links.contract.ts'
import { mails } from './talk/mails.contract.ts'
import { mediaLessons } from './seminars/mediaLessons.contract.ts'
import { notifications } from './talk/notifications.contract.ts'
import { pageManagement, pageModules, pageTemplates } from './pages/pageManagement.contract.ts'
import { pages } from './pages/pages.contract.ts'
import { previews } from './files/previews.contract.ts'
import { peopleImport } from './people/peopleImport.contract.ts'
import { planImports } from './campaigns/planImports.contract.ts'
import { mediaTypes, lookups, analytics } from './applications/platform.contract.ts'
import { posts, channelPosts } from './pages/posts.contract.ts'
import { componentReactions, comments, feedback } from './talk/reactions.contract.ts'
import { releaseNotes } from './applications/releaseNotes.contract.ts'
import { reportTokens } from './figures/reports.contract.ts'
import { savedViews } from './pages/savedViews.contract.ts'
import { seminarDeadlines } from './seminars/seminarDeadlines.contract.ts'
import { seminarReports } from './seminars/seminarReports.contract.ts'
import { seminars } from './seminars/seminars.contract.ts'
import { sessions } from './people/sessions.contract.ts'
import { features, setup } from './applications/setup.contract.ts'
import { tasks } from './talk/tasks.contract.ts'
import { themes } from './applications/themes.contract.ts'
import { timeline } from './pages/timeline.contract.ts'
import { timelineBatch } from './pages/timelineBatch.contract.ts'
import { timelineImport } from './pages/timelineImport.contract.ts'
import { userGroups, userGroupMembers } from './people/userGroups.contract.ts'
import { users } from './people/users.contract.ts'
import type { Call } from './call.ts'

/**
 * Every area. Import it on the server and in tools only: it pulls in all schemas, where a screen
 * needs a few.
 */
export const contract = {
  absences,
  analytics,
  applicationPulse,
  applications,
  approvals,
  audiences,
  auditLog,
  buildingBlocks,
  calendarFeeds,
  campaignDates,
  campaignKeeping,
  campaignPlanning,
  campaigns,
  channelPosts,
  channels,
  certificates,
  chats,
  cockpits,
  comments,
  componentReactions,
  componentSearch,
  componentStars,
  componentTags,
  components,
  configurationHistory,
  configurations,
  customers,
  directoryGroups,
  contactBatch,
  contactImport,
  contacts,
  directOrderNext,
  directOrders,
  directories,
  features,
  feedback,
  figures,
  fileLinks,
  fileShares,
  fileVersions,
  firstSteps,
  home,
  images,
  integrations,
  invoiceImport,
  invoices,
  linkCollections,
  lookups,
  mails,
  mediaLessons,
  mediaTypes,
  notifications,
  officeDocuments,
  pageLinks,
  pageManagement,
  pageModules,
  pageTemplates,
  pages,
  peopleImport,
  permissionGroups,
  planImports,
  posts,
  previews,
  releaseNotes,
  reportLinks,
  reportTokens,
  savedViews,
  scormPackages,
  seminarDeadlines,
  seminarReports,
  seminars,
  sessions,
  setup,
  tasks,
  themes,
  timeline,
  timelineBatch,
  timelineImport,
  userGroupMembers,
  userGroups,
  users,
} as const

/** Every call, in one list. */
export const calls: readonly Call[] = Object.values(contract).flatMap((area) =>
  Object.values<Call>(area),
)
