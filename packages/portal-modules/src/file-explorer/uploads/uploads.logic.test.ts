import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isHeld,
  isOpen,
  planUpload,
  toItem,
  uploadTotals,
  type UploadState,
} from './uploads.logic.ts'

const unfinished = {
  id: 'upload-1',
  name: 'film.mov',
  size: 1000,
  lastModified: 5,
  sentBytes: 400,
  folderId: 7,
  folderName: 'Kreation',
  groupIds: [3],
  notify: true,
  isMoving: false,
  onConflict: 'keep-both' as const,
}
const upload = (state: UploadState, size = 1000) => ({
  ...toItem(unfinished),
  file: { name: 'film.mov', size },
  state,
})
const error = { kind: 'offline' } as never
const refused: UploadState = { status: 'refused', problem: 'no-content' }

describe('uploads in total (FILE-09)', () => {
  test('files that wait or travel are open, paused and interrupted ones wait for somebody', () => {
    const states: UploadState[] = [
      { status: 'waiting' },
      { status: 'sending', sentBytes: 1 },
      { status: 'stalled', sentBytes: 1 },
      { status: 'paused', sentBytes: 1 },
      { status: 'interrupted', sentBytes: 1 },
      { status: 'done' },
      { status: 'failed', error },
      refused,
    ]
    const named = (is: typeof isOpen) => states.filter((state) => is(upload(state))).map(({ status }) => status) // prettier-ignore
    expect(named(isOpen)).toEqual(['waiting', 'sending', 'stalled'])
    expect(named(isHeld)).toEqual(['paused', 'interrupted'])
  })

  test('progress counts what is open and done; paused, failed and refused files do not count', () => {
    expect(
      uploadTotals([
        upload({ status: 'waiting' }, 100),
        upload({ status: 'sending', sentBytes: 30 }, 200),
        upload({ status: 'sending', sentBytes: 50, bytesPerSecond: 8 }, 400),
        upload({ status: 'sending', sentBytes: 0, bytesPerSecond: 9 }, 800),
        upload({ status: 'stalled', sentBytes: 5 }, 1600),
        upload({ status: 'done' }, 3200),
        upload({ status: 'paused', sentBytes: 7 }, 6400),
        upload({ status: 'interrupted', sentBytes: 7 }, 6400),
        upload({ status: 'failed', error }, 6400),
        upload(refused, 6400),
      ]),
    ).toEqual({
      open: 5,
      held: 2,
      failed: 2,
      done: 1,
      sentBytes: 30 + 50 + 5 + 3200,
      totalBytes: 100 + 200 + 400 + 800 + 1600 + 3200,
      bytesPerSecond: 8,
    })
  })
})

test('an upload begun before the page was loaded waits for its file, with all that was chosen for it', () => {
  expect(toItem(unfinished)).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    file: { name: 'film.mov', size: 1000, lastModified: 5 },
    source: undefined,
    uploadId: 'upload-1',
    isLarge: true,
    folderId: 7,
    folderName: 'Kreation',
    groupIds: [3],
    notify: true,
    onConflict: 'keep-both',
    state: { status: 'interrupted', sentBytes: 400 },
  })
})

describe('what becomes of chosen files', () => {
  const inFolder = (folder: string, name: string) => {
    const file = new File(['x'], name)
    Object.defineProperty(file, 'webkitRelativePath', { value: `${folder}/${name}` })
    return file
  }
  const told = (files: readonly File[]) => {
    const { ready, leftOut } = planUpload(files)
    return [ready.length, leftOut.map(({ file, reason }) => [files.indexOf(file), reason])]
  }

  test('one name in two spellings is one file: the first is left out, and named (FILE-03)', () => {
    const [composed, decomposed] = [
      'Übersicht.pdf'.normalize('NFC'),
      'Übersicht.pdf'.normalize('NFD'),
    ]
    expect(composed).not.toBe(decomposed)
    const files = [composed!, decomposed!, 'Plan.pdf'].map((name) => new File(['x'], name))
    expect(told(files)).toEqual([2, [[0, 'twice']]])
  })

  test('names are compared within a folder, not across folders', () => {
    const files = [inFolder('A', 'Plan.pdf'), inFolder('B', 'Plan.pdf'), inFolder('B', 'PLAN.pdf')]
    expect(told(files)).toEqual([2, [[1, 'twice']]])
  })

  test('what the server would refuse does not count as going (FILE-10)', () => {
    const files = [new File([], 'leer.txt'), new File(['x'], 'wer?.txt'), new File(['x'], 'da.txt')]
    expect(told(files)).toEqual([
      1,
      [
        [0, 'no-content'],
        [1, 'characters'],
      ],
    ])
  })

  test('every chosen file goes or is named', () => {
    const names = ['a', 'A', 'ä', 'a\u0308', '', 'b?', 'con']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...names)), (some) => {
        const files = some.map((name) => new File(['x'], name))
        const { ready, leftOut } = planUpload(files)
        expect(new Set([...ready, ...leftOut.map(({ file }) => file)])).toEqual(new Set(files))
        expect(ready.length + leftOut.length).toBe(files.length)
      }),
    )
  })
})
