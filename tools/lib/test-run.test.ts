import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseCLI } from 'vitest/node'
import { alone, createTestRun } from './test-run.mjs'

let said: string
beforeEach(() => {
  said = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((said += String(text)), true))
})
afterEach(() => void vi.restoreAllMocks())

const result = (passed: number, ...failures: string[]) => ({ passed, skipped: 0, failures })

/** A test runner whose files come to these results, the second time to those of `again`. */
const runnerOf = (
  first: Record<string, ReturnType<typeof result>>,
  again: Record<string, ReturnType<typeof result>> = first,
) => {
  const alone: string[] = []
  return {
    alone,
    run: async (_env: object, onlyFile?: string) => {
      if (onlyFile) alone.push(onlyFile)
      const report = new Map(Object.entries(onlyFile ? again : first))
      const code = [...report.values()].some(({ failures }) => failures.length > 0) ? 1 : 0
      return { code, report }
    },
  }
}

test('a file that fails and passes when run alone is unstable, and fails nothing', async () => {
  const { tests, finish } = createTestRun()
  const runner = runnerOf(
    { 'a.test.ts': result(2), 'b.test.ts': result(1, 'b.test.ts › one — expected 1') },
    { 'b.test.ts': result(2) },
  )
  await tests('Rules', runner)
  expect(runner.alone).toEqual(['b.test.ts'])
  expect(finish()).toBe(0)
  expect(said).toMatch(/unstable: .*b\.test\.ts › one — expected 1/)
  expect(said).toContain('4 passed, 0 failed')
})

test('a file that fails alone too is failed', async () => {
  const { tests, finish } = createTestRun()
  await tests('Rules', runnerOf({ 'b.test.ts': result(1, 'b.test.ts › one — expected 1') }))
  expect(finish()).toBe(1)
  expect(said).toContain('Failed: b.test.ts › one — expected 1')
  expect(said).toContain('1 passed, 1 failed')
})

test('many failed files are not run again', async () => {
  const { tests, finish } = createTestRun()
  const files = Array.from({ length: 6 }, (_, at) => [`${at}.test.ts`, result(0, 'x')] as const)
  const runner = runnerOf(Object.fromEntries(files))
  await tests('Rules', runner)
  expect(runner.alone).toEqual([])
  expect(finish()).toBe(1)
})

test('a run that ends badly without a failed test is failed', async () => {
  const { tests, finish } = createTestRun()
  await tests('Server', {
    run: async () => ({ code: 1, report: new Map([['a.test.ts', result(3)]]) }),
  })
  expect(finish()).toBe(1)
  expect(said).toContain('Failed: Server: ended with 1 although no test failed')
})

test('a file alone is asked for with options that Vitest takes', () => {
  const args = alone(['--project', 'stories', '--maxWorkers=2', '--coverage'], 'a.stories.tsx')
  const { filter, options } = parseCLI(['vitest', 'run', ...args])
  expect(filter).toEqual(['a.stories.tsx'])
  expect(options).toMatchObject({ maxWorkers: 1, coverage: { enabled: false } })
})
