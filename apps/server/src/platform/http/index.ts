export { actorOf, apiRoutes } from './api-routes.ts'
export { allowEmbedding, mountEmbedding } from './embedding.ts'
export { findUnreadable } from './field-errors.ts'
export { createHttpApp, refusalOf, sendRefusal } from './http-app.ts'
export { forgetAnswers } from './idempotency.ts'
export {
  integrationTokenPrefix,
  isIntegrationToken,
  outsideIntegrationAreas,
} from './integration-calls.ts'
export { languageOf } from './problem-details.ts'
export { createRateLimit, isWithin, type RateLimit } from './rate-limit.ts'
export { pagePolicy } from './security-headers.ts'
export { titleOf } from './texts.ts'
