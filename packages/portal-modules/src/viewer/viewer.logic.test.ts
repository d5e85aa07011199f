import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { countDown, watchIdle } from './slideshow.ts'
import { buildFile, folderItems } from './testing/fixtures.ts'
import { arrived } from './useAhead.ts'
import { createAddresses } from './useContent.ts'
import { isStale, nextInShow, titleOf, viewKindOf } from './viewer.logic.ts'
import type { Content, ViewerPort } from './viewer.port.ts'
import { isReport, sandbox } from './views/sandbox.ts'

const kindOf = (name: string, type?: string) => viewKindOf({ kind: 'file', name, type })

describe('how an item is shown', () => {
  test('by its extension, in any case (VIEW-09)', () => {
    const recognised = {
      image: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'bmp', 'svg', 'ico'],
      audio: ['mp3', 'wav', 'ogg', 'm4a', 'aac', 'flac'],
      video: ['mp4', 'webm', 'ogv', 'mov', 'm4v'],
    }
    for (const [kind, extensions] of Object.entries(recognised))
      for (const extension of extensions) {
        expect(kindOf(`Motiv.v2.${extension}`)).toBe(kind)
        expect(kindOf(`MOTIV.${extension.toUpperCase()}`)).toBe(kind)
      }
  })

  test.each(['exe', 'psd', 'indd'])('.%s is not shown (VIEW-10)', (extension) =>
    expect(kindOf(`Unterlage.${extension}`)).toBe('file'),
  )

  test.each(['zip', '7z', 'rar', 'gz', 'tar', 'tgz', 'json', 'md'])(
    '.%s is not shown, whatever its media type says (VIEW-08)',
    (extension) => {
      for (const type of [undefined, 'image/png', 'text/plain', 'application/pdf'])
        expect(kindOf(`Unterlage.${extension}`, type)).toBe('file')
    },
  )

  test.each([
    ['IMG_0412.HEIC', 'image/heic'],
    ['Scan.tif', 'image/tiff'],
    ['Motiv.psd', 'image/vnd.adobe.photoshop'],
    ['Grundriss.dwg', 'image/vnd.dwg'],
    ['Foto.original', 'image/heif'],
  ])('%s (%s) has no preview here, and is not called damaged (VIEW-10)', (name, type) =>
    expect(kindOf(name, type)).toBe('file'),
  )

  test('without a known extension by the media type', () => {
    expect(kindOf('Aufnahme', 'audio/flac')).toBe('audio')
    expect(kindOf('Foto.original', 'image/jpeg')).toBe('image')
    expect(kindOf('Vertrag', 'application/pdf')).toBe('pdf')
    expect(kindOf('Vertrag.zip', 'application/pdf')).toBe('file')
    expect(kindOf('.mp4')).toBe('file')
  })

  test('plain text by its extension or its media type, other texts not (T-72)', () => {
    expect(kindOf('Briefing.TXT')).toBe('text')
    expect(kindOf('Protokoll', 'text/plain')).toBe('text')
    expect(kindOf('Protokoll', 'text/plain; charset=utf-8')).toBe('text')
    for (const name of ['Liesmich.md', 'Daten.json', 'Bilder.zip'])
      expect(kindOf(name, 'text/plain')).toBe('file')
    expect(kindOf('Seite', 'text/html')).toBe('file')
  })

  test('e-mails by their extension, or by the media type of one that was sent (T-72)', () => {
    expect(kindOf('Freigabe.EML', 'text/plain')).toBe('mail')
    expect(kindOf('Abstimmung.msg', 'application/x-cfb')).toBe('mail')
    expect(kindOf('Freigabe', 'message/rfc822')).toBe('mail')
  })

  test('reports and what has nothing to show stay what they are (VIEW-11)', () => {
    expect(viewKindOf({ kind: 'report', name: 'Woche.png' })).toBe('report')
    expect(viewKindOf({ kind: 'none', name: 'Woche.png' })).toBe('none')
  })

  test('names are shown without their extension where the switch is on (CFG-01, FILE-04)', () => {
    expect(titleOf(buildFile({ name: 'Plan.v3.png' }), true)).toBe('Plan.v3')
    expect(titleOf(buildFile({ name: 'Plan.v3.png' }), false)).toBe('Plan.v3.png')
    expect(titleOf({ kind: 'report', name: 'Woche 21.5' }, true)).toBe('Woche 21.5')
  })
})

