import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faultsOf, toFormName } from './checks.logic.ts'
import {
  addField,
  changeField,
  contentOf,
  copyOf,
  draftOf,
  duplicateField,
  fittingCampaigns,
  isChanged,
  moveField,
  moves,
  narrowedTo,
  newDraft,
  placeField,
  withCampaign,
  withMedia,
  withoutField,
  type DraftField,
} from './draft.logic.ts'
import { askedFields, choicesOf, isForeignValue, makeKey, mediaOf } from './fields.logic.ts'
import { findBlocks, placeOf, segmentsOf } from './list.logic.ts'
import { answerOf } from './save-answer.logic.ts'
import { PortError } from '../kit/port-error.ts'
import { allKindsOfFields, buildBlock, buildField, someBlockChoices, someBlocks } from './testing/fixtures.ts' // prettier-ignore

const { campaigns, mediaTypes } = someBlockChoices
const [weekend] = someBlocks
const everyKind = someBlocks.find(({ fields }) => fields === allKindsOfFields)!

describe('a block as it is typed', () => {
  test('is sent as it came where nothing was typed (BB-02)', () => {
    for (const block of someBlocks) {
      const sent = contentOf(draftOf(block), undefined)
      expect(sent).toMatchObject({
        name: block.name,
        budget: block.budget,
        duration: block.duration,
        campaignId: block.campaign?.id ?? null,
        media: block.media,
        fields: block.fields,
      })
    }
    expect(contentOf(draftOf(weekend!), [11]).groupIds).toEqual([11])
  })

  test('without a length it has no unit, whatever unit is chosen (BB-01, DO-30)', () => {
    const draft = { ...newDraft, durationUnit: 'year' as const }
    expect(contentOf(draft, undefined).duration).toBeNull()
    expect(contentOf({ ...draft, durationCount: 2 }, undefined).duration).toEqual({ count: 2, unit: 'year' }) // prettier-ignore
  })

  test('spaces around what was typed are no change, other words are', () => {
    const draft = draftOf(weekend!)
    expect(isChanged({ ...draft, format: `${draft.format} ` }, draft)).toBe(false)
    expect(isChanged({ ...draft, format: 'Anders' }, draft)).toBe(true)
    expect(isChanged({ ...draft, fields: withoutField(draft.fields, draft.fields[0]!.uid) }, draft)).toBe(true) // prettier-ignore
  })

  test('a copy has all its fields, and they are new', () => {
    const copy = copyOf(everyKind, 'Kopie')
    expect(copy.name).toBe('Kopie')
    expect(copy.fields.map(({ id }) => id)).toEqual(everyKind.fields.map(() => null))
    expect(copy.fields.map(({ key }) => key)).toEqual(everyKind.fields.map(({ key }) => key))
  })

  test('what a type does not have is not sent (ENT-07)', () => {
    const [field] = addField([], 'Html', 'a')
    const typed = { ...field!, key: 'H', description: ' <p>Ja</p> ', isRequired: true, value: 'x', choices: 'A\nB' } // prettier-ignore
    const [sent] = contentOf({ ...newDraft, fields: [typed] }, undefined).fields
    expect(sent).toMatchObject({ name: 'H', description: '<p>Ja</p>', isRequired: false, value: '', choices: [] }) // prettier-ignore
  })
})

describe('customer, campaign and product (DO-19)', () => {
  const chosen = { ...newDraft, ...withCampaign(newDraft, campaigns[0]) }
  test('a campaign brings its customer and product', () => {
    expect(chosen).toMatchObject({ campaignId: 901, customerId: 11_501, customerName: 'Wohnwerk Lindner SE', productId: 31 }) // prettier-ignore
    expect(withCampaign(chosen, undefined)).toEqual({ campaignId: null })
  })
  test('another customer or product lets go of a campaign that is not theirs', () => {
    expect(narrowedTo(chosen, { customerId: 11_502 }, campaigns)).toMatchObject({ campaignId: null, customerName: 'Lindner Outlet GmbH' }) // prettier-ignore
    expect(narrowedTo(chosen, { productId: 31 }, campaigns)).not.toHaveProperty('campaignId')
    expect(fittingCampaigns({ customerId: 11_501, productId: 32 }, campaigns).map(({ id }) => id)).toEqual([902]) // prettier-ignore
  })
})

test('what was said of a media type stays while others are chosen and dropped (DO-16)', () => {
  const before = [{ mediaTypeId: 6, isRequired: true, needsDates: false }]
  const both = withMedia(before, [6, 13])
  expect(both).toEqual([...before, { mediaTypeId: 13, isRequired: false, needsDates: false }])
  expect(withMedia(both, [13])).toEqual([{ mediaTypeId: 13, isRequired: false, needsDates: false }])
})

