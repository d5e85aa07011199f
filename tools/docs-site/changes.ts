/** What the changelog says of a module: entries that name it. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { releasesOf } from '../../packages/design-system/src/stories/since.ts'

const root = join(import.meta.dirname, '../..')

interface Entry {
  release: string
  text: string
}

/** What no release has told yet, then what releases told, the newest first. */
export function readEntries(): Entry[] {
  const waiting = globSync('*.md', { cwd: join(root, '.changeset') })
    .filter((file) => file !== 'README.md')
    .sort()
    .map((file) => readFileSync(join(root, '.changeset', file), 'utf8'))
    .filter((text) => text.includes("'@atrium/portal-modules'"))
    .map((text) => ({ release: 'Next release', text: text.replace(/^---[\s\S]*?---/, '').trim() }))
  return [...waiting, ...told()]
}

/** What stands in the package's changelog, as Changesets writes it. */
function told(): Entry[] {
  const file = join(root, 'packages/portal-modules/CHANGELOG.md')
  if (!existsSync(file)) return []
  return releasesOf(readFileSync(file, 'utf8'))
    .toReversed()
    .flatMap(({ version, text }) =>
      text
        .split(/^- /m)
        .slice(1)
        .map((entry) => ({
          release: version,
          text: entry
            .replace(/^[\da-f]{7,}: /, '')
            .replace(/^### .*$/gm, '')
            .replaceAll(/^ {2}/gm, '')
            .trim(),
        }))
        .filter((entry) => !entry.text.startsWith('Updated dependencies')),
    )
}

/** Folders whose word says other things, too: an entry is about them where a sentence begins with it. */
const everydayWords = new Set(['customers', 'home', 'people', 'setup'])

/** How entries speak of a module besides. */
const alsoCalled: Record<string, string> = {
  campaigns: 'campaign status|media plan',
  home: 'on the home|the home page|at home|home contributions?',
  seminar: 'SCORM|the player',
  viewer: 'in the viewer',
}

const pascal = (folder: string) =>
  folder.replaceAll(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

/** Whether an entry is about the module: by its name, its entry or its port, or in a sentence that begins with its title. */
export function isAbout(text: string, folder: string, title: string): boolean {
  const port = `${pascal(folder)}Port`
  if (text.includes(`portal-modules/${folder}`) || text.includes(port)) return true
  if (new RegExp(String.raw`(?:^|[.:;]\s+)${title}\b`).test(text)) return true
  const names = [alsoCalled[folder], everydayWords.has(folder) ? '' : `${folder.replaceAll('-', ' ').replace(/s$/, '')}s?`].filter(Boolean) // prettier-ignore
  return names.length > 0 && new RegExp(String.raw`(?<![\w-])(?:${names.join('|')})(?![\w-])`, 'i').test(text) // prettier-ignore
}

/** Its entries by release. */
export function changesOf(entries: readonly Entry[], folder: string, title: string) {
  const releases = new Map<string, string[]>()
  for (const { release, text } of entries)
    if (isAbout(text, folder, title))
      releases.set(release, [...(releases.get(release) ?? []), text])
  return [...releases].map(([release, texts]) => ({ release, texts }))
}
