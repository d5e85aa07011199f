import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './setup.mjs'

/**
 * @typedef {{ passed: number, skipped: number, failures: string[] }} FileResult
 *   What one test file came to; each failure is one line: where, which test, and what was said of it.
 * @typedef {Map<string, FileResult>} Report  By file, relative to the root.
 */

/** One failed test on one line. */
const inOneLine = (place, name, message = '') =>
  `${place} › ${name} — ${stripVTControlCharacters(message).split(/\n+/, 6).join(' ').slice(0, 500)}`

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

function fileIn(report, file) {
  if (!report.has(file)) report.set(file, { passed: 0, skipped: 0, failures: [] })
  return report.get(file)
}

/**
 * Vitest's JSON report, and what `suite-errors.mjs` adds to it: files that did not load, hooks that threw.
 * @returns {Report}
 */
export function readVitest(path, suitesPath) {
  const report = new Map()
  for (const { name, assertionResults } of read(path)?.testResults ?? []) {
    const file = relative(root, name)
    const result = fileIn(report, file)
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (status === 'passed') result.passed++
      else if (status === 'failed')
        result.failures.push(inOneLine(file, fullName, failureMessages?.[0]))
      else result.skipped++
    }
  }
  for (const { file, name, message, skipped } of read(suitesPath) ?? [])
    fileIn(report, file).failures.push(inOneLine(file, `${name} (${skipped} not run)`, message))
  return report
}

/**
 * Playwright's JSON report.
 * @returns {Report}
 */
export function readPlaywright(path) {
  const report = new Map()
  const visit = (suite) => {
    for (const { file, title, tests, ok } of suite.specs ?? []) {
      const result = fileIn(report, `e2e/${file}`)
      if (tests.every(({ status }) => status === 'skipped')) result.skipped++
      else if (ok) result.passed++
      else result.failures.push(failureOf(file, title, tests))
    }
    suite.suites?.forEach(visit)
  }
  read(path)?.suites.forEach(visit)
  return report
}

function failureOf(file, title, tests) {
  const failed = tests.flatMap(({ results }) => results).find((one) => one.error)
  // After "timed out" comes what was waited for.
  const error = failed?.errors?.at(-1) ?? failed?.error
  // Which of several alike expectations it was: nothing else of a run is kept.
  const line = error?.location?.line
  return inOneLine(line ? `e2e/${file}:${line}` : `e2e/${file}`, title, error?.message)
}