describe('fields', () => {
  const three = ['a', 'b', 'c'].reduce<readonly DraftField[]>((all, uid) => addField(all, 'TextField', uid), []) // prettier-ignore
  const uids = (fields: readonly DraftField[]) => fields.map(({ uid }) => uid).join('')

  test('the key follows the name until it is typed, and is nobody else’s', () => {
    let fields = changeField(three, 'a', { name: 'Größe der Anzeige' })
    expect(fields[0]!.key).toBe('GROESSE-DER-ANZEIGE')
    fields = changeField(fields, 'b', { name: 'Größe der Anzeige' })
    expect(fields[1]!.key).toBe('GROESSE-DER-ANZEIGE-2')
    fields = changeField(changeField(fields, 'a', { key: 'MASS' }), 'a', { name: 'Anders' })
    expect(fields[0]!.key).toBe('MASS')
    expect(changeField(draftOf(weekend!).fields, 'known-21', { name: 'Neu' })[0]!.key).toBe(
      'AKTION',
    )
  })

  test('a key is made of any name', () => {
    expect(makeKey('  Wie oft? (Stück)  ', [])).toBe('WIE-OFT-STUECK')
    expect(makeKey('???', ['FELD'])).toBe('FELD-2')
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (name, taken) => {
        const key = makeKey(name, taken)
        expect(key).toMatch(/^[A-Z0-9]+(-[A-Z0-9]+)*$/)
        expect(key.length).toBeLessThanOrEqual(100)
        expect(taken).not.toContain(key)
      }),
    )
  })

  test('are moved by a step, to an end, and before another; nothing is lost (CFG-09)', () => {
    expect(uids(moveField(three, 'a', 'later'))).toBe('bac')
    expect(uids(moveField(three, 'a', 'last'))).toBe('bca')
    expect(uids(moveField(three, 'c', 'first'))).toBe('cab')
    expect(moveField(three, 'a', 'earlier')).toBe(three)
    expect(uids(placeField(three, 'c', 'b'))).toBe('acb')
    expect(uids(placeField(three, 'a', null))).toBe('bca')
    const anyMove = fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(...moves))
    fc.assert(
      fc.property(fc.array(anyMove), (steps) => {
        const end = steps.reduce((all, [uid, move]) => moveField(all, uid, move), three)
        expect([...uids(end)].toSorted().join('')).toBe('abc')
      }),
    )
  })

  test('a duplicate stands below, with a key of its own', () => {
    const fields = duplicateField(draftOf(weekend!).fields, 'known-21', 'new')
    expect(fields.map(({ uid }) => uid)).toEqual(['known-21', 'new', 'known-22'])
    expect(fields[1]).toMatchObject({ id: null, name: 'Was ist im Angebot?', key: 'WAS-IST-IM-ANGEBOT' }) // prettier-ignore
  })

  test('are asked for with every order, or with the media that are ordered (BB-05)', () => {
    const keys = (ids: number[]) => askedFields(everyKind.fields, ids).map(({ key }) => key)
    expect(keys([])).not.toContain('TON')
    expect(keys([6])).toEqual(expect.arrayContaining(['KOPF', 'TON', 'ORT']))
    expect(keys([6])).not.toContain('GEBIET')
    expect(mediaOf([{ mediaTypeId: 8 }], everyKind.fields)).toEqual([8, 6, 13])
  })

  test('choices stand in lines, each once', () => {
    expect(choicesOf(' A \n\nB\nA')).toEqual(['A', 'B'])
    const field = buildField({ type: 'Autocomplete', choices: ['A', 'B'], value: 'A, B' })
    expect(isForeignValue(field)).toBe(false)
    expect(isForeignValue({ ...field, value: 'A,C' })).toBe(true)
    expect(isForeignValue({ ...field, type: 'TextField', value: 'C' })).toBe(false)
  })
})

describe('what is wrong', () => {
  test('nothing is with the blocks that there are', () => {
    for (const block of someBlocks) expect(faultsOf(draftOf(block))).toEqual({})
  })

  test('is told by entry, of fields by their place (BB-02)', () => {
    const [first, second] = draftOf(everyKind).fields
    const draft = {
      ...newDraft,
      name: 'ab',
      budget: -1,
      fields: [
        { ...first!, uid: 'x', name: ' ' },
        { ...second!, uid: 'y', key: first!.key, type: 'Select' as const, choices: ' ' },
        {
          ...second!,
          uid: 'z',
          key: ' ',
          type: 'Autocomplete' as const,
          choices: 'Ja, gern\nNein',
        },
        { ...second!, uid: 'v', key: 'V', type: 'Select' as const, choices: 'A', value: 'B' },
      ],
    }
    expect(faultsOf(draft)).toEqual({
      name: 'nameShort',
      budget: 'budgetNegative',
      'x.name': 'fieldNameMissing',
      'y.key': 'keyTwice',
      'y.choices': 'choicesMissing',
      'z.key': 'keyMissing',
      'z.choices': 'choiceComma',
      'v.value': 'valueForeign',
    })
  })

  test('what the server says of the third field that was sent is told at that field', () => {
    const sent = [{ uid: 'a' }, { uid: 'b' }, { uid: 'c' }]
    expect(toFormName('fields.2.key', sent)).toBe('c.key')
    expect(toFormName('fields.7.key', sent)).toBe('fields.7.key')
    expect(toFormName('name', sent)).toBe('name')
  })
})

test('a save that nothing answered is kept as status 500, an answer as it is (BB-03, ERR-13)', () => {
  const lost = answerOf(new PortError({ code: 'offline', status: 0 }))
  expect(lost.status).toBe(500)
  expect(lost.error).toMatchObject({ code: 'unknown', status: 500, retryable: true })
  const refused = new PortError({ code: 'conflict', status: 409 })
  expect(answerOf(refused)).toEqual({ status: 409, error: refused })
  expect(answerOf(new PortError({ code: 'unknown' })).status).toBe(500)
})

test('blocks are found by name, campaign, format and medium', () => {
  const found = (text: string) => findBlocks(someBlocks, text, mediaTypes, 'de').map(({ id }) => id)
  expect(found('')).toHaveLength(someBlocks.length)
  expect(found('frühjahr')).toEqual([701])
  expect(found('radio filial')).toEqual([704])
  expect(found('8-seitiger')).toEqual([702])
  expect(findBlocks([buildBlock(1)], 'nichts', mediaTypes, 'de')).toEqual([])
})

test('each place has an address, and what is none leads to a block that is not there', () => {
  for (const path of [[], ['new'], ['new', '701'], ['701'], ['701', 'options']])
    expect(segmentsOf(placeOf(path))).toEqual(path)
  expect(placeOf(['anything'])).toEqual({ kind: 'edit', id: 0 })
})
