import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLiveConnection } from '@atrium/api-client/live'
import type { LiveConnection, LiveEvent } from '@atrium/api-client/live'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { alpenquell, childrenOf, explorerOf } from '../src/areas/testing.ts'
import { createPortal } from '../src/identity/testing/portal.ts'
import { createApi } from './api.ts'
import { databases, freePort, processEnv } from './harness.ts'
import type { TestDatabase } from './harness.ts'
import { openLesson } from './lessons.ts'
import { contentOf, idsIn, sendWrite } from './writes.ts'

const main = join(import.meta.dirname, '../src/main.ts')
const kills = Number(process.env.KILLS ?? 6)
const writers = 6

/** A write that the server acknowledged, and what it said. */
interface Acknowledged {
  id: number
  name: string
  isFile: boolean
  /** Sent again after a kill, because nobody knew whether the first time had counted. */
  isRepeated: boolean
}

describe.concurrent.each(databases)('the process, killed again and again, on $name', (kind) => {
  let folder: string
  let served: TestDatabase | undefined
  let settings: Record<string, string>
  let url: string
  let child: ChildProcess | undefined
  let live: LiveConnection | undefined

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atrium-kill-'))
    if (kind.name === 'postgres') served = await kind.open()
    const [port, contentPort] = [await freePort(), await freePort()]
    url = `http://127.0.0.1:${port}`
    settings = {
      PORT: String(port),
      CONTENT_PORT: String(contentPort),
      ATRIUM_URL: url,
      CONTENT_URL: `http://localhost:${contentPort}`,
      ATRIUM_DATA: folder,
      ATRIUM_DEMO: 'small',
      LOG_LEVEL: 'error',
      ...(served && { DATABASE_URL: served.url }),
    }
  })
  afterAll(async () => {
    child?.kill('SIGKILL')
    await live?.close()
    await served?.drop()
    await rm(folder, { recursive: true, force: true })
  })

  /** Starts the real process, as `npm start` does; resolves once it answers. */
  async function start() {
    const run = spawn(process.execPath, ['--conditions=@atrium/source', main], {
      env: {
        ...processEnv,
        NODE_COMPILE_CACHE: join(tmpdir(), 'atrium-compiled'),
        ...settings,
      },
    })
    child = run
    let output = ''
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    for (const stream of [run.stdout, run.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (output.includes('Atrium is ready:')) resolve()
      })
    }
    run.once('exit', () => reject(new Error(`It did not start: ${output}`)))
    await promise
    return run
  }

  test(
    `${kills} kills -9 under load: what was acknowledged is there, once, and told to who listens`,
    { timeout: 480_000 },
    async ({ expect }) => {
      let run = await start()
      const portal = createPortal(url)
      const { access_token: token } = await portal.signIn({
        login: 'aylin.kaya',
        password: 'atrium-demo',
      })
      const api = createApi(url, token)
      const explorer = await explorerOf(api, alpenquell)
      const heard: LiveEvent[] = []
      live = createLiveConnection({ hubUrl: `${url}/hubs/portal`, token: async () => token })
      live.onEvent((event) => heard.push(event))
      live.join(alpenquell)
      await expect.poll(live.getState).toBe('connected')

      const acknowledged: Acknowledged[] = []
      let isUp = Promise.withResolvers<void>()
      isUp.resolve()
      const state = { isOver: false }
      const write = async (isFile: boolean) => {
        const name = `${isFile ? 'Datei' : 'Ordner'} ${randomUUID()}`
        const key = randomUUID()
        for (let isRepeated = false; ; isRepeated = true) {
          await isUp.promise
          const answer = await sendWrite(api, {
            applicationId: alpenquell,
            parent: explorer.id,
            name,
            isFile,
            key,
          }).catch(() => undefined)
          if (!answer) continue
          expect(answer.status).toBe(201)
          const [made] = Array.isArray(answer.body) ? answer.body : [answer.body]
          acknowledged.push({ id: made!.id, name, isFile, isRepeated })
          return
        }
      }
      const load = Array.from({ length: writers }, async (_, writer) => {
        while (!state.isOver) await write(writer % 3 === 0)
      })
      // Beside it, a learner's lesson says something without a pause.
      const lesson = await openLesson(api, alpenquell)
      const kept: { sequence: number; lessonStatus: string }[] = []
      const learning = (async () => {
        while (!state.isOver) {
          const sequence = lesson.next()
          for (;;) {
            await isUp.promise
            const answer = await lesson.say().catch(() => undefined)
            if (!answer) continue
            expect(answer.status).toBe(200)
            kept.push({ sequence, lessonStatus: answer.body.lessonStatus })
            break
          }
        }
      })()

      for (let round = 0; round < kills; round++) {
        const before = acknowledged.length
        const keptBefore = kept.length
        // In the middle of work: some are answered, the others are under way.
        const wanted = 3 + ((round * 7) % 11)
        await expect
          .poll(() => acknowledged.length - before, { interval: 1, timeout: 30_000 })
          .toBeGreaterThanOrEqual(wanted)
        // However slow the machine is, the lesson has said something between two kills.
        await expect
          .poll(() => kept.length - keptBefore, { interval: 1, timeout: 30_000 })
          .toBeGreaterThanOrEqual(2)
        isUp = Promise.withResolvers<void>()
        run.kill('SIGKILL')
        await once(run, 'exit')
        run = await start()
        isUp.resolve()
      }
      state.isOver = true
      await Promise.all([...load, learning])

      expect(acknowledged.length).toBeGreaterThan(kills * 3)
      expect(acknowledged.some(({ isRepeated }) => isRepeated)).toBe(true)
      const entries = await childrenOf(api, alpenquell, explorer.id)
      const found = Object.groupBy(entries, ({ displayName }) => displayName)
      const amiss = acknowledged.filter(
        ({ id, name }) => found[name]?.length !== 1 || found[name][0]!.id !== id,
      )
      expect(amiss).toEqual([])
      for (const { id, name } of acknowledged.filter(({ isFile }) => isFile))
        expect(await contentOf(api, alpenquell, id)).toBe(`Inhalt von ${name}`)

      // Nothing that a lesson was told is kept is lost, and no status goes back (SEM-06, T-87).
      const { cmi, lessonStatus } = (await lesson.read()).body
      expect(kept.length).toBeGreaterThan(kills)
      expect(kept.filter(({ sequence: at }) => cmi[`cmi.interactions.${at}.id`] !== `answer-${at}`)).toEqual([]) // prettier-ignore
      expect(kept.map((one) => one.lessonStatus)).toEqual(kept.map(({ sequence: at }) => (at < 10 ? 'incomplete' : 'completed'))) // prettier-ignore
      expect(lessonStatus).toBe(kept.at(-1)!.lessonStatus)

      // Who listened through all of it misses nothing, and hears nothing twice.
      const told = () => new Set(heard.flatMap(({ payload }) => idsIn(payload)))
      const unheard = () => acknowledged.filter(({ id }) => !told().has(id)).map(({ name }) => name)
      await expect.poll(unheard, { timeout: 45_000, interval: 200 }).toEqual([])
      const cursors = heard.map(({ cursor }) => cursor)
      expect(cursors).toEqual([...new Set(cursors)].toSorted())
    },
  )
})
