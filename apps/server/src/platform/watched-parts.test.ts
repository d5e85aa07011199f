import { createReadStream } from 'node:fs'
import { expect, test } from 'vitest'
import { createPartStates } from './part-states.ts'
import type { FileStorage } from './storage/storage.types.ts'
import { watchStorage } from './watched-parts.ts'

const clock = { now: () => new Date('2027-03-15T08:00:00Z') }

/** A storage whose `receive` fails with an error, before it reads or while it does. */
function storageWith(error: Error | undefined, { isReading = false } = {}) {
  const changes: string[] = []
  const parts = createPartStates(clock, (part, state) => changes.push(`${part} ${state}`))
  const storage = {
    receive: async (content: AsyncIterable<Uint8Array>) => {
      if (error && !isReading) throw error
      for await (const _chunk of content) if (error) throw error
      return { temporaryKey: 'k', size: 0, sha256: '' }
    },
    read: async () => {
      throw error
    },
  } as unknown as FileStorage
  return { storage: watchStorage(storage, parts), parts, changes }
}

const failure = (code: string) => Object.assign(new Error(code), { code })

async function* content() {
  yield Buffer.from('a')
}

test('a storage that fails is down since then, and up with the next call that succeeds', async () => {
  const { storage, parts, changes } = storageWith(failure('ECONNREFUSED'))
  await expect(storage.receive(content())).rejects.toThrow('The storage does not answer.')
  await expect(storage.receive(content())).rejects.toThrow()
  expect(parts.list()).toEqual({ storage: { state: 'down', since: '2027-03-15T08:00:00.000Z' } })
  await parts.watch('storage', async () => undefined)
  expect([parts.areUp(), changes]).toEqual([true, ['storage down', 'storage up']])
})

test('a full disk is down as well, and keeps its own code (507)', async () => {
  const { storage, parts } = storageWith(failure('ENOSPC'), { isReading: true })
  await expect(storage.receive(content())).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(parts.areUp()).toBe(false)
})

test('a content that is not there says nothing about the storage', async () => {
  const { storage, parts } = storageWith(failure('ENOENT'))
  await expect(storage.read('k')).rejects.toMatchObject({ code: 'ENOENT' })
  expect(parts.list()).toEqual({})
})

test('a sender who breaks off says nothing about the storage', async () => {
  const { storage, parts } = storageWith(undefined)
  async function* broken() {
    yield Buffer.from('a')
    throw new Error('aborted')
  }
  await expect(storage.receive(broken())).rejects.toThrow('aborted')
  expect(parts.areUp()).toBe(true)
})

test('a stream that the storage never read is closed, and its own error ends nothing', async () => {
  const { storage } = storageWith(failure('ECONNREFUSED'))
  const stream = createReadStream('/nowhere/at/all')
  await expect(storage.receive(stream)).rejects.toThrow('The storage does not answer.')
  expect(stream.destroyed).toBe(true)
  await expect.poll(() => stream.closed).toBe(true)
})
