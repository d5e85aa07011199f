export { createMetrics } from './metrics.ts'
export { createMetricsServer } from './metrics-server.ts'
