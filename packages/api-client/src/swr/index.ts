export { AtriumProvider, useAtrium, type AtriumProviderProps } from './context.tsx'
export { useCall, type CallResult, type UseCallOptions } from './useCall.ts'
export {
  useApplicationConfiguration,
  useApplications,
  useCurrentUser,
  useNotifications,
  usePages,
} from './resources.ts'
