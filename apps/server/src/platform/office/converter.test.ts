import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startFakeSoffice, type FakeSoffice } from '../../../test/fake-soffice.ts'
import { generate } from '../../demo/content/index.ts'
import type { DocumentConverter } from './office.types.ts'
import { createConverter, findSoffice } from './index.ts'

const document = (words: string | Buffer, extension = 'pptx') => ({
  extension,
  open: async () => Readable.from([words]),
})

describe('documents as PDF (T-72)', () => {
  let soffice: FakeSoffice
  let converter: DocumentConverter
  const start = (more: { limitMs?: number; mostBytes?: number; mostWaiting?: number } = {}) =>
    createConverter({ program: soffice.program, folder: soffice.folder, ...more })
  beforeEach(async () => {
    soffice = await startFakeSoffice()
    converter = start()
  })
  afterEach(async () => {
    await converter.close()
    expect(await soffice.left()).toEqual([])
    await soffice.stop()
  })
  const pdfOf = (words: string) =>
    converter.toPdf(document(words), async (pdf, size) => ({ words: await text(pdf), size }))

  test('a PDF is handed over, and nothing stays behind', async () => {
    process.env.TEST_SECRET = 'of the server'
    try {
      expect(await pdfOf('Strategie')).toEqual({ words: '%PDF-1.4\nStrategie', size: 18 })
    } finally {
      delete process.env.TEST_SECRET
    }
  })

  test.each(['fail', 'nothing', 'noise'])('of what says "%s" there is none', async (words) => {
    expect(await pdfOf(words)).toBeUndefined()
    expect(await pdfOf('Strategie')).toMatchObject({ size: 18 })
  })

  test('one that grows too large is none', async () => {
    converter = start({ mostBytes: 100_000 })
    expect(await pdfOf('large')).toBeUndefined()
    converter = start()
    expect(await pdfOf('large')).toMatchObject({ size: 400_008 })
  })

  test('what takes too long is ended, with all that it started', async () => {
    converter = start({ limitMs: 1_000 })
    expect(await pdfOf('hang')).toBeUndefined()
    const child = Number(await readFile(join(soffice.folder, 'child'), 'utf8'))
    await expect.poll(() => isRunning(child), { timeout: 10_000 }).toBe(false)
  })

  test('one is made after the other, and those that wait are counted', async () => {
    converter = start({ mostWaiting: 3 })
    const all = ['eins', 'fail', 'drei'].map(pdfOf)
    expect(converter.isBusy()).toBe(true)
    await Promise.all(all)
    expect(converter.isBusy()).toBe(false)
    expect(await soffice.lines()).toEqual(['begin', 'end', 'begin', 'begin', 'end'])
  })

  test('a server that stops waits for nothing', async () => {
    const work = pdfOf('hang')
    await expect.poll(() => soffice.lines(), { timeout: 10_000 }).toEqual(['begin'])
    await Promise.all([converter.close(), expect(work).rejects.toThrow()])
  })

  test('a program that is not there makes none; the setting says so at the start', async () => {
    converter = createConverter({ program: '/nowhere/soffice', folder: soffice.folder })
    expect(await pdfOf('Strategie')).toBeUndefined()
    expect(() => findSoffice('/nowhere/soffice')).toThrow(/^LIBREOFFICE_PATH: /)
    expect(findSoffice('none')).toBeUndefined()
    expect(findSoffice(soffice.program)).toBe(soffice.program)
  })
})

/** A process that has ended may stay in the list until its parent looks. */
async function isRunning(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  return stat !== undefined && !/\) Z /.test(stat)
}

const real = findSoffice(undefined)
const brand = { primary: '#0b6aa2', secondary: '#f4c430', company: 'Alpenquell' }

/** With LibreOffice where this machine has it; elsewhere these are left out. */
describe.skipIf(!real)('with LibreOffice (T-72)', () => {
  test('a presentation becomes a PDF with a page for each slide', async () => {
    const converter = createConverter({ program: real! })
    try {
      const { content } = generate('Pitch.pptx', brand)
      const pdf = await converter.toPdf(document(content), (bytes) => text(bytes))
      expect(pdf?.match(/\/Type\s*\/Page\b/g)).toHaveLength(8)
    } finally {
      await converter.close()
    }
  }, 120_000)
})
