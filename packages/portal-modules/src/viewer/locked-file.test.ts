import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isLocked, LockedFile } from './locked-file.ts'
import { readWorkbook } from './sheet/read-sheets.ts'
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

/** Written by officecrypto-tool 0.0.19, password `geheim`; it opens them again. */
const reallyLocked = async (name: string) =>
  new Uint8Array(await readFile(join(import.meta.dirname, 'testing/locked', name))).buffer

test.each(['agile.xlsx', 'standard.xlsx'])(
  'a workbook that is really encrypted, %s, is known by its password and is not called damaged (row 29, VIEW-10)',
  async (name) => {
    const bytes = await reallyLocked(name)
    expect(await isLocked(bytes)).toBe(true)
    const words = { locale: 'de', yes: 'WAHR', no: 'FALSCH' } as const
    await expect(readWorkbook(bytes, words)).rejects.toBeInstanceOf(LockedFile)
  },
)
