import { expect, test } from 'vitest'
import { countFaults } from './count-faults.ts'

test('tokens, sizes between them, sums and other properties pass', async () => {
  const good = [
    'const a = css`padding: var(--at-space-2) 14px; margin: 0 auto; gap: 6px;`',
    'const b = css`margin-inline: -12px; padding-block-end: calc(var(--_rows, 8px) + 12px);`',
    'const c = css`inline-size: 16px; inset: 8px; scroll-margin: 4px; border-spacing: 4px;`',
  ]
  expect(await countFaults('token-spacing', good)).toBe(0)
})

test('a padding, a margin and a gap that have a token are refused, each of their sizes', async () => {
  const bad = [
    'const a = css`padding: 8px;`',
    'const b = css`margin-block-start: 12px`',
    'const c = css`gap: 6px 16px;`',
    'const d = css`column-gap: 20px;`',
    'const e = css`padding: calc(100% - 8px) 4px;`',
  ]
  expect(await countFaults('token-spacing', bad)).toBe(bad.length)
  expect(await countFaults('token-spacing', ['const f = css`padding: 8px 12px;`'])).toBe(2)
})
