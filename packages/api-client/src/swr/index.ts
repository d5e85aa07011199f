export { AtriumProvider, useAtrium, type AtriumProviderProps } from './context.tsx'
export { useAbsence, type AbsenceChange } from './absence.ts'
export { useInvitations } from './invitations.ts'
export { useOwnSessions } from './sessions.ts'
export { useCall, type CallResult, type UseCallOptions } from './useCall.ts'
export {
  useApplicationConfiguration,
  useApplications,
  useApplicationsRefresh,
  useApprovalCount,
  useApprovalCountRefresh,
  useComponentSearch,
  useConfigurationRefresh,
  useCurrentUser,
  useInboxCount,
  useNotificationHistory,
  useNotifications,
  useNotificationSettings,
  usePages,
  usePagesRefresh,
  useProfileChange,
  useRolesIn,
} from './resources.ts'
