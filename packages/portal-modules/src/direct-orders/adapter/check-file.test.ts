import { ApiError, type Client } from '@atrium/api-client'
import { fileHeadBytes, type Call } from '@atrium/api-client/contract'
import { expect, test } from 'vitest'
import { checkFileWith } from './check-file.ts'

function setUp(refusal?: ApiError) {
  const sent: { id: string; file: File }[] = []
  const client: Client = {
    call: async (call: Call, input: unknown) => {
      sent.push({ id: call.id, file: (input as { files: { file: File[] } }).files.file[0]! })
      if (refusal) throw refusal
      return undefined as never
    },
  }
  return { check: checkFileWith(client, { applicationId: 115 }), sent }
}

const file = new File(['x'.repeat(200_000)], 'Motiv.pdf', { type: 'application/pdf' })

test('only as much of a file is asked about as is looked at, under its own name (DO-25, FILE-07)', async () => {
  const { check, sent } = setUp()
  expect(await check(file)).toBeUndefined()
  expect(sent.map(({ id, file: { name, size } }) => [id, name, size])).toEqual([
    ['directOrders.checkFile', 'Motiv.pdf', fileHeadBytes],
  ])
})

test('a refusal is what the server says of the file; anything else is none (FILE-07)', async () => {
  const invalid = { status: 400, code: 'invalid', title: 'Bad Request' }
  const refused = setUp(new ApiError({ ...invalid, errors: { file: ['Das ist ein Programm.'] } }))
  expect(await refused.check(file)).toBe('Das ist ein Programm.')
  const offline = setUp(new ApiError({ status: 0, code: 'offline', title: 'Offline' }))
  await expect(offline.check(file)).rejects.toMatchObject({ code: 'offline' })
  const other = setUp(new ApiError({ ...invalid, errors: { other: ['?'] } }))
  await expect(other.check(file)).rejects.toMatchObject({ code: 'invalid' })
})
