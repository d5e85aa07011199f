import { expect, test, vi } from 'vitest'
import { PortError } from '../kit/port-error.ts'
import { maxFileBytes } from './file-explorer.logic.ts'
import type { Upload } from './file-explorer.port.ts'
import { createMemoryFileExplorer } from './testing/memory-port.ts'
import { createUploadQueue, uploadTotals, type UploadItem } from './upload-queue.ts'

const file = (name: string, text = 'Inhalt') => new File([text], name)
const ofSize = (name: string, size: number) =>
  Object.defineProperty(new File(['x'], name), 'size', { value: size })

function setUp(options: Parameters<typeof createMemoryFileExplorer>[0] = {}) {
  const memory = createMemoryFileExplorer(options)
  const uploads: Upload[] = []
  const port = {
    upload: (upload: Upload) => {
      uploads.push(upload)
      return memory.port.upload(upload)
    },
  }
  const queue = createUploadQueue(port)
  const add = (...files: File[]) =>
    queue.add({ folderId: memory.rootId, folderName: 'Sommerfrische', files, notify: false })
  const named = (name: string) => queue.getSnapshot().find((item) => item.file.name === name)!
  const ended = () =>
    vi.waitFor(() => expect(uploadTotals(queue.getSnapshot()).open).toBe(0), { interval: 5 })
  const stored = async () =>
    (await memory.port.folder(memory.rootId).load()).entries.map((entry) => entry.name).sort()
  return { memory, uploads, queue, add, named, ended, stored }
}
const statuses = (items: readonly UploadItem[]) =>
  items.map((item) => [item.file.name, item.state.status])

test('files chosen together travel in one call and tell their progress each (FILE-09)', async () => {
  const { queue, add, ended, uploads, stored } = setUp({ bytesPerSecond: 40 })
  const seen: number[][] = []
  queue.subscribe(() =>
    seen.push(
      queue
        .getSnapshot()
        .map((item) => (item.state.status === 'sending' ? item.state.sentBytes : -1)),
    ),
  )
  add(file('a.txt', 'abc'), file('b.txt', 'defg'))
  await ended()
  expect(uploads).toHaveLength(1)
  expect(seen).toContainEqual([2, 0])
  expect(seen).toContainEqual([3, 3])
  expect(await stored()).toEqual(['a.txt', 'b.txt'])
})

test('a file over 1 GiB, an empty one and a forbidden name are refused before sending; the others go (FILE-10)', async () => {
  const { queue, add, ended, stored } = setUp()
  add(
    ofSize('riesig.mov', maxFileBytes + 1),
    file('leer.txt', ''),
    file('a?b.txt'),
    file('gut.txt'),
  )
  await ended()
  expect(queue.getSnapshot().map((item) => item.state)).toMatchObject([
    { status: 'refused', problem: 'too-large' },
    { status: 'refused', problem: 'no-content' },
    { status: 'refused', problem: 'characters' },
    { status: 'done' },
  ])
  expect(await stored()).toEqual(['gut.txt'])
})

test('of two files with one name the last is sent, also against what still waits (FILE-03)', async () => {
  const { queue, add, ended, memory, uploads } = setUp({ bytesPerSecond: 400 })
  add(file('erst.txt', 'x'.repeat(40)))
  add(file('plan.txt', 'alt'), file('PLAN.txt', 'neu'))
  add(file('plan.txt', 'neuest'))
  await ended()
  expect(statuses(queue.getSnapshot())).toEqual([
    ['erst.txt', 'done'],
    ['plan.txt', 'done'],
  ])
  const sent = uploads.flatMap((upload) => upload.files)
  expect(await Promise.all(sent.map((each) => each.text()))).toEqual(['x'.repeat(40), 'neuest'])
  expect(memory.idOf('plan.txt')).toBeGreaterThan(0)
})

test('when a call is refused, its files go one by one: only the one at fault fails', async () => {
  const { memory, queue, add, ended, stored, named } = setUp()
  memory.failNext('upload', new PortError({ code: 'invalid', fields: { files: ['nein'] } }))
  memory.failNext('upload', new PortError({ code: 'invalid', fields: { files: ['nein'] } }))
  add(file('a.txt'), file('b.txt'))
  await ended()
  expect(named('a.txt').state).toMatchObject({ status: 'failed', error: { code: 'invalid' } })
  expect(named('b.txt').state).toEqual({ status: 'done' })
  expect(await stored()).toEqual(['b.txt'])
  expect(queue.getSnapshot()).toHaveLength(2)
})

test('what failed is kept and sent again under the same id, so it cannot happen twice', async () => {
  const { memory, queue, add, ended, uploads, stored } = setUp()
  memory.failNext('upload', new PortError({ code: 'offline' }))
  add(file('a.txt'), file('b.txt'))
  await ended()
  expect(statuses(queue.getSnapshot())).toEqual([
    ['a.txt', 'failed'],
    ['b.txt', 'failed'],
  ])
  queue.retry(queue.getSnapshot().map((item) => item.id))
  await ended()
  expect(await stored()).toEqual(['a.txt', 'b.txt'])
  expect(new Set(uploads.map((upload) => upload.commandId)).size).toBe(1)
})

test('a cancelled file is taken out; the others of its call are sent without it', async () => {
  const { queue, add, ended, named, stored } = setUp({ bytesPerSecond: 200 })
  add(file('a.txt', 'x'.repeat(30)), file('b.txt', 'x'.repeat(30)))
  await vi.waitFor(() => expect(named('a.txt').state.status).toBe('sending'))
  queue.cancel(named('a.txt').id)
  await ended()
  expect(await stored()).toEqual(['b.txt'])
  expect(statuses(queue.getSnapshot())).toEqual([['b.txt', 'done']])
})

test('clearing keeps what is on its way', async () => {
  const { queue, add, ended } = setUp()
  add(file('a.txt'), file('leer.txt', ''))
  await ended()
  queue.clear()
  expect(queue.getSnapshot()).toEqual([])
})
