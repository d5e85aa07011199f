import { applicationPulse } from './applicationPulse.contract.ts'
import { applications, configurations } from './applications.contract.ts'
import { audiences } from './audiences.contract.ts'
import { auditLog } from './auditLog.contract.ts'
import { buildingBlocks } from './buildingBlocks.contract.ts'
import { absences } from './absences.contract.ts'
import { approvals } from './approvals.contract.ts'
import { calendarFeeds, campaignDates } from './campaignDates.contract.ts'
import { campaignPlanning } from './campaignPlanning.contract.ts'
import { campaigns, channels } from './campaigns.contract.ts'
import { certificates } from './certificates.contract.ts'
import { chats } from './chats.contract.ts'
import { cockpits } from './cockpits.contract.ts'
import {
  components,
  componentSearch,
  componentTags,
  permissionGroups,
} from './components.contract.ts'
import { componentStars } from './componentStars.contract.ts'
import { configurationHistory } from './configurationHistory.contract.ts'
import { contactBatch } from './contactBatch.contract.ts'
import { contactImport } from './contactImport.contract.ts'
import { contacts } from './contacts.contract.ts'
import { directOrderNext, directOrders } from './directOrders.contract.ts'
import { figures } from './figures.contract.ts'
import { directories, fileLinks } from './files.contract.ts'
import { fileShares } from './fileShares.contract.ts'
import { fileVersions } from './fileVersions.contract.ts'
import { firstSteps } from './firstSteps.contract.ts'
import { home } from './home.contract.ts'
import { images, officeDocuments, scormPackages } from './images.contract.ts'
import { integrations } from './integrations.contract.ts'
import { invoiceImport } from './invoiceImport.contract.ts'
import { invoices } from './invoices.contract.ts'
import { reportLinks, pageLinks, linkCollections } from './links.contract.ts'
import { mails } from './mails.contract.ts'
import { mediaLessons } from './mediaLessons.contract.ts'
import { notifications } from './notifications.contract.ts'
import { pageManagement, pageModules, pageTemplates } from './pageManagement.contract.ts'
import { pages } from './pages.contract.ts'
import { previews } from './previews.contract.ts'
import { peopleImport } from './peopleImport.contract.ts'
import { planImports } from './planImports.contract.ts'
import { mediaTypes, lookups, analytics } from './platform.contract.ts'
import { posts, channelPosts } from './posts.contract.ts'
import { componentReactions, comments, feedback } from './reactions.contract.ts'
import { releaseNotes } from './releaseNotes.contract.ts'
import { reportTokens } from './reports.contract.ts'
import { savedViews } from './savedViews.contract.ts'
import { seminarDeadlines } from './seminarDeadlines.contract.ts'
import { seminarReports } from './seminarReports.contract.ts'
import { seminars } from './seminars.contract.ts'
import { sessions } from './sessions.contract.ts'
import { features, setup } from './setup.contract.ts'
import { tasks } from './tasks.contract.ts'
import { themes } from './themes.contract.ts'
import { timeline } from './timeline.contract.ts'
import { timelineBatch } from './timelineBatch.contract.ts'
import { timelineImport } from './timelineImport.contract.ts'
import { userGroups, userGroupMembers } from './userGroups.contract.ts'
import { users } from './users.contract.ts'
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
