import { expect, test } from 'vitest'
import { campaigns, talk } from '../index.ts'

const tenants = ['alpenquell', 'wohnwerk', 'voltrad'] as const

test.each(tenants)('each channel of %s has one to six messages of its own (CAMP-16)', (tenant) => {
  const channels = campaigns[tenant].flatMap((campaign) => campaign.channels.map(([name]) => name))
  expect(Object.keys(talk[tenant]).toSorted()).toEqual(channels.toSorted())
  const counts = Object.values(talk[tenant]).map((messages) => messages.length)
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(1)
  expect(Math.max(...counts)).toBeLessThanOrEqual(6)
})

test('no sentence is said twice in the cockpits of the demo (CAMP-16)', () => {
  const all = tenants.flatMap((tenant) => Object.values(talk[tenant]).flat())
  expect(all.length).toBeGreaterThan(150)
  expect(all.filter((message, index) => all.indexOf(message) !== index)).toEqual([])
})

test('what is said at Voltrad is said in English, elsewhere in German', () => {
  const isGerman = (message: string) =>
    /\b(der|das|ist|und|wir|bitte|wie|mit|von|auf)\b/i.test(message)
  const shares = tenants.map((tenant) => {
    const messages = Object.values(talk[tenant]).flat()
    return messages.filter(isGerman).length / messages.length
  })
  expect(shares[0]).toBeGreaterThan(0.5)
  expect(shares[1]).toBeGreaterThan(0.5)
  expect(shares[2]).toBe(0)
})
