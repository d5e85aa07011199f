import { expect, test } from 'vitest'
import { passwordPage } from './share-page.ts'

const look = { language: 'de' as const, nonce: 'n1' }

test('the colours of a tenant stand under their name, in the one style that the page has (T-73)', () => {
  const css = '[data-at-theme="c2412d"]{--at-brand:#c2412d}'
  const page = passwordPage({ ...look, colours: { name: 'c2412d', css } }, 'k')
  expect(page).toMatch(/<html[^>]+data-at-theme="c2412d"/)
  expect(page.match(/<style/g)).toHaveLength(1)
  expect(page).toContain(css)
  expect(passwordPage(look, 'k')).not.toContain('data-at-theme')
})
