export { createMetrics } from './metrics.ts'
export type { Metrics } from './metrics.ts'
export { createMetricsServer } from './metrics-server.ts'
