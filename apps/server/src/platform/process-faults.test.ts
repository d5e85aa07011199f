import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** In a process of its own: here the test runner listens, too. */
const script = `
  import { EventEmitter } from 'node:events'
  import { logUncaughtErrors } from ${JSON.stringify(join(import.meta.dirname, 'process-faults.ts'))}
  let faults = 0
  const lines = []
  const stop = logUncaughtErrors({ fatal: ({ err }) => lines.push(err.message) }, () => faults++)
  setImmediate(() => new EventEmitter().emit('error', new Error('a connection broke')))
  setImmediate(() => void Promise.reject(new Error('nobody awaits this')))
  setTimeout(() => {
    console.log(JSON.stringify({ faults, lines: lines.toSorted() }))
    if (process.argv.includes('stop')) stop()
    new EventEmitter().emit('error', new Error('afterwards'))
  }, 50)
`
const run = (...words: string[]) =>
  promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, '--', ...words])

test('an error event without a listener and a rejection that nobody awaits are logged and counted, and the process goes on', async () => {
  const { stdout } = await run()
  expect(JSON.parse(stdout)).toEqual({
    faults: 2,
    lines: ['a connection broke', 'nobody awaits this'],
  })
})

test('once it is taken away, such an error ends the process again', async () => {
  await expect(run('stop')).rejects.toMatchObject({ stderr: expect.stringContaining('afterwards') })
})
