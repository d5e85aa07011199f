import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OrderCampaign } from './direct-orders.port.ts'
import {
  actionOf,
  askedFields,
  belongTogether,
  emptyDraft,
  fittingCampaigns,
  narrowedTo,
  withAction,
  withOwnCampaign,
  newDraft,
  readDraft,
  selectedMedia,
  stepAt,
  withBlock,
  withCampaign,
  withOptions,
  writeDraft,
} from './draft.logic.ts'
import { cloneOrder, contentOf, draftOf } from './order-draft.logic.ts'
import { blocks, buildMedium, buildOrder, campaigns, someChoices, someOptions, today } from './testing/fixtures.ts' // prettier-ignore

const fresh = newDraft(today)

test('a new draft starts tomorrow with a budget of 0 (DO-14)', () => {
  expect(fresh).toMatchObject({ start: '2027-03-16', end: '2027-03-18', budget: 0 })
})

test('a draft survives being kept; of another version of which nothing fits it says so, broken text is none (DO-31)', () => {
  const draft = { ...fresh, name: 'Prospekt „Kassel“', media: [{ mediaTypeId: 13, isSelected: true, start: null, end: null }] } // prettier-ignore
  expect(readDraft(writeDraft(draft))).toEqual(draft)
  expect(readDraft('{"version":0,"draft":{}}')).toBe('outdated')
  for (const broken of [undefined, '', 'null', '{', '{"version":1}'])
    expect(readDraft(broken)).toBeUndefined()
})

test('the address leads as far as somebody has got (DO-01)', () => {
  expect(stepAt('customize', 1)).toBe(1)
  expect(stepAt('finish', 1)).toBe(0)
  expect(stepAt('elsewhere', 2)).toBe(0)
  expect(stepAt(undefined, 2)).toBe(0)
})

test('of a draft that another version wrote all is taken over that still fits, and nothing else (DO-31)', () => {
  const draft = { ...fresh, name: 'Prospekt „Kassel“', description: 'Zwei Seiten', budget: 4_800, values: { 'field-1': 'Göttingen' }, reached: 2 } // prettier-ignore
  const older = { ...draft, start: '15.03.2027', media: ['Radio'], region: undefined, colour: 'red', reached: 7 } // prettier-ignore
  const read = readDraft(JSON.stringify({ version: 0, draft: older }))
  expect(read).toEqual({
    ...draft,
    start: null,
    media: [],
    reached: 1,
    isOfOtherVersion: true,
  })
})

describe('customer, campaign and product (DO-19)', () => {
  test('a campaign brings its customer and product', () => {
    const [kitchen] = campaigns
    expect(withCampaign(kitchen)).toEqual({ campaignId: 901, customerId: 11_501, productId: 31 })
  })
  test('another customer lets go of what is not theirs, and takes their only campaign', () => {
    const chosen = { customerId: 11_501, productId: 31, campaignId: 901 }
    expect(narrowedTo(chosen, { customerId: 11_502 }, campaigns)).toEqual({
      campaignId: 904,
      customerId: 11_502,
      productId: null,
    })
    expect(narrowedTo(chosen, { productId: 32 }, campaigns)).toMatchObject({ campaignId: 902 })
  })
  const named = (id: number) => ({ id, name: `${id}` })
  const anyCampaigns: fc.Arbitrary<OrderCampaign[]> = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 30 }),
      name: fc.constant('x'),
      customer: fc.integer({ min: 1, max: 4 }).map(named),
      product: fc.option(fc.integer({ min: 1, max: 4 }).map(named)),
      mediaTypeIds: fc.constant([]),
    }),
    { selector: ({ id }) => id, maxLength: 12 },
  )
  test('however one chooses, what is chosen belongs together', () => {
    const id = fc.option(fc.integer({ min: 1, max: 4 }))
    const choice = fc.oneof(
      fc.record({ customerId: id }),
      fc.record({ productId: id }),
      fc.record({ campaignId: fc.integer({ min: 1, max: 30 }) }),
    )
    fc.assert(
      fc.property(anyCampaigns, fc.array(choice, { maxLength: 8 }), (all, choices) => {
        let draft = emptyDraft
        for (const one of choices) {
          const change =
            'campaignId' in one
              ? withCampaign(fittingCampaigns(draft, all).find((c) => c.id === one.campaignId))
              : narrowedTo(draft, one, all)
          draft = { ...draft, ...change }
          expect(belongTogether(draft, all)).toBe(true)
          if (draft.campaignId !== null)
            expect(fittingCampaigns(draft, all).map((c) => c.id)).toContain(draft.campaignId)
        }
      }),
    )
  })
})

