import { expect, test } from 'vitest'
import type { Figure } from './report-content.ts'
import { reportPage } from './report-page.ts'

/** What a report says of its figures, without its markup. */
function figuresOf(language: 'de' | 'en', figures: readonly Figure[]): string {
  const title = { de: 'Leistung', en: 'Performance' }
  const page = reportPage(
    { language, nonce: 'once' },
    { title, intro: title, asOf: '2026-11-20', figures, charts: [] },
  )
  const list = page.slice(page.indexOf('<dl'), page.indexOf('</dl>'))
  return list
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const label = { de: 'Reichweite', en: 'Reach' }

test('a percentage changes by percentage points, anything else by percent (COCK-11, REP-04)', () => {
  const rate: Figure = { label, value: 0.634, unit: 'percent', change: 0.021 }
  const count: Figure = { label, value: 48_210, unit: 'count', change: -0.064 }
  expect(figuresOf('de', [rate])).toBe('Reichweite 63,4 % +2,1 Prozentpunkte')
  expect(figuresOf('en', [rate])).toBe('Reach 63.4% +2.1 percentage points')
  expect(figuresOf('de', [count])).toBe('Reichweite 48.210 -6,4 %')
})

test('a price has cents and its currency, a sum whole euros, a number of points neither (REP-04)', () => {
  const of = (unit: Figure['unit']) => figuresOf('de', [{ label, value: 14.2, unit }])
  expect(of('price')).toBe('Reichweite 14,20 €')
  expect(of('euro')).toBe('Reichweite 14 €')
  expect(of('points')).toBe('Reichweite 14,2')
})
