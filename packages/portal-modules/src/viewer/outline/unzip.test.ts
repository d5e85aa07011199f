import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { zipOf } from '../testing/zip.ts'
import { mostLetters, mostParts, cut, pathFrom } from './outline.logic.ts'
import { openZip } from '../../kit/files/index.ts'

const limits = { entries: 10, entry: 1_000, total: 1_500 }

/** One entry that is packed, and says of its size whatever it likes. */
function packed(content: Buffer, said = content.length): ArrayBuffer {
  const name = Buffer.from('a.xml')
  const data = deflateRawSync(content)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(data.length, 20)
  central.writeUInt32LE(said, 24)
  central.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(30 + name.length + data.length, 16)
  const whole = Buffer.concat([local, name, data, central, name, end, Buffer.from('a comment')])
  return new Uint8Array(whole).buffer
}

describe('an archive in memory', () => {
  test('gives the entries that are asked for, packed or not', async () => {
    const zip = openZip(await zipOf({ 'a/b.xml': '<b>ü</b>', 'c.xml': '' }).arrayBuffer(), limits)
    expect(await zip.text('a/b.xml')).toBe('<b>ü</b>')
    expect(await zip.text('c.xml')).toBe('')
    expect(await zip.text('d.xml')).toBeUndefined()
    expect(await openZip(packed(Buffer.from('Übersicht')), limits).text('a.xml')).toBe('Übersicht')
  })

  test('what unfolds to more than is bearable is refused, whatever it says of itself', async () => {
    await expect(openZip(packed(Buffer.alloc(1_001)), limits).text('a.xml')).rejects.toThrow('Too large') // prettier-ignore
    await expect(openZip(packed(Buffer.alloc(90_000_000), 5)).text('a.xml')).rejects.toThrow('Too large') // prettier-ignore
    const zip = openZip(packed(Buffer.alloc(800)), limits)
    expect(await zip.text('a.xml')).toHaveLength(800)
    await expect(zip.text('a.xml')).rejects.toThrow('Too large')
    const many = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`${at}.xml`, 'x']))
    const bytes = await zipOf(many).arrayBuffer()
    expect(() => openZip(bytes, limits)).toThrow('Too many')
  })

  test('all of it can be counted without keeping it, whatever it says of itself', async () => {
    await openZip(packed(Buffer.alloc(1_000)), limits).measure()
    await expect(openZip(packed(Buffer.alloc(1_001), 5), limits).measure()).rejects.toThrow('Too large') // prettier-ignore
    const three = { 'a.xml': 'x'.repeat(600), 'b.xml': 'x'.repeat(600), 'c.xml': 'x'.repeat(600) }
    const bytes = await zipOf(three).arrayBuffer()
    await expect(openZip(bytes, limits).measure()).rejects.toThrow('Too large')
  })

  test('what is none, or cut off, is refused', async () => {
    for (const words of ['', 'Kein Archiv', 'PK'.repeat(20)])
      expect(() => openZip(new TextEncoder().encode(words).buffer)).toThrow()
    const whole = packed(Buffer.from('Übersicht'))
    const broken = new Uint8Array(whole).fill(0xff, 36, 44).buffer
    await expect(openZip(broken).text('a.xml')).rejects.toThrow()
  })
})

describe('an outline', () => {
  const part = (letters: number) => ({ title: 'x'.repeat(letters), lines: [], notes: [] })

  test('ends where nobody reads on, and says so', () => {
    expect(cut('slides', [part(1)])).toEqual({ kind: 'slides', parts: [part(1)], isCut: false })
    const many = Array.from({ length: mostParts + 1 }, () => part(1))
    expect(cut('slides', many)).toMatchObject({ parts: many.slice(1), isCut: true })
    expect(cut('text', [part(mostLetters), part(1)])).toMatchObject({ parts: [part(mostLetters)], isCut: true }) // prettier-ignore
  })

  test('a name in the file leads to its place in the file and never out of it', () => {
    const source = 'ppt/slides/slide1.xml'
    expect(pathFrom(source, '../notesSlides/n1.xml')).toBe('ppt/notesSlides/n1.xml')
    expect(pathFrom(source, '/ppt/a%20b.xml')).toBe('ppt/a b.xml')
    expect(pathFrom(source, '../../../../etc/passwd')).toBe('etc/passwd')
  })
})
