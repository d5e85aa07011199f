'use client'

export { manifest } from './manifest.ts'
export { ThemeStudio } from './ThemeStudio.tsx'
export type { ThemeStudioProps } from './ThemeStudio.tsx'
export type {
  Named,
  NewTheme,
  Studio,
  StudioPicture,
  StudioTheme,
  ThemeChange,
  ThemeCommand,
  ThemeLook,
  ThemeStudioPort,
  ThemeTarget,
} from './theme-studio.port.ts'
