/**
 * The business constants of both specifications (CONST-10). Each is an export of its own, so that
 * a screen loads only those that it names.
 */

// Sign-in and loading
export const sessionExpiryMarginMs = 60_000
export const tokenReuseMs = 50_000
export const userLoadRetryLimit = 5
export const applicationsRequestLimit = 10
export const chunkLoadTimeoutMs = 120_000

// Layout
export const navigationWidth = 250
export const navigationWidthCollapsed = 60
export const narrowScreenWidth = 768
export const navigationNameLength = 35
export const drawerWidthVw = 22
export const drawerWidthMin = 300
export const drawerWidthMax = 400
export const notificationNameLength = 80
export const fieldColumns = 12
export const textAreaRowsMin = 2
export const textAreaRowsMax = 5
export const menuMaxHeight = 312
export const menuTextLength = 40
export const abbreviationLength = 27
export const autocompleteTags = 3
export const autocompleteTagsReadOnly = 6
export const reportFrameMargin = 140
export const fileImageWidth = 140

// Times and limits of messages
export const releaseNotesDelayMs = 15_000
export const tourReminderDays = 7
export const oldBrowserNoticeDays = 7
export const internetRestoredMs = 5_000
export const toastStackLimit = 2
export const snackbarLimit = 3
export const loginStackLimit = 1

// Search
export const searchTypeDefault = 'all'
export const searchMinimumLength = 2
export const searchDebounceMs = 200
export const searchResultLimit = 6
export const iconSearchDefault = 'chart'
export const iconOptionLimit = 15

// Chat and comments
export const tallMessageLength = 50
export const chatTimeFlagMs = 3_600_000
export const chatOverscan = 20
export const commentMinimumLength = 2
export const linkNameLengthMin = 3
export const linkNameLengthMax = 100
export const iconNameLengthMin = 2
export const iconNameLengthMax = 100

// Language, theme, numbers, dates
export const languageDefault = 'de'
export const countryDefault = 'DE'
/** rgb(35, 146, 212) (GEN-13). */
export const colourDefault = '#2392d4'
export const avatarColourCount = 24
export const decimals = 2
export const currencyDefault = 'EUR'
export const currencies = ['EUR', 'USD', '%'] as const
/** With a 24-hour clock, which is what the specifications mean (CONST-06). */
export const dateFormats = ['dd.MM', 'dd.MM.yyyy', 'dd.MM HH:mm:ss', 'dd.MM.yyyy HH:mm:ss'] as const
export const dateFilters = [
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisYear',
  'lastYear',
] as const

// Setup and permissions
export const stockImageCount = 14
/** The id of something that was never saved (CONST-08). */
export const newId = -1
/** A user group that was never saved (ENT-15). */
export const newUserGroupId = 0
/** Stands for all components in a permission (CONST-08). */
export const allComponentsId = -1

// Business areas
export const campaignViewDefault = 'board'
export const campaignSortDefault = { by: 'name', direction: 'ascending' } as const
export const postsPageDefault = 0
export const postsCountDefault = 100
export const timelineSize = 15
export const cockpitClearCacheDefault = false
export const kpiComparisonDays = 7
export const durationDefault = { amount: 2, unit: 'Day' } as const
export const dueFilters = [
  'overdue',
  'today',
  'tomorrow',
  'thisWeek',
  'nextWeek',
  'future',
  'none',
] as const
export const wordPreviewBytesMax = 20_971_520
export const primaryViewerBytesMax = 10_485_760
export const spreadsheetPreviewBytesMax = 5_242_880

/** What a browser keeps of a person (GEN-10). */
export const persistedSlices = [
  'activeApplication',
  'features',
  'setup',
  'navigation',
  'directOrder',
  'tasks',
  'filters',
] as const

/** Version of the specifications that this client follows (GEN-12). */
export const specVersion = '1.17.0'

// These are part of calls, so the contract has them.
export { durationTypes } from '../contract/buildingBlocks.contract.ts'
export { feedbackGrades, reactions } from '../contract/reactions.contract.ts'
export { maxFileBytes } from '../contract/shared.ts'
export { taskPriorities } from '../contract/tasks.contract.ts'
