import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterEach, describe, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { createDependencies } from '../src/dependencies.ts'
import type { ServerDependencies } from '../src/dependencies.ts'
import { databases, freePort, processEnv } from './harness.ts'
import type { TestDatabase } from './harness.ts'
import { startSmtp } from './mail-server.ts'
import type { TestSmtp } from './mail-server.ts'

const main = join(import.meta.dirname, '../src/main.ts')

/** Real processes, one of which is killed while it sends a mail. */
describe.each(databases)('a process that is killed at work on $name', (kind) => {
  const started = new Set<ChildProcess>()
  const cleanUp: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    started.forEach((child) => child.kill('SIGKILL'))
    for (const step of cleanUp.splice(0).toReversed()) await step()
  })

  async function prepare() {
    const folder = await mkdtemp(join(tmpdir(), 'atrium-kill-'))
    cleanUp.push(() => rm(folder, { recursive: true, force: true }))
    const smtp = await startSmtp()
    cleanUp.push(() => smtp.stop())
    let served: TestDatabase | undefined
    if (kind.name === 'postgres') {
      served = await kind.open()
      cleanUp.push(() => served!.drop())
    }
    return { smtp, settings: settingsOf(folder, smtp, served?.url) }
  }

  const settingsOf = (folder: string, smtp: TestSmtp, url?: string) => ({
    ATRIUM_DATA: folder,
    ATRIUM_DEMO: 'none',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'portal@atrium.example',
    LOG_LEVEL: 'silent',
    ...(url && { DATABASE_URL: url }),
  })

  /** Works on the database while no process of the embedded one does. */
  async function within<T>(
    settings: Record<string, string>,
    work: (deps: ServerDependencies) => Promise<T>,
  ) {
    const deps = await createDependencies(readConfig(settings))
    try {
      return await work(deps)
    } finally {
      await deps.close()
    }
  }

  async function start(settings: Record<string, string>) {
    const [port, contentPort] = [await freePort(), await freePort()]
    const ports = { PORT: String(port), CONTENT_PORT: String(contentPort) }
    const child = spawn(process.execPath, ['--conditions=@atrium/source', main], {
      env: { ...processEnv, ...settings, ...ports },
    })
    started.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    }
    await expect.poll(() => output, { timeout: 60_000 }).toContain('Atrium is ready:')
    return {
      end: async (signal: NodeJS.Signals) => {
        const ended = once(child, 'exit')
        child.kill(signal)
        await ended
      },
    }
  }

  test('loses no job: another process finishes it, once', { timeout: 120_000 }, async () => {
    const { smtp, settings } = await prepare()
    await within(settings, ({ database }) =>
      database.system(async (tx) => {
        await tx.query(sql`
          insert into applications (id, guid, display_name) values (1, gen_random_uuid(), 'A')`)
        await tx.query(sql`
          insert into mail_outbox (application_id, address, language, subject, body)
          values (1, 'reader@example.com', 'de', 'Eine Mail', 'Guten Tag')`)
      }),
    )
    const isAtWork = Promise.withResolvers<void>()
    smtp.onMail = () => {
      isAtWork.resolve()
      return new Promise(() => undefined)
    }
    const first = await start(settings)
    await isAtWork.promise
    smtp.onMail = async () => undefined
    // On one PostgreSQL the other runs already; the embedded database is opened by one at a time.
    const beside = kind.name === 'postgres' ? await start(settings) : undefined
    await first.end('SIGKILL')
    const second = beside ?? (await start(settings))
    await expect.poll(() => smtp.received.length, { timeout: 60_000 }).toBe(1)
    await second.end('SIGTERM')
    expect(smtp.received.map(({ to }) => to)).toEqual([['reader@example.com']])
    const [mails, jobs] = await within(settings, ({ database }) =>
      database.system(async (tx) => [
        await tx.query(sql`select attempts, sent_at from mail_outbox`),
        await tx.query(sql`select 1 from jobs where kind = 'mail'`),
      ]),
    )
    expect(mails).toEqual([{ attempts: 1, sent_at: expect.any(Date) as Date }])
    expect(jobs).toEqual([])
  })
})
