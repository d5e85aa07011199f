import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freePort, processEnv } from './harness.ts'

const main = join(import.meta.dirname, '../src/main.ts')

/** The real process, as `npm start` runs it. */
describe('the process', { timeout: 120_000 }, () => {
  let folder: string
  let settings: Record<string, string>
  const started = new Set<ChildProcess>()

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atrium-process-'))
    const [port, contentPort] = [await freePort(), await freePort()]
    settings = {
      PORT: String(port),
      CONTENT_PORT: String(contentPort),
      ATRIUM_DATA: folder,
      ATRIUM_DEMO: 'none',
    }
  })
  afterEach(() => started.forEach((child) => child.kill('SIGKILL')))
  afterAll(() => rm(folder, { recursive: true, force: true }))

  function start(more: Record<string, string> = {}) {
    const child = spawn(process.execPath, ['--conditions=@atrium/source', main], {
      env: { ...processEnv, ...settings, ...more },
    })
    started.add(child)
    const run = { child, output: '', ended: once(child, 'exit').then(([code]) => code as number) }
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (run.output += chunk.toString()))
    }
    return run
  }
  const ready = (run: { output: string }) =>
    expect.poll(() => run.output, { timeout: 60_000 }).toContain('Atrium is ready:')

  test('says that it is ready, and gives the one-time link where nobody can sign in yet', async () => {
    const run = start()
    await ready(run)
    expect(run.output).toMatch(`Atrium is ready: http://localhost:${settings.PORT}\n`)
    expect(run.output).toMatch(/http:\/\/localhost:\d+\/identity\/first-administrator\?code=\S+/)
    expect((await fetch(`http://127.0.0.1:${settings.PORT}/health`)).status).toBe(200)
  })

  test('a second one on the same folder is told who has it', async () => {
    const first = start()
    await ready(first)
    const second = start({ PORT: String(await freePort()), CONTENT_PORT: '0' })
    expect(await second.ended).toBe(1)
    expect(second.output).toContain(
      `already running on ${folder} (pid ${first.child.pid}, address http://localhost:${settings.PORT})`,
    )
    expect(second.output).not.toContain('    at ')
  })

  test('starts again after kill -9, and a third time', async () => {
    for (let round = 0; round < 2; round++) {
      const run = start()
      await ready(run)
      run.child.kill('SIGKILL')
      await run.ended
    }
    const last = start()
    await ready(last)
  })

  test('stops on SIGTERM and frees the folder', async () => {
    const run = start()
    await ready(run)
    run.child.kill('SIGTERM')
    expect(await run.ended).toBe(0)
    const next = start()
    await ready(next)
  })

  test('explains wrong settings and a taken port without a stack', async () => {
    const wrong = start({ PORT: 'many' })
    expect(await wrong.ended).toBe(1)
    expect(wrong.output).toContain('PORT:')
    const first = start()
    await ready(first)
    const taken = start({ ATRIUM_DATA: join(folder, 'other') })
    expect(await taken.ended).toBe(1)
    expect(taken.output).toContain(`PORT: ${settings.PORT} is in use`)
    expect(taken.output).not.toContain('    at ')
  })
})
