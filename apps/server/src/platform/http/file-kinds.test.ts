import { refusedEnding } from '@atrium/api-client/contract'
import { describe, expect, test } from 'vitest'
import { Problem } from '../problem.ts'
import {
  areEndings,
  defaultRules,
  requireGoodContent,
  requireGoodType,
  rulesOf,
} from './file-kinds.ts'

const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])
const elf = Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(200)])
const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
const installer = Buffer.concat([compound, Buffer.from('84100c0000000000c000000000000046', 'hex')])
const disk = Buffer.concat([Buffer.alloc(0x8001), Buffer.from('CD001'), Buffer.alloc(100)])

/** A zip with one stored entry. */
function zipOf(name: string, content = 'x') {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt32LE(content.length, 18)
  head.writeUInt32LE(content.length, 22)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, Buffer.from(name), Buffer.from(content)])
}

const refusal = async (work: () => unknown) => {
  try {
    await work()
    return undefined
  } catch (error) {
    return error instanceof Problem ? error.fields!.files : error
  }
}
const contentRefusal = (head: Uint8Array, name: string, rules = defaultRules) =>
  refusal(() => requireGoodContent(head, name, rules, 'files'))

describe('names', () => {
  test.each([
    ['Setup.exe', 'exe'],
    ['RECHNUNG.PDF.EXE', 'exe'],
    ['Rechnung.exe.pdf', 'exe'],
    ['Rechnung.pdf.  exe', 'exe'],
    ['Start.bat', 'bat'],
    ['skript.js', 'js'],
    ['Verknüpfung.lnk', 'lnk'],
    ['Abbild.iso', 'iso'],
    ['Mediaplan.xlsm', 'xlsm'],
    ['.exe', 'exe'],
  ])('%s is refused for .%s (FILE-07)', (name, ending) => {
    expect(refusedEnding(name, defaultRules)).toBe(ending)
  })

  test.each([
    'Mediaplan.xlsx',
    'exe',
    'Plan für exe-Dateien.pdf',
    'www.alpenquell.com.pdf',
    'chart.js.png',
    'Banner.zip',
    'Spot.v2.mov',
    'Ohne Endung',
  ])('%s is taken (FILE-07)', (name) => {
    expect(refusedEnding(name, defaultRules)).toBeUndefined()
  })

  test('an application refuses more kinds, by the last ending alone, and allows others (FILE-07)', () => {
    const rules = rulesOf({ refused: '.PSD, zip', allowed: '*.js;exe', allowsMacros: true })
    expect(refusedEnding('Plakat.psd', rules)).toBe('psd')
    expect(refusedEnding('Plakat.psd.pdf', rules)).toBeUndefined()
    expect(refusedEnding('Archiv.ZIP', rules)).toBe('zip')
    for (const name of ['skript.js', 'Setup.exe', 'Plan.xlsm']) {
      expect(refusedEnding(name, rules)).toBeUndefined()
    }
    expect(refusedEnding('Start.bat', rules)).toBe('bat')
    // What is in both lists is refused.
    expect(refusedEnding('a.js', rulesOf({ refused: 'js', allowed: 'js' }))).toBe('js')
  })

  test('a list of kinds is made of endings (ADM-09)', () => {
    expect(areEndings('zip, .psd;*.AI\nmp4')).toBe(true)
    expect(areEndings('')).toBe(true)
    expect(areEndings('alle Bilder!')).toBe(false)
    expect(areEndings('../../etc')).toBe(false)
  })
})

describe('contents', () => {
  test.each([
    ['a program', program, 'exe'],
    ['a program of Linux', elf, 'elf'],
    ['an installer', installer, 'msi'],
    ['an image of a disk', disk, 'iso'],
    ['a script', Buffer.from('#!/bin/sh\nrm -rf /\n'), 'sh'],
    ['a Java archive', zipOf('META-INF/MANIFEST.MF'), 'jar'],
  ])(
    '%s is refused by its first bytes, whatever it is called (FILE-07)',
    async (_what, head, kind) => {
      const text = await contentRefusal(head, 'Rechnung.pdf')
      expect(text).toMatchObject({ de: expect.stringContaining(`„.${kind}“-Datei`) })
      expect(text).toMatchObject({ en: expect.stringContaining('Rechnung.pdf') })
    },
  )

  test.each([
    ['a text that begins like a program', Buffer.from('MZ-Liste: Medienzeiten'), 'Liste.txt'],
    ['an older office document', compound, 'Brief.doc'],
    ['an archive', zipOf('Banner/index.html'), 'Banner.zip'],
    ['nothing known', Buffer.from([1, 2, 3]), 'Daten.bin'],
  ])('%s is taken (FILE-07)', async (_what, head, name) => {
    expect(await contentRefusal(head, name)).toBeUndefined()
  })

  test('an application that allows programs takes them (ADM-09)', async () => {
    const rules = rulesOf({ allowed: 'exe' })
    expect(await contentRefusal(program, 'Setup.exe', rules)).toBeUndefined()
    expect(await contentRefusal(elf, 'Setup.exe', rules)).toBeDefined()
  })

  test('of what is there already, the type that was found in it counts (T-71)', async () => {
    const refused = (type: string | null, name: string) =>
      refusal(() => requireGoodType(type, name, defaultRules, 'files'))
    expect(await refused('application/x-msdownload', 'Plan.pdf')).toBeDefined()
    expect(await refused('application/pdf', 'Plan.exe')).toBeDefined()
    expect(await refused('application/pdf', 'Plan.pdf')).toBeUndefined()
    expect(await refused(null, 'Plan.pdf')).toBeUndefined()
    const macros = 'application/vnd.ms-excel.sheet.macroenabled.12'
    expect(await refused(macros, 'Plan.xlsx')).toMatchObject({
      de: expect.stringContaining('Makros'),
    })
  })
})
