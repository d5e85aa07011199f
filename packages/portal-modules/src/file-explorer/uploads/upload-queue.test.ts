import { expect, test, vi } from 'vitest'
import { PortError } from '../../kit/port-error.ts'
import { maxFileBytes } from '../file-explorer.logic.ts'
import type { Upload } from '../file-explorer.port.ts'
import { createMemoryFileExplorer } from '../testing/memory-port.ts'
import { createUploadQueue, uploadTotals, type UploadItem } from './upload-queue.ts'

const file = (name: string, text = 'Inhalt') => new File([text], name)
const ofSize = (name: string, size: number) =>
  Object.defineProperty(new File(['x'], name), 'size', { value: size })

function setUp(
  options: Parameters<typeof createMemoryFileExplorer>[0] = {},
  more?: Parameters<typeof createUploadQueue>[1],
) {
  const memory = createMemoryFileExplorer(options)
  const uploads: Upload[] = []
  const port = {
    resumable: memory.port.resumable,
    upload: (upload: Upload) => {
      uploads.push(upload)
      return memory.port.upload(upload)
    },
  }
  const queue = createUploadQueue(port, more)
  const add = (...files: File[]) =>
    queue.add({ folderId: memory.rootId, folderName: 'Sommerfrische', files, notify: false })
  const named = (name: string) => queue.getSnapshot().find((item) => item.file.name === name)!
  const ended = () =>
    expect.poll(() => uploadTotals(queue.getSnapshot()).open, { interval: 5 }).toBe(0)
  const stored = async () =>
    (await memory.port.folder(memory.rootId).load()).entries.map((entry) => entry.name).sort()
  return { memory, uploads, queue, add, named, ended, stored }
}
const sentOf = ({ state }: UploadItem) => ('sentBytes' in state ? state.sentBytes : 0)
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

