// npm test: sets up what it needs, runs everything, and ends with "N passed, N failed".
// npm test -- unit server       runs only these parts: check, unit, server, e2e, stories, packages.
// npm test -- changed [commit]  runs what the change since a commit can reach; without one, what is not
//                               committed yet, or else the last commit.
import { browser, shellBrowser } from './lib/browser.mjs'
import { baseOf, changedSince, reachOf } from './lib/changed.mjs'
import { postgres } from './lib/postgres.mjs'
import { say } from './lib/say.mjs'
import { buildPortal, install } from './lib/setup.mjs'
import { clearReports, createTestRun, playwright, vitest } from './lib/test-run.mjs'
import { isSameDrawing, recordedWith, version } from './lib/visual.mjs'

// An account whose path is short: tests of PostgreSQL run it as its own user by a command that lies there.
process.env.PATH += ':/usr/sbin:/sbin'

const args = process.argv.slice(2)
const isChanged = args[0] === 'changed'
const only = isChanged ? [] : args
const wanted = (part) => only.length === 0 || only.includes(part)

const docs = ['node', '--conditions=@atrium/source', 'tools/checks/docs.mjs']
const imports = ['depcruise', 'packages', 'apps', '--config', '.dependency-cruiser.mjs']
const serverOn = (project) => ['--project', project, '--project', 'server-mocked']
/** Two pages at a time, on two processors. */
const stories = [
  '--config',
  'vitest.stories.config.ts',
  '--project',
  'stories',
  '--project',
  'media',
  '--maxWorkers=2',
  '--update=none',
]

await install()
clearReports()
const { check, tests, finish, skip } = createTestRun()

if (isChanged) await changed()
else await everything()
process.exit(finish())

async function everything() {
  if (wanted('check')) await statics()
  if (wanted('unit')) await tests('Rules', vitest('unit', ['--project', 'unit']))
  if (wanted('server') || wanted('e2e')) await serverAndJourneys()
  if (wanted('stories'))
    await tests('Stories', vitest('stories', stories), await storyEnvironment())
  if (wanted('packages')) await packages()
}

/** What is read and not run. */
async function statics() {
  await Promise.all([
    check('Types', ['node', 'tools/checks/types.mjs']),
    (async () => {
      await check('Formatting', ['oxfmt', '--check'])
      await check('Lint', ['oxlint', '--deny-warnings'])
      await check('Who imports what', imports)
      await check('Dead code', ['node', 'tools/checks/dead-code.mjs'])
    })(),
  ])
  await check('Settings in the documentation', docs)
}

async function serverAndJourneys() {
  await withDatabase(async (database) => {
    const env = database ? { TEST_DATABASE_URL: database.url } : {}
    if (wanted('server')) {
      const where = database ? 'PostgreSQL' : 'the embedded database'
      await tests(`Server on ${where}`, vitest('server', serverOn('server')), env)
      // Where there is no PostgreSQL, everything ran on the embedded one. These files ran on PostgreSQL
      // too, so that what their coverage says of the embedded one it says of both.
      if (database)
        await tests(
          'Server on the embedded database',
          vitest('server-embedded', [...serverOn('server-embedded'), '--coverage']),
        )
    }
    if (wanted('e2e')) await journeys(env)
  })
}

async function journeys(env, files) {
  await buildPortal()
  await tests('Journeys', playwright(files), { ...env, CHROMIUM_PATH: await shellBrowser() })
  // It needs the portal built.
  await check('What the first page weighs', ['node', 'tools/checks/first-load.mjs'])
}

/** What is published. */
async function packages() {
  await check('Packages', ['node', 'tools/checks/packages.mjs'])
  await check('Another product that embeds them', ['node', 'tools/checks/embed.mjs'])
  await check('A plain page with the tag', ['node', 'tools/checks/plain-page.mjs'])
  await check('Rendered on a server', ['node', 'tools/checks/server-rendering.mjs'])
  await check('What each component weighs', ['node', 'tools/checks/sizes.mjs'])
  await check('The workspace as it is published', ['node', 'tools/checks/workspace.mjs'])
}

/** What a change can reach, of all parts but the packages. */
async function changed() {
  const base = baseOf(args[1])
  const files = changedSince(base)
  const reach = reachOf(files)
  say(`${files.length} files differ from ${base}.`)
  if (files.length === 0) return
  await statics()
  await tests(
    'Rules',
    vitest('unit', ['--project', 'unit', `--changed=${base}`, '--passWithNoTests']),
  )
  await withDatabase(
    async (database) => {
      const env = database ? { TEST_DATABASE_URL: database.url } : {}
      if (reach.server.length > 0)
        await tests('Server', vitest('server', ['--project', 'server', ...reach.server]), env)
      if (reach.journeys.length > 0) await journeys(env, reach.journeys)
    },
    reach.server.length + reach.journeys.length > 0,
  )
  if (reach.stories.length > 0)
    await tests(
      'Stories',
      vitest('stories', [...stories, ...reach.stories]),
      await storyEnvironment(),
    )
}

async function withDatabase(work, isNeeded = true) {
  if (!isNeeded) return
  const database = await postgres()
  if (!database) skip('PostgreSQL: no server binaries found, so only the embedded one was tested')
  try {
    await work(database)
  } finally {
    await database?.stop()
  }
}

async function storyEnvironment() {
  const CHROMIUM_PATH = await browser()
  const [here, there] = [await version(CHROMIUM_PATH), recordedWith()]
  const comparesPictures = isSameDrawing(here, there)
  if (!comparesPictures)
    skip(`visual comparison, recorded with ${there ?? 'no browser yet'}, here is ${here}`)
  return { CHROMIUM_PATH, COMPARE_PICTURES: String(comparesPictures) }
}
