export { canSaveThemes } from './themes.policy.ts'
export { themeRoutes } from './themes.routes.ts'
export { effectiveTheme, paintTheme } from './themes.service.ts'
export { insertTheme } from './themes.repository.ts'