describe('building blocks (T-45)', () => {
  test('a block prescribes name, budget, duration and campaign', () => {
    const draft = { ...fresh, ...withBlock(fresh, blocks[0]!, campaigns) }
    expect(draft).toMatchObject({
      name: 'Wochenend-Aktion',
      budget: 4_800,
      start: '2027-03-16',
      end: '2027-03-30',
      campaignId: 901,
      productId: 31,
    })
    const other = { ...draft, ...withBlock(draft, blocks[1]!, campaigns) }
    expect(other.name).toBe('Prospektverteilung')
    const named = { ...draft, name: 'Unser Fest' }
    expect({ ...named, ...withBlock(named, blocks[1]!, campaigns) }.name).toBe('Unser Fest')
  })
  test('required media are chosen, defaults stand in their fields, what was entered stays (DO-16)', () => {
    const options = someOptions(701, [])
    const draft = { ...fresh, values: { 'field-1': 'Kassel' } }
    const { media, values } = withOptions(draft, options)
    expect(media!.map(({ mediaTypeId, isSelected }) => [mediaTypeId, isSelected])).toEqual([
      [13, true],
      [6, false],
      [22, false],
    ])
    expect(values).toEqual({ 'field-1': 'Kassel', 'field-3': '12000', 'field-4': 'Beilage' })
    expect(askedFields({ media: media! }, options).map(({ setting }) => setting.id)).toEqual([1, 2, 3, 4]) // prettier-ignore
  })
})

test('a copy takes over budget, campaign, customer, product, media and values, and nothing else (DO-13)', () => {
  const order = buildOrder({ status: 'canceled', comment: 'Nur intern' })
  const copy = cloneOrder(order, today)
  expect(copy).toEqual({
    ...fresh,
    action: 'buildingBlock',
    name: order.name,
    description: order.description,
    target: order.target,
    region: 'Göttingen',
    block: { id: 701, name: 'Wochenend-Aktion' },
    customerId: 11_501,
    productId: 31,
    campaignId: 901,
    budget: 4_800,
    duration: { count: 2, unit: 'week' },
    start: '2027-03-16',
    end: '2027-03-30',
    media: [
      { mediaTypeId: 13, isSelected: true, start: null, end: null },
      { mediaTypeId: 6, isSelected: true, start: null, end: null },
    ],
    values: {
      'field-1': 'Göttingen',
      'field-2': 'Samstag,Sonntag',
      'field-3': '12000',
      'field-4': 'Beilage',
    },
    reached: 1,
  })
})

test('a copy of an order without a building block is of the same kind, with its campaign and media (DO-13)', () => {
  const order = buildOrder({ action: 'rescale', buildingBlock: null, values: [] })
  const copy = cloneOrder(order, today)
  expect(copy).toMatchObject({ action: 'rescale', block: null, campaignId: 901, budget: 4_800 })
  const options = { media: [13, 6, 8].map((id) => buildMedium(id)), fields: [] }
  expect(actionOf(copy, someChoices)).toBe('rescale')
  expect(selectedMedia({ media: withOptions(copy, options).media! }).map(({ mediaTypeId }) => mediaTypeId)).toEqual([13, 6]) // prettier-ignore
})

