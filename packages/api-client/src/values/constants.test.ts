import { expect, test } from 'vitest'
import { mayReuseToken, isExpired } from '../session/session.logic.ts'
import * as constants from './constants.ts'

test('constants are those of the specifications (CONST-09, CONST-10)', () => {
  expect({ ...constants }).toEqual({
    abbreviationLength: 27,
    allComponentsId: -1,
    applicationsRequestLimit: 10,
    autocompleteTags: 3,
    autocompleteTagsReadOnly: 6,
    avatarColourCount: 24,
    campaignSortDefault: { by: 'name', direction: 'ascending' },
    campaignViewDefault: 'board',
    chatOverscan: 20,
    chatTimeFlagMs: 60 * 60 * 1000,
    chunkLoadTimeoutMs: 120 * 1000,
    cockpitClearCacheDefault: false,
    colourDefault: '#' + [35, 146, 212].map((part) => part.toString(16)).join(''),
    commentMinimumLength: 2,
    countryDefault: 'DE',
    currencies: ['EUR', 'USD', '%'],
    currencyDefault: 'EUR',
    dateFilters: ['thisWeek', 'lastWeek', 'thisMonth', 'lastMonth', 'thisYear', 'lastYear'],
    dateFormats: ['dd.MM', 'dd.MM.yyyy', 'dd.MM HH:mm:ss', 'dd.MM.yyyy HH:mm:ss'],
    decimals: 2,
    drawerWidthMax: 400,
    drawerWidthMin: 300,
    drawerWidthVw: 22,
    dueFilters: ['overdue', 'today', 'tomorrow', 'thisWeek', 'nextWeek', 'future', 'none'],
    durationDefault: { amount: 2, unit: 'Day' },
    durationTypes: { Day: 1, Week: 2, Month: 3, Year: 4 },
    feedbackGrades: ['top', 'ok', 'flop'],
    fieldColumns: 12,
    fileImageWidth: 140,
    iconNameLengthMax: 100,
    iconNameLengthMin: 2,
    iconOptionLimit: 15,
    iconSearchDefault: 'chart',
    internetRestoredMs: 5000,
    kpiComparisonDays: 7,
    languageDefault: 'de',
    linkNameLengthMax: 100,
    linkNameLengthMin: 3,
    loginStackLimit: 1,
    maxFileBytes: 1_073_741_824,
    menuMaxHeight: 312,
    menuTextLength: 40,
    narrowScreenWidth: 768,
    navigationNameLength: 35,
    navigationWidth: 250,
    navigationWidthCollapsed: 60,
    newId: -1,
    newUserGroupId: 0,
    notificationNameLength: 80,
    oldBrowserNoticeDays: 7,
    persistedSlices: [
      'activeApplication',
      'features',
      'setup',
      'navigation',
      'directOrder',
      'tasks',
      'filters',
    ],
    postsCountDefault: 100,
    postsPageDefault: 0,
    primaryViewerBytesMax: 10_485_760,
    reactions: ['like', 'heart', 'very-satisfied', 'very-dissatisfied', 'idea'],
    releaseNotesDelayMs: 15_000,
    reportFrameMargin: 140,
    searchDebounceMs: 200,
    searchMinimumLength: 2,
    searchResultLimit: 6,
    searchTypeDefault: 'all',
    sessionExpiryMarginMs: 60_000,
    snackbarLimit: 3,
    specVersion: '1.17.0',
    spreadsheetPreviewBytesMax: 5_242_880,
    stockImageCount: 14,
    tallMessageLength: 50,
    taskPriorities: ['urgent', 'high', 'middle', 'low'],
    textAreaRowsMax: 5,
    textAreaRowsMin: 2,
    timelineSize: 15,
    toastStackLimit: 2,
    tokenReuseMs: 50_000,
    tourReminderDays: 7,
    userLoadRetryLimit: 5,
    wordPreviewBytesMax: 20_971_520,
  })
})

test('the session keeps the two limits (AUTH-08, AUTH-19)', () => {
  const end = 1_000
  const at = (left: number) => end * 1000 - left
  expect(mayReuseToken(end, at(constants.tokenReuseMs + 1))).toBe(true)
  expect(mayReuseToken(end, at(constants.tokenReuseMs))).toBe(false)
  expect(isExpired(end, at(constants.sessionExpiryMarginMs + 1))).toBe(false)
  expect(isExpired(end, at(constants.sessionExpiryMarginMs))).toBe(true)
})

test('follows the specifications of version 1.17.0, whatever its own version is (GEN-12)', () => {
  expect(constants.specVersion).toBe('1.17.0')
})
