import { expect, test } from 'vitest'
import { asPure, withoutSchemas } from './lean-contract.ts'

const source = `import * as z from 'zod/mini'
const save = { method: 'PUT', encoding: 'form', jsonFields: ['data'], body: z.object({ id }), errors: [409] } as const
export const kinds = { File: 1, status: 2 } as const
export const row = z.object({ id: z.int() }).check(z.refine(Boolean))
export const rows = area('rows', {
  list: {
    method: 'GET',
    path: 'rows/{applicationId}',
    summary: 'All of them, (even) these: {',
    rows: ['API-01'],
    params: application,
    response: z.object({ rows: z.array(row), more: z.int() }),
  },
  save: { ...save, path: 'rows', rows: ['API-02'] },
})
`

test('a browser gets of a call what it sends, and nothing that checks it', () => {
  const lean = withoutSchemas(source)
  for (const kept of [
    "method: 'GET'",
    "path: 'rows/{applicationId}'",
    "jsonFields: ['data']",
    '...save',
  ])
    expect(lean).toContain(kept)
  for (const gone of ['summary', 'API-0', 'params', 'response', 'body:', 'errors', 'more'])
    expect(lean).not.toContain(gone)
  // The end of the call is still there.
  expect(lean).toMatch(/\},\n  save: \{ \.\.\.save/)
  // Other objects keep their words.
  expect(lean).toContain('kinds = { File: 1, status: 2 }')
})

test('what makes schemas and areas is marked as doing nothing else', () => {
  const pure = asPure(source)
  expect(pure).toContain('row = /* @__PURE__ */ (() => (z.object(')
  expect(pure).toContain("rows = /* @__PURE__ */ (() => (area('rows', {")
  expect(pure).toContain('kinds = { File: 1, status: 2 } as const\n')
})
