import { describe, expect, test } from 'vitest'
import {
  defaultViewers,
  documentExtensions,
  documentKindOf,
  readViewer,
  readViewers,
  serviceAddress,
  wayOf,
  type DocumentsViewers,
} from './documents.logic.ts'

const template = 'https://docs.example/embed?src={url}'
const services: DocumentsViewers = {
  primary: { by: 'wopi' },
  secondary: { by: 'service', template },
}
const office = { hasOffice: true, makesPdf: true }
const names = { word: 'Angebot.docx', slides: 'Strategie.pptx', sheet: 'Streuplan.xlsx' } as const

describe('sizes (VIEW-04, VIEW-05, VIEW-06)', () => {
  test.each(['word', 'slides'] as const)('%s up to 20,971,520 bytes, not a byte more (VIEW-04)', (kind) => {
    const of = (size: number) => wayOf({ kind, name: names[kind], size }, services, office)
    expect(of(20_971_520)).toEqual({ by: 'service', template })
    expect(of(20_971_521)).toEqual({ by: 'nobody', why: 'too-large' })
  }) // prettier-ignore

  test.each(['word', 'slides'] as const)('%s: the primary viewer up to 10,485,760 bytes, then the secondary (VIEW-05)', (kind) => {
    const of = (size: number) => wayOf({ kind, name: names[kind], size }, services, office)
    expect(of(0)).toEqual({ by: 'office' })
    expect(of(10_485_760)).toEqual({ by: 'office' })
    expect(of(10_485_761)).toEqual({ by: 'service', template })
  }) // prettier-ignore

  test('spreadsheets up to 5,242,880 bytes, always by the primary viewer (VIEW-06)', () => {
    const of = (size: number) => wayOf({ kind: 'sheet', name: names.sheet, size }, services, office)
    expect(of(5_242_880)).toEqual({ by: 'office' })
    expect(of(5_242_881)).toEqual({ by: 'nobody', why: 'too-large' })
  })

  test('where nobody knows the size, the primary viewer has a try', () => {
    const facts = { kind: 'word', name: names.word, size: undefined } as const
    expect(wayOf(facts, services, office)).toEqual({ by: 'office' })
  })
})

describe('the switch', () => {
  const { primary, secondary } = defaultViewers

  test('is `wopi` for most and a download for large ones unless set (VIEW-13)', () => {
    expect(readViewer(undefined, primary)).toEqual({ by: 'wopi' })
    expect(readViewer(null, secondary)).toEqual({ by: 'none' })
    expect(readViewer('  ', primary)).toEqual({ by: 'wopi' })
    expect(readViewers({})).toEqual(defaultViewers)
    expect(readViewers({ primary: null, secondary: 'wopi' }).secondary).toEqual({ by: 'wopi' })
    const large = { kind: 'word', name: names.word, size: 10_485_761 } as const
    expect(wayOf(large, defaultViewers, office)).toEqual({ by: 'nobody', why: 'too-large' })
  })

  test('takes `wopi` or an https address with its place for the file (VIEW-13)', () => {
    expect(readViewer('wopi', secondary)).toEqual({ by: 'wopi' })
    expect(readViewer(' WOPI ', secondary)).toEqual({ by: 'wopi' })
    expect(readViewer(template, primary)).toEqual({ by: 'service', template })
  })

  test.each([
    'http://docs.example/embed?src={url}',
    'https://docs.example/embed',
    'javascript:alert("{url}")',
    '{url}',
    'https://{url}',
    'none',
    'true',
  ])('%s leads nowhere: nothing is shown and no file leaves the house (VIEW-13)', (value) => {
    expect(readViewer(value, primary)).toEqual({ by: 'none' })
  })

  test('another service gets the address of the file, encoded (VIEW-15)', () => {
    const file = 'https://content.example/c/a.b/Plan „März“ $& 1+1.docx?x=1&y=2#z'
    const address = serviceAddress(`${template}&lang=de`, file)
    expect(address).toBe(`https://docs.example/embed?src=${encodeURIComponent(file)}&lang=de`)
    expect(new URL(address).searchParams.get('src')).toBe(file)
    expect(new URL(address).searchParams.get('lang')).toBe('de')
  })
})

describe('without an Office server', () => {
  const of = (kind: 'word' | 'slides' | 'sheet', name: string, makesPdf = false) =>
    wayOf({ kind, name, size: 1_000 }, defaultViewers, { makesPdf })

  test.each([
    ['word', 'Angebot.docx'],
    ['word', 'Vorlage.DOTX'],
    ['sheet', 'Streuplan.xlsx'],
    ['sheet', 'Kosten.xls'],
    ['sheet', 'Kosten.xlsb'],
    ['sheet', 'Kosten.ods'],
    ['sheet', 'Werte.csv'],
  ] as const)('the portal shows %s: %s itself', (kind, name) => {
    expect(of(kind, name)).toEqual({ by: 'portal' })
    expect(of(kind, name, true)).toEqual({ by: 'portal' })
  })

  test.each([
    ['slides', 'Strategie.pptx', { by: 'outline' }],
    ['slides', 'Strategie.ODP', { by: 'outline' }],
    ['word', 'Notiz.odt', { by: 'outline' }],
    ['slides', 'Strategie.ppt', { by: 'nobody', why: 'old' }],
    ['word', 'Vertrag.doc', { by: 'nobody', why: 'old' }],
    ['word', 'Notiz.rtf', { by: 'nobody', why: 'old' }],
  ] as const)('%s: %s is a PDF where the server makes one, else %j (T-72)', (kind, name, otherwise) => {
    expect(of(kind, name)).toEqual(otherwise)
    expect(of(kind, name, true)).toEqual({ by: 'pdf', otherwise })
    expect(wayOf({ kind, name, size: 1_000 }, defaultViewers, office)).toEqual({ by: 'office' })
  }) // prettier-ignore
})

test('the kind of a document is told by its extension, else by its media type (VIEW-07)', () => {
  for (const [kind, extensions] of Object.entries(documentExtensions))
    for (const extension of extensions)
      expect(documentKindOf({ name: `Unterlage.${extension.toUpperCase()}` })).toBe(kind)
  expect(documentKindOf({ name: 'Vertrag', type: 'application/pdf' })).toBe('pdf')
  expect(documentKindOf({ name: 'Vertrag.zip', type: 'image/png' })).toBeUndefined()
})
