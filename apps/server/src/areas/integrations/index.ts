export { createIntegrations } from './integrations.actor.ts'
export { integrationRoutes } from './integrations.routes.ts'