test('a file whose name cannot be is sent under another one; what cannot be mended that way stays refused (FILE-10)', async () => {
  const { queue, add, ended, stored } = setUp()
  add(file('Was ist das?.txt', 'ja'), file('leer?.txt', ''))
  await ended()
  const [named, empty] = queue.getSnapshot()
  queue.rename(named!.id, 'noch?.txt')
  queue.rename(empty!.id, 'leer.txt')
  expect(statuses(queue.getSnapshot())).toEqual([
    ['Was ist das?.txt', 'refused'],
    ['leer?.txt', 'refused'],
  ])
  queue.rename(named!.id, 'Was ist das.txt')
  await ended()
  expect(await stored()).toEqual(['Was ist das.txt'])
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

test('small files that found no connection begin anew as soon as there is one, in the same call (T-64)', async () => {
  const { wait, back } = network()
  const { memory, queue, add, ended, uploads, stored } = setUp({}, { wait })
  memory.failNext('upload', new PortError({ code: 'offline' }))
  add(file('a.txt'), file('b.txt'))
  await ended()
  expect(statuses(queue.getSnapshot())).toEqual([
    ['a.txt', 'failed'],
    ['b.txt', 'failed'],
  ])
  back()
  await expect.poll(stored).toEqual(['a.txt', 'b.txt'])
  expect(new Set(uploads.map((upload) => upload.commandId)).size).toBe(1)
  expect(wait).toHaveBeenCalledTimes(1)
})

test('a cancelled file is taken out; the others of its call are sent without it', async () => {
  const { queue, add, ended, named, stored } = setUp({ bytesPerSecond: 200 })
  add(file('a.txt', 'x'.repeat(30)), file('b.txt', 'x'.repeat(30)))
  await expect.poll(() => named('a.txt').state.status).toBe('sending')
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

const large = (name: string, size = 40, lastModified = 1) =>
  new File(['x'.repeat(size)], name, { lastModified })

/** Waits for nothing but the word. */
function network() {
  let goOn = () => {}
  const wait = vi.fn(
    (_failures: number, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        goOn = resolve
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  )
  return { wait, back: () => goOn() }
}

test('a large file goes piece by piece and is put into its folder when all is there; small ones go as ever (T-64)', async () => {
  const { queue, add, ended, uploads, stored } = setUp({ largeFrom: 10, bytesPerSecond: 400 })
  add(large('film.mov'), file('a.txt', 'klein'))
  await ended()
  expect(
    uploads.map(({ files, uploadIds }) => [files.map(({ name }) => name), !!uploadIds]),
  ).toEqual([
    [['a.txt'], false],
    [[], true],
  ])
  expect(await stored()).toEqual(['a.txt', 'film.mov'])
  expect(statuses(queue.getSnapshot()).map(([, status]) => status)).toEqual(['done', 'done'])
})

test('paused it stays where it is, lets others by, and goes on from there (T-64)', async () => {
  const { memory, queue, add, ended, named, stored } = setUp({ largeFrom: 10, bytesPerSecond: 200 })
  add(large('film.mov', 60))
  await expect.poll(() => sentOf(named('film.mov'))).toBeGreaterThan(10)
  queue.pause(named('film.mov').id)
  const at = sentOf(named('film.mov'))
  expect(named('film.mov').state.status).toBe('paused')
  add(file('a.txt', 'klein'))
  await ended()
  expect(await stored()).toEqual(['a.txt'])
  const seen: number[] = []
  queue.subscribe(() => seen.push(sentOf(named('film.mov'))))
  queue.resume(named('film.mov').id)
  await ended()
  expect(seen.filter((sent) => sent > 0)[0]).toBeGreaterThanOrEqual(at)
  expect(await stored()).toEqual(['a.txt', 'film.mov'])
  expect(await memory.port.resumable!.unfinished()).toEqual([])
})

test('without a connection it waits, says so, and goes on by itself; a full disk ends it (T-64)', async () => {
  const { wait, back } = network()
  const { memory, queue, add, ended, named } = setUp({ largeFrom: 10 }, { wait })
  memory.failNext('resumable', new PortError({ code: 'offline', reason: 'offline' }))
  add(large('film.mov'))
  await expect.poll(() => named('film.mov').state.status).toBe('stalled')
  back()
  await ended()
  expect(named('film.mov').state.status).toBe('done')
  expect(wait).toHaveBeenCalledTimes(1)

  const full = new PortError({ code: 'unknown', reason: 'storage-full', retryable: true })
  memory.failNext('resumable', full)
  add(large('zwei.mov'))
  await ended()
  expect(named('zwei.mov').state).toMatchObject({ status: 'failed', error: full })
  queue.retry([named('zwei.mov').id])
  await ended()
  expect(named('zwei.mov').state.status).toBe('done')
})

test('what was begun before the page was loaded asks for its file and takes no other (T-64)', async () => {
  const { queue, ended, named, stored, uploads } = setUp({
    largeFrom: 10,
    unfinished: [
      { name: 'film.mov', size: 40, sentBytes: 25, lastModified: 1 },
      { name: 'fertig.mov', size: 30, sentBytes: 30, lastModified: 1 },
    ],
  })
  await queue.recover()
  await ended()
  expect(await stored()).toEqual(['fertig.mov'])
  // The page before may have asked for the same, and not heard the answer: it happens once.
  expect(uploads.map(({ commandId }) => commandId)).toEqual(uploads[0]!.uploadIds)
  expect(named('film.mov').state).toEqual({ status: 'interrupted', sentBytes: 25 })
  queue.attach(named('film.mov').id, large('film.mov', 41))
  expect(named('film.mov').state).toMatchObject({ status: 'interrupted', isDifferentFile: true })
  const seen: number[] = []
  queue.subscribe(() => seen.push(sentOf(named('film.mov'))))
  queue.attach(named('film.mov').id, large('film.mov'))
  await ended()
  expect(seen.filter((sent) => sent > 0)[0]).toBe(25)
  expect(await stored()).toEqual(['fertig.mov', 'film.mov'])
})

test('the same file chosen in the usual way goes on as well; another of its name replaces it (FILE-03, T-64)', async () => {
  const { memory, queue, add, ended, stored } = setUp({
    largeFrom: 10,
    unfinished: [
      { name: 'film.mov', size: 40, sentBytes: 25, lastModified: 1 },
      { name: 'alt.mov', size: 40, sentBytes: 25, lastModified: 1 },
    ],
  })
  await queue.recover()
  const [film] = await memory.port.resumable!.unfinished()
  add(large('film.mov'), large('alt.mov', 50))
  expect(queue.getSnapshot().map(({ uploadId }) => uploadId)).toEqual([film!.id, undefined])
  await ended()
  expect(await stored()).toEqual(['alt.mov', 'film.mov'])
  expect(await memory.port.resumable!.unfinished()).toEqual([])
})

test('cancelled or cleared away, nothing is left at the server (T-64)', async () => {
  const { memory, queue, add, ended, named } = setUp({ largeFrom: 10, bytesPerSecond: 200 })
  add(large('film.mov', 60))
  await expect.poll(() => sentOf(named('film.mov'))).toBeGreaterThan(10)
  queue.cancel(named('film.mov').id)
  await ended()
  await expect.poll(() => memory.port.resumable!.unfinished()).toEqual([])
  expect(queue.getSnapshot()).toEqual([])
})
