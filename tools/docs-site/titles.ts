/** Which modules there are, and where their pages stand. Reads little: the workspace asks it whenever it starts. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const modulesFolder = join(import.meta.dirname, '../../packages/portal-modules/src')

/** Folders that hold a module. */
export const moduleFolders = globSync('*/manifest.ts', { cwd: modulesFolder })
  .map((file) => file.slice(0, file.indexOf('/')))
  .filter((folder) => folder !== 'kit')
  .sort()

/** Titles of pages, `Modules/Contacts`, with the folder of the module. */
export function readTitles(): Map<string, string> {
  const titles = new Map<string, string>()
  for (const folder of moduleFolders)
    for (const file of globSync(`${folder}/**/*.stories.tsx`, { cwd: modulesFolder })) {
      const source = readFileSync(join(modulesFolder, file), 'utf8')
      const [, title] = /title: '(Modules\/[^'/]+)'/.exec(source) ?? []
      if (title) titles.set(title, folder)
    }
  return titles
}
