import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contacts } from '@atrium/api-client/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { alpenquell, explorerOf, upload } from '../src/areas/testing.ts'
import { createPortal } from '../src/identity/testing/portal.ts'
import { createApi } from './api.ts'
import type { Api } from './api.ts'
import { freePort, processEnv } from './harness.ts'

const main = join(import.meta.dirname, '../src/main.ts')

const person = { login: 'aylin.kaya', password: 'atrium-demo' }

/** A command that sees a small disk of its own in `folder`, which is gone with it. */
const onSmallDisk = (folder: string, command: string) =>
  [
    'unshare',
    ['-rm', 'sh', '-c', `mount -t tmpfs -o size=200m none '${folder}' && exec ${command}`],
  ] as const
const canMount = spawnSync(...onSmallDisk('/mnt', 'true')).status === 0

/** The real process with the embedded database, on a disk that is really full. */
describe.skipIf(!canMount)('a full disk', { timeout: 120_000 }, () => {
  let folder: string
  let child: ChildProcess
  let api: Api

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atrium-full-'))
    const [port, contentPort] = [await freePort(), await freePort()]
    const url = `http://localhost:${port}`
    child = spawn(
      ...onSmallDisk(folder, `${process.execPath} --conditions=@atrium/source ${main}`),
      {
        env: {
          ...processEnv,
          PORT: String(port),
          CONTENT_PORT: String(contentPort),
          ATRIUM_URL: url,
          ATRIUM_DATA: folder,
          ATRIUM_DEMO: 'small',
          DISK_RESERVE_MIB: '1',
        },
      },
    )
    const ready = new Promise<void>((resolve, reject) => {
      let output = ''
      child.stdout!.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (output.includes('Atrium is ready:')) resolve()
      })
      child.once('exit', () => reject(new Error(`It ended: ${output}`)))
    })
    await ready
    api = createApi(url, (await createPortal(url).signIn(person)).access_token)
  }, 120_000)
  afterEach(async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
    await rm(folder, { recursive: true, force: true })
  })

  /** Takes all the room that is left. */
  async function fill(): Promise<() => Promise<void>> {
    const path = `/proc/${child.pid}/root${folder}/filler`
    const file = await open(path, 'w')
    for (let size = 1024 * 1024; size >= 512;) {
      const isFull = await file.write(Buffer.alloc(size)).then(
        ({ bytesWritten }) => bytesWritten < size,
        () => true,
      )
      if (isFull) size /= 2
    }
    await file.close()
    return () => rm(path)
  }

  const add = (lastName: string) =>
    api.call(contacts.create, {
      params: { applicationId: alpenquell },
      body: { firstName: 'Voll', lastName },
    })
  const people = async () => {
    const { body } = await api.call(contacts.list, { params: { applicationId: alpenquell } })
    return body.filter(({ firstName }) => firstName === 'Voll').map(({ lastName }) => lastName)
  }
  const parts = async () => {
    const response = await api.fetch('/ready')
    const { status, parts: known } = (await response.json()) as {
      status: string
      parts: Record<string, { state: string }>
    }
    return [response.status, status, known.disk?.state]
  }

  test('what is written is refused and said, what is read goes on, and nothing that was answered is lost', async () => {
    const explorer = await explorerOf(api, alpenquell)
    expect(await parts()).toEqual([200, 'ready', 'up'])
    const makeRoom = await fill()
    const sent = await upload(api, alpenquell, explorer, ['Voll.txt'])
    expect([sent.status, sent.problem.code]).toEqual([507, 'storage-full'])
    const kept: string[] = []
    let refused
    for (let number = 0; number < 2_000 && !refused; number++) {
      const name = `${number} ${'x'.repeat(80)}`
      const answer = await add(name)
      if (answer.status === 201) kept.push(name)
      else refused = [answer.status, answer.problem.code]
    }
    expect(refused).toEqual([507, 'storage-full'])
    expect(await people()).toEqual(kept)
    expect(await parts()).toEqual([200, 'degraded', 'down'])

    await makeRoom()
    expect((await add('danach')).status).toBe(201)
    expect(await people()).toEqual([...kept, 'danach'])
    expect((await upload(api, alpenquell, explorer, ['Voll.txt'])).status).toBe(201)
    expect(await parts()).toEqual([200, 'ready', 'up'])
    expect(child.exitCode).toBeNull()
  })
})
