import { expect, test } from 'vitest'
import { countFaults } from './count-faults.ts'

test('tokens, sizes between them and layers inside of a component pass', async () => {
  const good = [
    'const a = css`font-size: var(--at-font-s); border-radius: var(--at-radius-l);`',
    'const b = css`font: 600 0.6875rem / 16px var(--at-font-body); border-radius: 4px;`',
    'const c = css`z-index: 3; line-height: 14px; z-index: calc(var(--at-z-sticky) + 10);`',
  ]
  expect(await countFaults('token-css', good)).toBe(0)
})

test('a size that has a token, a text in px and a layer over the page are refused', async () => {
  const bad = [
    'const a = css`font-size: 0.75rem;`',
    'const b = css`font: 640 1.875rem / 36px var(--at-font-heading);`',
    'const c = css`font-size: 13px;`',
    'const d = css`border-radius: 14px;`',
    'const e = css`border-start-start-radius: 999px;`',
    'const f = css`z-index: 20;`',
  ]
  expect(await countFaults('token-css', bad)).toBe(bad.length)
})
