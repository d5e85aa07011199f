import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { command } from './command.mjs'
import { readPlaywright, readVitest } from './reports.mjs'
import { bold, say, step } from './say.mjs'
import { environment, root } from './setup.mjs'

const reports = join(root, '.tmp/reports')
/** With more failed files than this something is broken: running them again would only take time. */
const maxFilesAgain = 5

/** Removes the reports of the run before. */
export function clearReports() {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
}

/** Everything that a run of the checks found: its sums, and what it says at its end. */
export function createTestRun() {
  const total = { passed: 0, failed: 0, skipped: 0 }
  const failures = []
  const unstable = []
  const notRun = []
  const parts = []

  function count(name, startedAt, { passed, failed, skipped = 0 }) {
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
    parts.push({ name, tests: passed + failed, seconds: (Date.now() - startedAt) / 1000 })
    say(`  ${name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
  }

  /** Runs a command that either succeeds or not, as one test. */
  async function check(name, [file, ...args]) {
    await step(name, async () => {
      const startedAt = Date.now()
      const { code } = await command(file, args, { cwd: root, env: environment() })
      if (code !== 0) failures.push(name)
      count(name, startedAt, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 })
    })
  }

  /**
   * Runs a test runner. A file that fails is run once more alone: if it passes then, it is unstable,
   * which is said at the end and fails nothing.
   * @param {string} name
   * @param {{ run(env: NodeJS.ProcessEnv, onlyFile?: string): Promise<{ code: number, report: import('./reports.mjs').Report }> }} runner
   * @param {NodeJS.ProcessEnv} [env]
   */
  async function tests(name, runner, env = {}) {
    await step(name, async () => {
      const startedAt = Date.now()
      const { code, report } = await runner.run(env)
      const failed = [...report].filter(([, result]) => result.failures.length > 0)
      if (failed.length <= maxFilesAgain)
        for (const [file, first] of failed) {
          say(`${bold('›')} Once more, alone: ${file}`)
          const again = (await runner.run(env, file)).report.get(file)
          if (!again || again.failures.length > 0 || again.passed === 0) continue
          unstable.push(...first.failures)
          report.set(file, again)
        }
      const results = [...report.values()]
      const lines = results.flatMap((result) => result.failures)
      // Nothing failed and it ended badly: a threshold that is not met, a crash.
      if (code !== 0 && failed.length === 0) lines.push(`${name}: ended with ${code} although no test failed`) // prettier-ignore
      failures.push(...lines)
      const sum = (of) => results.reduce((all, result) => all + of(result), 0)
      count(name, startedAt, {
        passed: sum((result) => result.passed),
        failed: lines.length,
        skipped: sum((result) => result.skipped),
      })
    })
  }

  /** Says what failed, what is unstable and what was not run. @returns {number} the exit code */
  function finish() {
    say('')
    for (const { name, tests, seconds } of parts)
      say(`${(seconds / 60).toFixed(1).padStart(6)} min ${String(tests).padStart(6)}  ${name}`)
    for (const line of failures) say(`Failed: ${line}`)
    for (const line of notRun) say(`Not run: ${line}`)
    for (const line of unstable) say(`unstable: failed, and passed when run again alone: ${line}`)
    if (unstable.length > 0)
      say('unstable tests are mended in the next change: docs/contributing/testing.md')
    const { passed, failed, skipped } = total
    say(bold(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`))
    return failed > 0 || passed === 0 ? 1 : 0
  }

  return { check, tests, finish, skip: (line) => void notRun.push(line) }
}

let runs = 0
/** A file of its own for each report. */
const reportPath = (name) => join(reports, `${(runs += 1)}-${name}.json`)

/** The arguments for one file alone. An option is given once, and coverage is that of all files together. */
export const alone = (args, file) => [
  ...args.filter((arg) => !/^--(coverage|maxWorkers)/.test(arg)),
  '--coverage.enabled=false',
  '--maxWorkers=1',
  file,
]

/**
 * Vitest on some projects.
 * @param {string} name  what its report is called
 * @param {string[]} args  config, projects, and what else they need
 */
export const vitest = (name, args) => ({
  run: async (env, onlyFile) => {
    const path = reportPath(name)
    const suites = path.replace('.json', '-suites.json')
    const { code } = await command(
      'vitest',
      [
        'run',
        '--reporter=default',
        '--reporter=json',
        '--reporter=./tools/lib/suite-errors.mjs',
        `--outputFile.json=${path}`,
        ...(onlyFile ? alone(args, onlyFile) : args),
      ],
      { cwd: root, env: environment({ ...env, SUITE_ERRORS: suites }) },
    )
    return { code, report: readVitest(path, suites) }
  },
})

/**
 * Playwright on the journeys.
 * @param {string[]} files  all unless given
 */
export const playwright = (files = []) => ({
  run: async (env, onlyFile) => {
    const path = reportPath('e2e')
    const { code } = await command(
      'playwright',
      [
        'test',
        '--config',
        'e2e/playwright.config.ts',
        ...(onlyFile ? ['--workers=1', onlyFile] : files),
      ],
      { cwd: root, env: environment({ ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: path }) },
    )
    return { code, report: readPlaywright(path) }
  },
})
