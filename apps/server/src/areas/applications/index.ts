export { applicationRoutes } from './applications.routes.ts'
export { carriesValue, valueFault } from './applications.policy.ts'
export {
  definitionsOf,
  settingsOf,
  viewerOrigins,
  type Definition,
} from './applications.settings.ts'
export { configurationTexts } from './applications.texts.ts'
