import { expect, test } from 'vitest'
import { createFileStore } from './file-store.ts'

const scope = { tenant: 115, user: 'nadine' }

test('where the browser stores nothing, no file is kept, and that is known', async () => {
  const files = createFileStore('direct-orders', scope, () => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(await files.keep('draft', [new File(['x'], 'Motiv.pdf')])).toBe(false)
  expect(await files.read('draft')).toEqual([])
})
