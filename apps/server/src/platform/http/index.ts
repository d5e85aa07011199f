export { apiRoutes } from './api-routes.ts'
export { createHttpApp } from './http-app.ts'
export { forgetAnswers } from './idempotency.ts'
export { pagePolicy } from './security-headers.ts'
