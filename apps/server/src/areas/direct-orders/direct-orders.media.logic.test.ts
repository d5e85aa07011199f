import { array, assert, boolean, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blockTexts } from '../building-blocks/index.ts'
import {
  mediaFaults,
  selectedIds,
  withPrescribedDates,
  type OrderedMediaType,
} from './direct-orders.media.logic.ts'
import { orderTexts } from './direct-orders.texts.ts'

const newspaper = 2
const radio = 6
const media = (mediaTypeId: number, more: Partial<OrderedMediaType> = {}): OrderedMediaType => ({
  mediaTypeId,
  isSelected: true,
  needsDates: false,
  startDate: null,
  endDate: null,
  ...more,
})
const rules = {
  prescribed: [] as { mediaTypeId: number; isRequired: boolean; needsDates: boolean }[],
  isMediaType: (id: number) => id < 50,
  today: '2027-03-15',
  order: { startDate: null, endDate: null },
  acceptedStarts: new Map<number, string | null>(),
}
const required = [{ mediaTypeId: newspaper, isRequired: true, needsDates: true }]
const at = 'booking.bookingMediaTypes'

describe('the media types of an order', () => {
  test('at least one is chosen (DO-16)', () => {
    const fault = { [at]: orderTexts['media-type-missing'] }
    expect(mediaFaults([], rules)).toEqual(fault)
    expect(mediaFaults([media(radio, { isSelected: false })], rules)).toEqual(fault)
    expect(mediaFaults([media(radio)], rules)).toEqual({})
  })

  test('one that the building block requires is neither left out nor deselected (DO-16)', () => {
    const prescribed = [...required, { mediaTypeId: radio, isRequired: false, needsDates: false }]
    expect(mediaFaults([media(radio)], { ...rules, prescribed })).toEqual({
      [at]: orderTexts['media-type-required'],
    })
    const both = [media(radio), media(newspaper, { isSelected: false })]
    expect(mediaFaults(both, { ...rules, prescribed })).toEqual({
      [`${at}[1].isSelected`]: orderTexts['media-type-locked'],
    })
  })

  test('each is known, offered by the building block, and listed once (DO-16)', () => {
    const faults = mediaFaults([media(99), media(radio), media(newspaper), media(newspaper)], {
      ...rules,
      prescribed: required,
    })
    expect(faults).toEqual({
      [`${at}[0].mediaTypeId`]: blockTexts['unknown-media-type'],
      [`${at}[1].mediaTypeId`]: orderTexts['media-type-not-offered'],
      [`${at}[3].mediaTypeId`]: blockTexts['media-type-twice'],
    })
  })

  test('the building block says which need dates; what they leave open follows the order (DO-05, DO-15)', () => {
    const [plain] = withPrescribedDates([media(newspaper)], required)
    expect(plain?.needsDates).toBe(true)
    expect(withPrescribedDates([media(radio, { needsDates: true })], required)[0]?.needsDates).toBe(true) // prettier-ignore
    expect(mediaFaults([plain!], rules)).toEqual({})
    const order = { startDate: '2027-04-01', endDate: '2027-04-10' }
    const partly = (days: Partial<OrderedMediaType>) =>
      mediaFaults([{ ...plain!, ...days }], { ...rules, order })
    expect(partly({ startDate: '2027-04-02' })).toEqual({})
    expect(partly({ endDate: '2027-04-09' })).toEqual({})
    expect(partly({ startDate: '2027-04-10' })).toEqual({
      [`${at}[0].endDate`]: orderTexts['ends-before-start'],
    })
    expect(partly({ endDate: '2027-04-01' })).toEqual({
      [`${at}[0].endDate`]: orderTexts['ends-before-start'],
    })
    // The order itself is told that it begins in the past.
    const begunOrder = { startDate: '2027-03-01', endDate: '2027-04-10' }
    expect(mediaFaults([{ ...plain!, endDate: '2027-04-09' }], { ...rules, order: begunOrder })).toEqual({}) // prettier-ignore
    const begun = { ...plain!, startDate: '2027-03-01', endDate: '2027-03-20' }
    expect(mediaFaults([begun], rules)).toEqual({
      [`${at}[0].startDate`]: orderTexts['starts-in-past'],
    })
    const acceptedStarts = new Map([[newspaper, '2027-03-01']])
    expect(mediaFaults([begun], { ...rules, acceptedStarts })).toEqual({})
  })

  test('a medium runs while its order does (DO-05)', () => {
    const order = { startDate: '2027-04-01', endDate: '2027-04-10' }
    const on = (startDate: string, endDate: string) =>
      mediaFaults([media(radio, { startDate, endDate })], { ...rules, order })
    const fault = orderTexts['media-outside-order']
    expect(on('2027-04-01', '2027-04-10')).toEqual({})
    expect(on('2027-03-31', '2027-04-10')).toEqual({ [`${at}[0].startDate`]: fault })
    expect(on('2027-04-01', '2027-04-11')).toEqual({ [`${at}[0].endDate`]: fault })
    expect(on('2027-04-11', '2027-04-12')).toEqual({
      [`${at}[0].startDate`]: fault,
      [`${at}[0].endDate`]: fault,
    })
  })

  test('whatever is sent: without a fault all that is required is chosen, and all that is chosen is known (DO-16)', () => {
    const one = record({ mediaTypeId: integer({ min: 1, max: 60 }), isSelected: boolean() })
    const rule = record({ mediaTypeId: integer({ min: 1, max: 49 }), isRequired: boolean() })
    assert(
      property(array(one, { maxLength: 6 }), array(rule, { maxLength: 4 }), (sent, wanted) => {
        const all = sent.map(({ mediaTypeId, isSelected }) => media(mediaTypeId, { isSelected }))
        const prescribed = wanted.map((entry) => ({ ...entry, needsDates: false }))
        if (Object.keys(mediaFaults(all, { ...rules, prescribed })).length > 0) return
        const chosen = selectedIds(all)
        expect(chosen.length).toBeGreaterThan(0)
        expect(chosen.every((id) => id < 50)).toBe(true)
        const needed = prescribed.filter(({ isRequired }) => isRequired)
        expect(needed.every(({ mediaTypeId }) => chosen.includes(mediaTypeId))).toBe(true)
      }),
    )
  })
})
