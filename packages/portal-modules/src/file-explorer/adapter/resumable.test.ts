import { noAnswer, type Client } from '@atrium/api-client'
import { expect, test, vi } from 'vitest'
import { resumableUploads } from './resumable.ts'

vi.mock('tus-js-client', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('a large file whose first piece finds no way to the server waits for it, as one on its way does (FILE-07, T-64)', async () => {
  const door = { address: () => 'https://portal/uploads', headers: async () => ({}) }
  const client = { door } as unknown as Client
  const uploads = resumableUploads(client, { tenant: 101 } as never, (work) => work)!
  const upload = {
    folderId: 1,
    file: new File(['x'], 'Film.mp4'),
    signal: new AbortController().signal,
  }
  await expect(uploads.send(upload as never)).rejects.toEqual(noAnswer())
})
