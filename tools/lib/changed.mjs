import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { journeysOf } from './journeys.mjs'
import { root } from './setup.mjs'

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/**
 * The commit that a change is counted from: the one given, else the last one where something is not
 * committed yet, else the one before it.
 */
export const baseOf = (given) =>
  given ?? (git('status', '--porcelain').length > 0 ? 'HEAD' : 'HEAD~1')

/** Files that differ from a commit, new ones included. */
export const changedSince = (base) => [
  ...new Set([
    ...git('diff', '--name-only', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]),
]

/** Files below a folder, relative to the root; none where there is no such folder. */
const filesBelow = (folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, file))
    : []

const areas = 'apps/server/src/areas'

/** Server areas that import one of these, and these. */
function withDependents(names) {
  const found = new Set(names)
  for (const file of filesBelow(areas).filter((one) => one.endsWith('.ts'))) {
    const [area] = file.slice(areas.length + 1).split('/')
    if (found.has(area) || file.endsWith('.test.ts')) continue
    const source = readFileSync(join(root, file), 'utf8')
    if (names.some((name) => source.includes(`'../${name}/index.ts'`))) found.add(area)
  }
  return [...found]
}

/**
 * What a change can reach, as paths for the test runners: server tests, folders of stories, journeys.
 * Rules are found by Vitest itself, from what their tests import.
 * @param {string[]} files  relative to the root
 * @returns {{ server: string[], stories: string[], journeys: string[] }}
 */
export function reachOf(files) {
  const server = new Set()
  const stories = new Set()
  const journeys = new Set()
  const touchedAreas = new Set()
  for (const file of files) {
    if (/^e2e\/.*\.spec\.ts$/.test(file)) journeys.add(file)
    if (/^(apps\/server|e2e\/ports)\/.*\.test\.ts$/.test(file)) server.add(file)
    // The folder's own name says which journeys go through it.
    const [, folder] = file.match(/\/src\/(?:areas\/|components\/|contract\/)?([\w-]+)[/.]/) ?? []
    if (!/\.(md|test\.tsx?|stories\.tsx)$/.test(file))
      for (const name of journeysOf[folder] ?? []) journeys.add(`e2e/${name}.spec.ts`)

    const [, module] = file.match(/^packages\/portal-modules\/src\/([\w-]+)\//) ?? []
    if (module) server.add(`e2e/ports/${module}.test.ts`)
    const [, area] = file.match(/^apps\/server\/src\/areas\/([\w-]+)\//) ?? []
    const [, contract] = file.match(/^packages\/api-client\/src\/contract\/([\w-]+)\./) ?? []
    if (area ?? contract) touchedAreas.add(area ?? contract)
    if (/\.(policy|routes)\.ts$|^packages\/api-client\/src\/contract\//.test(file))
      server.add('apps/server/test/rights/rights.test.ts')
    if (
      !file.endsWith('.test.ts') &&
      /^apps\/server\/(src\/(platform|identity|demo)|migrations|test)\//.test(file)
    )
      server.add('apps/server/')

    const [place] =
      file.match(
        /^(packages\/design-system\/src\/(components\/)?|packages\/portal-modules\/src\/|apps\/portal\/src\/)[\w-]+\//,
      ) ?? []
    if (place) stories.add(place)
  }
  const reached = withDependents([...touchedAreas])
  for (const area of reached)
    if (existsSync(join(root, areas, area))) server.add(`${areas}/${area}/`)
  const isThere = (path) => existsSync(join(root, path))
  return {
    server: [...server].filter(isThere),
    stories: [...stories].filter((place) =>
      filesBelow(place).some((file) => file.endsWith('.stories.tsx')),
    ),
    journeys: [...journeys].filter(isThere),
  }
}
