import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'

const said = ({ message = '' }) => message

/**
 * A reporter beside Vitest's JSON, which leaves out why no test of a suite ran: the file that could
 * not be loaded, the hook that threw, what nobody caught. Written to SUITE_ERRORS as
 * `[{ file, name, message, skipped }]`.
 */
export default class SuiteErrors {
  onInit({ config }) {
    this.root = config.root
  }

  onTestRunEnd(modules, unhandled) {
    const suites = modules.flatMap((module) => [module, ...module.children.allSuites()])
    const failed = suites
      .filter((suite) => suite.errors().length > 0)
      .map((suite) => ({
        file: relative(this.root, (suite.module ?? suite).moduleId),
        name: suite.fullName ?? 'the whole file',
        message: suite.errors().map(said).join(' '),
        skipped: [...suite.children.allTests('skipped')].length,
      }))
    const uncaught = unhandled.map((error) => ({
      file: 'nobody caught',
      name: error.VITEST_TEST_NAME ?? error.name ?? 'an error',
      message: said(error),
      skipped: 0,
    }))
    const path = process.env.SUITE_ERRORS
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify([...failed, ...uncaught]))
  }
}
