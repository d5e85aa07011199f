import { describeThemeStudioPort } from './contract.ts'
import { buildTheme } from './fixtures.ts'
import { createMemoryThemeStudio } from './memory-port.ts'

describeThemeStudioPort('memory', async () => createMemoryThemeStudio({ themes: [buildTheme()] }))
