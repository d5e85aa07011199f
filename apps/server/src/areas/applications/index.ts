export { applicationName } from './applications.repository.ts'
export { applicationRoutes } from './applications.routes.ts'
export { approvalBudgetSetting, carriesValue, valueFault } from './applications.policy.ts'
export {
  definitionsOf,
  fileRulesOf,
  settingsOf,
  viewerOrigins,
  type Definition,
  type Settings,
} from './applications.settings.ts'
export {
  isCountry,
  isVatId,
  letterheadValues,
  missingInLetterhead,
  readLetterhead,
  type Letterhead,
  type LetterheadField,
} from './letterhead.ts'
export { configurationTexts } from './applications.texts.ts'
