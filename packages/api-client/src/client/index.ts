export { ApiError } from './api-error.ts'
export { createClient, type CallOptions, type Client, type ClientOptions } from './client.ts'
export { describeQuery, type CallQuery, type Scope } from './query.ts'
export type { Progress } from './send.ts'
