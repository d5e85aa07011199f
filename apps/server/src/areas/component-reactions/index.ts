export { componentReactionRoutes } from './component-reactions.routes.ts'
export { reactionsOf } from './component-reactions.repository.ts'
