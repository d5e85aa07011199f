import { assert, integer, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { belongingFaults } from './belongs-together.logic.ts'
import { blockTexts } from './building-blocks.texts.ts'

const campaign = { name: 'Küchen', customerId: 1, customerName: 'Wohnwerk', productId: 3 }
const found = { isCustomer: true, campaign, product: { name: 'Küchen' } }
const wanted = { customerId: 1, campaignId: 2, productId: 3 }
const text = blockTexts['not-together']

test.each([
  ['all fit', wanted, found, undefined, {}],
  ['the campaign is another customer’s', { ...wanted, customerId: 9 }, found, undefined, { customerId: text }],
  ['the campaign is for another product', { ...wanted, productId: 9 }, found, undefined, { productId: text }],
  ['the campaign is for any product', { ...wanted, productId: 9 }, { ...found, campaign: { ...campaign, productId: null } }, undefined, {}],
  ['the block names others', wanted, found, { customerId: 1, campaignId: 8, productId: 9 }, { campaignId: text, productId: text }],
  ['the block names what is not said', { ...wanted, productId: null }, found, { customerId: null, campaignId: null, productId: 3 }, { productId: text }],
  ['the block says nothing', wanted, found, { customerId: null, campaignId: null, productId: null }, {}],
  ['nothing of it exists', wanted, { isCustomer: false, campaign: undefined, product: undefined }, undefined, { customerId: blockTexts['unknown-customer'], campaignId: blockTexts['unknown-campaign'], productId: blockTexts['unknown-product'] }],
  ['nothing is said', { customerId: null, campaignId: null, productId: null }, { isCustomer: false, campaign: undefined, product: undefined }, undefined, {}],
] as const)('customer, campaign and product: %s (DO-19)', (_, said, there, block, expected) => {
  expect(belongingFaults(said, there, block)).toEqual(expected)
}) // prettier-ignore

test('without a fault all that is said on two sides is the same (DO-19)', () => {
  const id = option(integer({ min: 1, max: 3 }))
  const three = record({ customerId: id, campaignId: id, productId: id })
  assert(
    property(three, three, three, (said, plan, block) => {
      const there = {
        isCustomer: true,
        product: { name: 'P' },
        campaign: { name: 'K', customerName: 'K', customerId: plan.customerId ?? 1, productId: plan.productId }, // prettier-ignore
      }
      if (Object.keys(belongingFaults(said, there, block)).length > 0) return
      for (const key of ['customerId', 'campaignId', 'productId'] as const) {
        if (block[key] !== null) expect(said[key]).toBe(block[key])
      }
      if (said.customerId !== null) expect(said.customerId).toBe(there.campaign.customerId)
    }),
  )
})
