export { ApiError, noAnswer, toApiError } from './api-error.ts'
export {
  createClient,
  type CallOptions,
  type Client,
  type ClientOptions,
  type Door,
} from './client.ts'
export { ownId, ownUser } from './own-user.ts'
export { describeQuery, type CallQuery, type Scope } from './query.ts'
export type { Progress } from './send.ts'
export {
  createReportSignOn,
  isReusable,
  type ReportMark,
  type ReportSignOn,
} from './report-sign-on.ts'
