import { mediaKindById, mediaKinds, mediaTypes } from '@atrium/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { mediaColours } from './media-types.texts.ts'

/** Contrast of a colour on white, by WCAG 2. */
function onWhite(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

test.each(mediaKinds)('%s has a colour that is readable on white (MT-01)', (kind) => {
  expect(onWhite(mediaColours[kind])).toBeGreaterThanOrEqual(4.5)
})

describe.each(databases)('media types on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  test('are 17, each with name, icon and colour (API-07, MT-02)', async () => {
    const { status, body } = await (await server.as('korbinian.huber')).call(mediaTypes.list)
    expect(status).toBe(200)
    expect(body.map(({ id }) => id)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 15, 19, 20, 22, 23, 41,
    ])
    expect(body.map(({ id }) => id)).toEqual(Object.keys(mediaKindById).map(Number))
    expect(new Set(body.map(({ name }) => name)).size).toBe(17)
    expect(body.find(({ id }) => id === 8)).toEqual({
      id: 8,
      name: 'Out-of-Home',
      icon: 'out-of-home',
      colour: '#2d7b3e',
    })
  })

  test('are named in the language of the caller', async () => {
    const api = await server.as('priya.raman')
    const { body } = await api.call(mediaTypes.list, {}, { 'accept-language': 'en' })
    expect(body.find(({ id }) => id === 13)?.name).toBe('Free newspaper')
  })
})
