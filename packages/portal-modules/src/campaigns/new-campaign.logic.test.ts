import { expect, test } from 'vitest'
import { beganWith, blankCampaign, campaignFaults, copiedCampaign, copyShift, startedOn } from './new-campaign.logic.ts' // prettier-ignore
import { buildCampaign } from './testing/fixtures.ts'

const choices = {
  clients: ['Nordkranz', 'Alpenquell'],
  products: [],
  currencies: ['Schweizer Franken (CHF)', 'Euro (EUR)'],
  publishers: [],
  can: { create: true },
}
const blank = blankCampaign(choices)
const source = buildCampaign({ id: 7, start: '2027-04-01', end: '2027-08-31' })

test('a new campaign is of the customer of the tenant and in euros, as the others name them (CAMP-07)', () => {
  expect(blank).toMatchObject({ client: 'Nordkranz', currency: 'Euro (EUR)', copyOf: null })
  expect(blankCampaign({ ...choices, clients: [], currencies: [] })).toMatchObject({ client: null, currency: 'EUR' }) // prettier-ignore
})

test('a copy keeps its length wherever it begins; a campaign of its own keeps its end (CAMP-07)', () => {
  const copy = copiedCampaign(source, 'Kopie')
  expect(copy).toMatchObject({ name: 'Kopie', copyOf: 7, budget: 480_000, dueOn: null })
  expect(startedOn(copy, '2027-04-11')).toMatchObject({ start: '2027-04-11', end: '2027-09-10' })
  expect(copyShift(startedOn(copy, '2027-04-11'), source)).toBe(10)
  expect(startedOn(copy, null)).toMatchObject({ start: null, end: '2027-08-31' })
  const own = { ...blank, start: '2027-04-01', end: '2027-08-31' }
  expect(startedOn(own, '2027-04-11').end).toBe('2027-08-31')
  expect(copyShift(blank, undefined)).toBe(0)
})

test('beginning with the channels of another takes from it what was not said, and nothing else (CAMP-07)', () => {
  expect(beganWith(blank, source)).toMatchObject({ copyOf: 7, product: 'Alster Limo', budget: 480_000, start: '2027-04-01', end: '2027-08-31', client: 'Nordkranz' }) // prettier-ignore
  const said = { ...blank, product: 'Eistee', budget: 5, start: '2028-01-01' }
  expect(beganWith(said, source)).toEqual({ ...said, copyOf: 7 })
  expect(beganWith({ ...said, copyOf: 7 }, undefined)).toEqual(said)
})

test('a campaign has a name and does not end before it starts (CAMP-07)', () => {
  expect(campaignFaults({ ...blank, name: ' ' })).toEqual({ name: 'missing' })
  const days = { start: '2027-04-01', end: '2027-03-31' }
  expect(campaignFaults({ ...blank, name: 'A', ...days })).toEqual({ end: 'order' })
  expect(campaignFaults({ ...blank, name: 'A', ...days, end: '2027-04-01' })).toEqual({})
})
