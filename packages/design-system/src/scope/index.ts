export { ThemeScope } from './ThemeScope.tsx'
export type { ThemeScopeProps } from './ThemeScope.tsx'
