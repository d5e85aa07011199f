// npm test: sets up what it needs, runs everything, and ends with "N passed, N failed".
// npm test -- unit server   runs only these parts.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { browser } from './lib/browser.mjs'
import { command } from './lib/command.mjs'
import { postgres } from './lib/postgres.mjs'
import { bold, say, step } from './lib/say.mjs'
import { buildPortal, environment, install, root } from './lib/setup.mjs'
import { recordedWith, version } from './lib/visual.mjs'

const only = process.argv.slice(2)
const wanted = (part) => only.length === 0 || only.includes(part)
const reports = join(root, '.tmp/reports')
const total = { passed: 0, failed: 0, skipped: 0 }
const notRun = []
/** What failed, by name: said again at the end, where it is looked for. */
const failures = []

const count = (passed, failed, skipped = 0, name = '') => {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  const of = name && `${name}: `
  say(`  ${of}${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
}

/** A check that either holds or not. */
async function check(name, args) {
  if (!wanted('check')) return
  await step(name, async () => {
    const { code } = await command(args[0], args.slice(1), { cwd: root, env: environment() })
    count(code === 0 ? 1 : 0, code === 0 ? 0 : 1, 0, name)
    if (code !== 0) failures.push(name)
  })
}

/** A test run that writes a JSON report; one that ends badly without a failed test counts as failed. */
async function run(part, name, args, read, env = {}) {
  if (!wanted(part)) return
  await step(name, async () => {
    const file = join(reports, `${part}.json`)
    const suites = join(reports, `${part}-suites.json`)
    const { code } = await command(args[0], args.slice(1), {
      cwd: root,
      env: environment({ ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, SUITE_ERRORS: suites }),
    })
    const { passed, failed, skipped, names } = existsSync(file)
      ? read(JSON.parse(readFileSync(file, 'utf8')))
      : { passed: 0, failed: 0, skipped: 0, names: [] }
    const endedBadly = code !== 0 && failed === 0
    count(passed, failed + (endedBadly ? 1 : 0), skipped)
    failures.push(...names.map((one) => `${part}: ${one}`))
    if (!endedBadly) return
    failures.push(`${part}: ended with ${code} although no test failed`)
    const errors = existsSync(suites) ? JSON.parse(readFileSync(suites, 'utf8')) : []
    failures.push(
      ...errors.map(({ file, name, message, skipped }) =>
        inOneLine(file, `${name} (${skipped} not run)`, message),
      ),
    )
  })
}

/** One failed test on one line: where, which, and what was said of it. */
const inOneLine = (file, name, message = '') =>
  `${file} › ${name} — ${stripVTControlCharacters(message).split(/\n+/, 6).join(' ').slice(0, 500)}`

const vitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  names: report.testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) =>
        inOneLine(relative(root, file.name), fullName, failureMessages?.[0]),
      ),
  ),
})
const playwright = ({ stats, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  names: suites.flatMap(function specs(suite) {
    const own = (suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => {
        const failed = tests.flatMap(({ results }) => results).find((r) => r.error)
        // After "timed out" comes what was waited for.
        const error = failed?.errors?.at(-1) ?? failed?.error
        // Which of several alike expectations it was: nothing else of a run is kept.
        const line = error?.location?.line
        return inOneLine(line ? `${file}:${line}` : file, title, error?.message)
      })
    return [...own, ...(suite.suites ?? []).flatMap(specs)]
  }),
})
const vitestArgs = (part, ...more) => [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  '--reporter=./tools/lib/suite-errors.mjs',
  `--outputFile.json=${join(reports, `${part}.json`)}`,
  ...more,
]

await install()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

// Types take one processor; the others together take the other for about as long.
await Promise.all([
  check('Types', ['node', 'tools/checks/types.mjs']),
  (async () => {
    await check('Lint', ['oxlint', '--deny-warnings'])
    await check('Formatting', ['prettier', '--check', '--log-level', 'warn', '.'])
    await check('Who imports what', [
      'depcruise',
      'packages',
      'apps',
      '--config',
      '.dependency-cruiser.mjs',
    ])
  })(),
])

// One after the other: side by side they take as long, and what is slow then fails for it.
await rulesAndServer()
await screens()
// After them: it needs the portal built, and the journeys build it.
await check('What the first page weighs', ['node', 'tools/checks/first-load.mjs'])

/** Rules, the server, and the journeys through it. */
async function rulesAndServer() {
  await run('unit', 'Rules', vitestArgs('unit', '--project', 'unit'), vitest)
  if (!wanted('server') && !wanted('e2e')) return
  const database = await postgres()
  if (!database)
    notRun.push('PostgreSQL: no server binaries found, so only the embedded database was tested')
  const env = database ? { TEST_DATABASE_URL: database.url } : {}
  try {
    await run(
      'server',
      `Server on ${database ? 'both databases' : 'the embedded database'}`,
      vitestArgs('server', ...['server', 'server-mocked'].flatMap((name) => ['--project', name])),
      vitest,
      env,
    )
    if (!wanted('e2e')) return
    await buildPortal()
    await run(
      'e2e',
      'Journeys in a browser',
      ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
      playwright,
      { ...env, CHROMIUM_PATH: await browser() },
    )
  } finally {
    await database?.stop()
  }
}

/** Stories, their pictures, and what is published. */
async function screens() {
  const stories = ['--config', 'vitest.stories.config.ts']
  if (wanted('stories')) {
    await run(
      'stories',
      'Stories in a browser with axe, colours in light and dark; forced colours, motion, contrast, print',
      vitestArgs(
        'stories',
        ...stories,
        ...['stories', 'media'].flatMap((name) => ['--project', name]),
        // Two pages at a time, on two processors: a fifth quicker, and the longest file holds up nobody.
        '--maxWorkers=2',
      ),
      vitest,
      { CHROMIUM_PATH: await browser() },
    )
  }

  if (wanted('visual')) {
    const CHROMIUM_PATH = await browser()
    const [here, there] = [await version(CHROMIUM_PATH), recordedWith()]
    if (here === there)
      await run(
        'visual',
        'Every grid beside the picture of it',
        vitestArgs('visual', ...stories, '--project', 'visual', '--update=none'),
        vitest,
        { CHROMIUM_PATH },
      )
    else
      notRun.push(`visual comparison, recorded with ${there ?? 'no browser yet'}, here is ${here}`)
  }

  const docs = ['node', '--conditions=@atrium/source', 'tools/checks/docs.mjs']
  await check('Settings in the documentation', docs)
  await check('Packages', ['node', 'tools/checks/packages.mjs'])
  await check('Another product that embeds them', ['node', 'tools/checks/embed.mjs'])
  await check('What each component weighs', ['node', 'tools/checks/sizes.mjs'])
}

for (const line of failures) say(`Failed: ${line}`)
for (const line of notRun) say(`Not run: ${line}`)
const { passed, failed, skipped } = total
say(bold(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`))
process.exit(failed > 0 || passed === 0 ? 1 : 0)
