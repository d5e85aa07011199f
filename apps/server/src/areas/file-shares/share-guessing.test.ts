import { fileShares } from '@atrium/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, entryAt, upload } from '../testing.ts'

const password = 'Brauerei 1899'

describe.each(databases)('guessing the password of a link on $name', (kind) => {
  let server: TestServer
  let now = new Date()
  let fileId: number
  const later = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000))
  beforeAll(async () => {
    server = await startServer({
      kind,
      demo: 'small',
      settings: { TRUST_PROXY: 'true' },
      clock: { now: () => now },
    })
    const aylin = await server.as('aylin.kaya')
    const folder = await entryAt(aylin, alpenquell, 'Briefings')
    fileId = (await upload(aylin, alpenquell, folder, ['Druckdaten.txt'])).body[0]!.id
  })
  afterAll(() => server?.stop())

  const create = async (secret: string) =>
    (await server.as('aylin.kaya')).call(fileShares.create, {
      params: { applicationId: alpenquell, componentId: fileId },
      body: { days: 7, password: secret },
    })
  /** The key of a new link. */
  const share = async () => new URL((await create(password)).body.url).searchParams.get('key')!
  const open = (key: string, guess: string, from: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/share`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'x-forwarded-for': from, ...headers },
      body: new URLSearchParams({ key, password: guess }),
    })
  const guessOften = async (key: string, count: number, from: (index: number) => string) => {
    const statuses: number[] = []
    for (let index = 0; index < count; index++)
      statuses.push((await open(key, `geraten ${index}`, from(index))).status)
    return statuses
  }
  const times = (count: number, status: number) => Array.from({ length: count }, () => status)

  test('ends after ten wrong ones in a row; then the right one opens nothing for 15 minutes (T-73)', async () => {
    const key = await share()
    // A page every few seconds, as a patient guesser asks for them.
    const statuses: number[] = []
    for (let index = 0; index < 25; index++) {
      statuses.push((await open(key, `geraten ${index}`, '192.0.2.1')).status)
      later(0.2)
    }
    expect(statuses).toEqual([...times(10, 401), ...times(15, 429)])
    const right = await open(key, password, '192.0.2.1')
    expect(right.status).toBe(429)
    expect(right.headers.get('retry-after')).toBe(String(10 * 60))
    expect(right.headers.getSetCookie()).toEqual([])
    const text = await right.text()
    expect(text).toContain('Zu viele falsche Kennwörter. Bitte warten Sie 10 Minuten')
    expect(text).not.toContain('Druckdaten')
    const english = await open(key, password, '192.0.2.1', { 'accept-language': 'en' })
    expect(await english.text()).toContain('Too many wrong passwords. Please wait 10 minutes')
    later(10)
    expect((await open(key, password, '192.0.2.1')).status).toBe(303)
  })

  test('shuts out nobody else: other networks and other links stay open (T-73)', async () => {
    const [key, other] = [await share(), await share()]
    await guessOften(key, 10, () => '192.0.2.2')
    expect((await open(key, password, '192.0.2.2')).status).toBe(429)
    expect((await open(key, password, '192.0.2.3')).status).toBe(303)
    expect((await open(other, password, '192.0.2.2')).status).toBe(303)
  })

  test('counts a network of IPv6 as one, and a right password forgets the wrong ones before it (T-73)', async () => {
    const key = await share()
    const statuses = await guessOften(key, 11, (index) => `2001:db8:0:7::${index + 1}`)
    expect(statuses).toEqual([...times(10, 401), 429])
    expect((await open(key, password, '2001:db8:0:8::1')).status).toBe(303)
    const twice = await share()
    const guesses = () => guessOften(twice, 9, () => '192.0.2.4')
    expect(await guesses()).toEqual(times(9, 401))
    expect((await open(twice, password, '192.0.2.4')).status).toBe(303)
    expect(await guesses()).toEqual(times(9, 401))
  })

  test('is harder with at least 8 characters, which a new password must have (T-73, ERR-16)', async () => {
    const { status, problem } = await create('1234567')
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, ['password']])
    expect((await create('12345678')).status).toBe(201)
  })
})