test('a copy of an order whose days were set by hand runs as long from tomorrow on (DO-13, T-46)', () => {
  const byHand = buildOrder({ duration: null, start: '2027-01-31', end: '2027-02-14' })
  expect(cloneOrder(byHand, today)).toMatchObject({ start: '2027-03-16', end: '2027-03-30', duration: { count: 14, unit: 'day' } }) // prettier-ignore
  const open = buildOrder({ duration: null, start: null, end: null })
  expect(cloneOrder(open, today)).toMatchObject({ start: '2027-03-16', end: '2027-03-18' })
})

test('repeated values of a field are appended in a copy (DO-13)', () => {
  const order = buildOrder()
  const [first] = order.values
  const values = ['Göttingen', '', 'Kassel'].map((value) => ({ ...first!, value }))
  expect(cloneOrder({ ...order, values }, today).values).toEqual({ 'field-1': 'Göttingen,Kassel' })
})

test('an order that is adjusted is sent as it was, when nothing is changed (DO-28)', () => {
  const order = buildOrder()
  const draft = draftOf(order)
  const options = someOptions(701, [])
  const sent = contentOf(draft, someChoices, options, { files: [], taxonomy: 'x', isSent: true })
  expect(sent).toMatchObject({
    action: 'buildingBlock',
    name: order.name,
    start: '2027-04-01',
    end: '2027-04-15',
    purchaseOrder: 'GOE-2027-014',
    campaignId: 901,
    media: [
      { mediaTypeId: 13, isSelected: true, start: '2027-04-02', end: '2027-04-09' },
      { mediaTypeId: 6, isSelected: true, start: null, end: null },
      { mediaTypeId: 22, isSelected: false },
    ],
    values: [
      { id: 1, value: 'Göttingen' },
      { id: 2, value: 'Samstag,Sonntag', words: ['Samstag', 'Sonntag'] },
      { id: 3, value: '12000' },
      { id: 4, value: 'Beilage' },
    ],
  })
})

test('a medium without days of its own runs as the order does (DO-05)', () => {
  const options = { media: [buildMedium(13)], fields: [] }
  const media = [{ mediaTypeId: 13, isSelected: true, start: null, end: null }]
  const sent = contentOf({ ...fresh, media }, someChoices, options, { files: [], taxonomy: '', isSent: true }) // prettier-ignore
  expect(sent.media[0]).toMatchObject({ start: null, end: null })
  const begun = [{ ...media[0]!, start: '2027-03-17' }]
  const partly = contentOf({ ...fresh, media: begun }, someChoices, options, { files: [], taxonomy: '', isSent: true }) // prettier-ignore
  expect(partly.media[0]).toMatchObject({ start: '2027-03-17', end: null })
})

test('an order keeps its campaign, also where that is not offered for new ones (DO-19)', () => {
  const offered = { actions: ['buildingBlock' as const], campaigns: [], blocks: [] }
  const order = buildOrder({ campaign: { id: 977, name: 'Neueröffnung' } })
  const [own] = withOwnCampaign(offered, order).campaigns
  expect(own).toMatchObject({ id: 977, name: 'Neueröffnung', customer: order.customer })
  expect(belongTogether(draftOf(order), [own!])).toBe(true)
  expect(withOwnCampaign(offered, undefined)).toBe(offered)
  expect(withOwnCampaign(offered, buildOrder({ campaign: null })).isCampaignOptional).toBe(true)
})

test('another kind loses what the block filled in, and keeps what was entered (DO-06)', () => {
  const block = { ...blocks[0]!, budget: 3_200 }
  const filled = { block: { id: block.id, name: block.name }, name: block.name, budget: 3_200 }
  expect(withAction(filled, 'switch', [block])).toMatchObject({ block: null, name: '', budget: 0 })
  const own = withAction({ ...filled, name: 'Eigener', budget: 900 }, 'switch', [block])
  expect(own).toEqual({ action: 'switch', media: [], values: {}, block: null })
  expect(withAction({ ...filled, block: null }, 'assets', [block])).toEqual({ action: 'assets' })
  expect(withAction(filled, 'buildingBlock', [block])).toEqual({ action: 'buildingBlock' })
})
