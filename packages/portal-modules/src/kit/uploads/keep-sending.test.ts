import { expect, test } from 'vitest'
import { PortError } from '../port-error.ts'
import { isSame, keepSending } from './keep-sending.ts'

const offline = new PortError({ code: 'offline' })

/** Sends what the answers say, and writes down how it went. */
async function run(answers: readonly (Error | 'moves, then offline' | 'arrives')[]) {
  const pauses: number[] = []
  let stalls = 0
  const left = [...answers]
  const outcome = await keepSending(
    async (moved) => {
      const answer = left.shift()
      if (answer === 'arrives') return 'there'
      if (answer !== 'moves, then offline') throw answer
      moved()
      throw offline
    },
    {
      signal: new AbortController().signal,
      onStalled: () => (stalls += 1),
      wait: async (failures) => void pauses.push(failures),
    },
  ).catch((error: unknown) => error)
  return { outcome, pauses, stalls }
}

test('a file goes on while the way is gone; the pauses begin short again once something arrived (T-64)', async () => {
  const answers = [offline, offline, 'moves, then offline', offline, 'arrives'] as const
  expect(await run(answers)).toEqual({ outcome: 'there', pauses: [0, 1, 0, 1], stalls: 4 })
})

test('what is refused is not tried again; what is busy is', async () => {
  const refused = new PortError({ code: 'invalid' })
  expect(await run([offline, refused, 'arrives'])).toMatchObject({ outcome: refused, stalls: 1 })
  const full = new PortError({ code: 'unknown', reason: 'storage-full' })
  expect((await run([full])).outcome).toBe(full)
  const locked = new PortError({ code: 'unknown', reason: 'locked' })
  expect(await run([locked, 'arrives'])).toMatchObject({ outcome: 'there', stalls: 1 })
  const unreadable = new Error('The file could not be read')
  expect(await run([unreadable])).toMatchObject({ outcome: unreadable, stalls: 0 })
})

test('a file is the same by its name, size and day, however its umlauts are written', () => {
  const file = { name: 'Übersicht.pdf', size: 10, lastModified: 5 }
  expect(isSame(file, { ...file, name: file.name.normalize('NFD') })).toBe(true)
  expect(isSame({ ...file, name: file.name.normalize('NFD') }, file)).toBe(true)
  expect(isSame({ ...file, lastModified: undefined }, file)).toBe(true)
  expect(isSame(file, { ...file, lastModified: 6 })).toBe(false)
  expect(isSame(file, { ...file, size: 11 })).toBe(false)
  expect(isSame(file, { ...file, name: 'Anders.pdf' })).toBe(false)
})