describe('slideshow', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test.each([4_000, 60_000, 180_000, 300_000])(
    'of %i ms ticks every 100 ms and turns once (VIEW-03)',
    (interval) => {
      const ticks: number[] = []
      const onTurn = vi.fn()
      countDown({ interval, onTick: (elapsed) => ticks.push(elapsed), onTurn })
      vi.advanceTimersByTime(interval - 1)
      expect(onTurn).not.toHaveBeenCalled()
      expect(ticks.slice(0, 3)).toEqual([100, 200, 300])
      vi.advanceTimersByTime(1)
      expect(ticks).toHaveLength(interval / 100)
      vi.advanceTimersByTime(interval)
      expect(onTurn).toHaveBeenCalledTimes(1)
    },
  )

  test('what was stopped goes on from there', () => {
    const onTurn = vi.fn()
    const stop = countDown({ interval: 4_000, onTick: () => undefined, onTurn })
    vi.advanceTimersByTime(3_900)
    stop()
    vi.advanceTimersByTime(10_000)
    expect(onTurn).not.toHaveBeenCalled()
    countDown({ interval: 4_000, from: 3_900, onTick: () => undefined, onTurn })
    vi.advanceTimersByTime(100)
    expect(onTurn).toHaveBeenCalledTimes(1)
  })

  test('after 6 s without a move nobody is there; mouse, key and focus bring them back (VIEW-02)', () => {
    const target = new EventTarget()
    const onChange = vi.fn()
    const stop = watchIdle(target, onChange)
    vi.advanceTimersByTime(5_999)
    target.dispatchEvent(new Event('pointermove'))
    vi.advanceTimersByTime(5_999)
    expect(onChange).not.toHaveBeenCalled()
    for (const sign of ['pointermove', 'keydown', 'focusin']) {
      vi.advanceTimersByTime(6_000)
      expect(onChange).toHaveBeenLastCalledWith(true)
      target.dispatchEvent(new Event(sign))
      expect(onChange).toHaveBeenLastCalledWith(false)
    }
    stop()
    vi.advanceTimersByTime(60_000)
    expect(onChange).toHaveBeenCalledTimes(6)
  })

  test('leaves out what it cannot show, and goes on at the start', () => {
    expect(nextInShow(folderItems, 0)).toBe(1)
    expect(nextInShow(folderItems, 3)).toBe(5)
    expect(nextInShow(folderItems, 5)).toBe(0)
    expect(nextInShow([folderItems[0]!, folderItems[4]!], 0)).toBeUndefined()
  })
})

describe('addresses of content', () => {
  const start = Date.parse('2026-11-20T09:00:00Z')
  const lifetime = 300_000
  function setUp() {
    let now = start
    const asked: number[] = []
    const content = async (id: number): Promise<Content> => {
      asked.push(id)
      return { url: `/${id}`, expiresAt: new Date(now + lifetime).toISOString() }
    }
    const addresses = createAddresses({ content } as ViewerPort, () => new Date(now))
    return { addresses, asked, pass: (time: number) => void (now += time) }
  }

  test('one that is about to end is over', () => {
    const content = { url: '/1', expiresAt: new Date(start + lifetime).toISOString() }
    expect(isStale(content, new Date(start))).toBe(false)
    expect(isStale(content, new Date(start + lifetime - 1_000))).toBe(true)
  })

  test('are asked for once while they last, and kept for two items at most', async () => {
    const { addresses, asked, pass } = setUp()
    await addresses.get(1)
    await addresses.get(1)
    expect(asked).toEqual([1])
    pass(lifetime)
    await addresses.get(1)
    expect(asked).toEqual([1, 1])
    await addresses.get(2)
    await addresses.get(3)
    await addresses.get(2)
    expect(asked).toEqual([1, 1, 2, 3])
    await addresses.get(1)
    expect(asked).toEqual([1, 1, 2, 3, 1])
  })
})

test('quick turns are all counted, however late the address follows (VIEW-01)', () => {
  const twice = { known: 1, now: 3, asked: [2, 3] }
  const once = { known: 2, now: 3, asked: [3] }
  expect(arrived(twice, 2)).toEqual(once)
  expect(arrived(once, 3)).toEqual({ known: 3, now: 3, asked: [] })
  expect(arrived(twice, 3)).toEqual({ known: 3, now: 3, asked: [] })
  // The way back leads elsewhere.
  expect(arrived(twice, 9)).toEqual({ known: 9, now: 9, asked: [] })
})

test('a framed report cannot reach the portal; one of another provider is not framed (ROUTE-05)', () => {
  const isOurs = (url: string) => isReport(url, '/bi', 'https://portal.example/files?p=1')
  expect(sandbox).not.toMatch(/same-origin|top-navigation|modals/)
  expect(isOurs('/bi/woche?kunde=1')).toBe(true)
  expect(isOurs('https://portal.example/bi/woche')).toBe(true)
  for (const other of [
    '/files',
    '/bi',
    '/bikes/woche',
    '/bi/../files',
    'https://reports.example/bi/woche',
    '//reports.example/bi/woche',
    'javascript:alert(1)',
    'http://[',
  ])
    expect(isOurs(other)).toBe(false)
})
