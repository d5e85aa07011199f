export { AtriumProvider, useAtrium, type AtriumProviderProps } from './context.tsx'
export { useCall, type CallResult, type UseCallOptions } from './useCall.ts'
export {
  applicationsRequestLimit,
  useApplicationConfiguration,
  useApplications,
  useCurrentUser,
  useNotifications,
  usePages,
  userLoadRetryLimit,
} from './resources.ts'
