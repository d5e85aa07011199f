import { describe, expect, test } from 'vitest'
import { reportAddressOf, reportPageOf, withoutToken } from './reportAddress.ts'

describe('the address of a report alone (ROUTE-05)', () => {
  test('names the report, whatever its own address holds', () => {
    const url = '/bi/umsatz?kunde=1&woche=21#oben'
    const address = new URL(reportPageOf(url), 'https://portal.example')
    expect(address.pathname).toBe('/reports/')
    expect(reportAddressOf(address.search)).toEqual({ url })
  })

  test('may bring a token, which is taken out and nothing else with it', () => {
    const search = '?clientId=101&token=geheim&p=%2Fbi%2Fumsatz'
    expect(reportAddressOf(search)).toEqual({ url: '/bi/umsatz', token: 'geheim' })
    expect(withoutToken(search)).toBe('?clientId=101&p=%2Fbi%2Fumsatz')
    expect(withoutToken('?token=geheim')).toBe('')
  })

  test('without a report names none', () => {
    expect(reportAddressOf('?p=')).toEqual({})
  })
})
