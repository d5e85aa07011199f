import { expect, test } from 'vitest'
import { isLocked } from './locked-file.ts'
import { csvOf, docxOf, lockedOfficeOf, lockedOpenDocumentOf, xlsxOf } from './testing/documents.ts'

const bytesOf = async (url: string) => (await fetch(url)).arrayBuffer()

test('a password on a document of Office or OpenDocument is known, whatever the file is called (VIEW-10)', async () => {
  expect(await isLocked(await bytesOf(lockedOfficeOf()))).toBe(true)
  expect(await isLocked(await bytesOf(lockedOpenDocumentOf()))).toBe(true)
})

test('what can be read, or is broken in another way, has none', async () => {
  for (const url of [xlsxOf(2), docxOf(), csvOf()])
    expect(await isLocked(await bytesOf(url))).toBe(false)
  const old = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0x45, 0, 0x6e, 0]).buffer
  expect(await isLocked(old)).toBe(false)
  expect(await isLocked(Uint8Array.from([0x50, 0x4b, 3, 4]).buffer)).toBe(false)
})
