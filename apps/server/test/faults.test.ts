import { applications } from '@atrium/api-client/contract'
import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import sql from 'sql-template-tag'
import { afterEach, describe, expect, test } from 'vitest'
import { sendMails } from '../src/areas/notifications/index.ts'
import { alpenquell, childrenOf, entryAt, namesOf, rowsOf, upload } from '../src/areas/testing.ts'
import { freePort, startServer } from './harness.ts'
import type { TestServer } from './harness.ts'
import { startS3 } from './s3.ts'
import { startMailing } from './smtp.ts'

/** Each outside part fails in turn: the server stays, says so, and loses nothing. */
describe('an outside part that fails', () => {
  const stops: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const stop of stops.splice(0).toReversed()) await stop()
  })

  /** What `/ready` says of a part, and the figure about it. */
  async function stateOf(server: TestServer, part: string) {
    const response = await server.api().fetch('/ready')
    const ready = (await response.json()) as {
      status: string
      parts: Record<string, { state: string }>
    }
    const figures = await (
      await fetch(`http://127.0.0.1:${server.config.METRICS_PORT}/metrics`)
    ).text()
    const line = figures
      .split('\n')
      .find((text) => text.startsWith(`atrium_part_up{part="${part}"}`))
    return {
      status: response.status,
      ready: ready.status,
      part: ready.parts[part]?.state,
      up: line && Number(line.split(' ')[1]),
    }
  }
  const isDown = { status: 200, ready: 'degraded', part: 'down', up: 0 }
  const isUp = { status: 200, ready: 'ready', part: 'up', up: 1 }
  const metrics = async () => ({ METRICS_PORT: String(await freePort()) })

  async function startWithBucket() {
    const s3 = await startS3()
    stops.push(s3.stop)
    const server = await startServer({
      demo: 'small',
      settings: {
        ...(await metrics()),
        S3_BUCKET: s3.bucket,
        S3_ENDPOINT: s3.url,
        S3_REGION: 'eu-central-1',
        S3_ACCESS_KEY_ID: s3.accessKeyId,
        S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
      },
    })
    stops.push(server.stop)
    const api = await server.as('korbinian.huber')
    const folder = await entryAt(api, alpenquell, 'Briefings')
    const send = (name: string) =>
      upload(api, alpenquell, folder, [name], {}, { 'idempotency-key': `faults-${name}` })
    const names = async () => namesOf(await childrenOf(api, alpenquell, folder.id))
    return { s3, server, send, names }
  }

  test('storage that answers 503 or not in time: an upload may be sent again, all else goes on', async () => {
    const { s3, server, send, names } = await startWithBucket()
    s3.failing = { pattern: /^PUT /, status: 503 }
    const refused = await send('Ausfall.txt')
    expect([refused.status, refused.problem.code]).toEqual([503, 'storage-away'])
    expect(refused.headers.get('retry-after')).toBe('1')
    expect(await stateOf(server, 'storage')).toEqual(isDown)
    expect(await names()).not.toContain('Ausfall.txt')
    s3.failing = undefined
    expect((await send('Ausfall.txt')).status).toBe(201)
    expect(await stateOf(server, 'storage')).toEqual(isUp)

    const held = Promise.withResolvers<void>()
    s3.holding = { pattern: /^PUT files/, until: held.promise }
    const slow = send('Langsam.txt')
    await expect.poll(() => s3.requests.at(-1)).toMatch(/^PUT files/)
    expect((await server.api().fetch('/ready')).status).toBe(200)
    expect(await names()).toContain('Ausfall.txt')
    s3.holding = undefined
    held.resolve()
    expect((await slow).status).toBe(201)
    expect((await names()).filter((name) => /^(Ausfall|Langsam)/.test(name))).toHaveLength(2)
  })

  test('a disk with less room than its reserve: said before anything is refused', async () => {
    const stateWith = async (DISK_RESERVE_MIB: string) => {
      const server = await startServer({ settings: { ...(await metrics()), DISK_RESERVE_MIB } })
      stops.push(server.stop)
      return stateOf(server, 'disk')
    }
    expect(await stateWith('1000000000')).toEqual(isDown)
    expect(await stateWith('0')).toEqual(isUp)
  })

  test('a mail server that takes nothing, and a clock that is an hour ahead meanwhile: the mail goes out once', async () => {
    let aheadMs = 0
    const mailing = await startMailing({
      demo: 'small',
      settings: await metrics(),
      clock: { now: () => new Date(Date.now() + aheadMs) },
    })
    stops.push(mailing.stop)
    const { server, smtp } = mailing
    const refuse = async () => {
      throw Object.assign(new Error('Try again later'), { responseCode: 451 })
    }
    smtp.onMail = refuse
    const write = (subject: string) =>
      server.deps.database.tenant(alpenquell, (tx) =>
        sendMails(tx, alpenquell, {
          causedBy: null,
          mails: [
            { userId: 1, address: 'leser@example.com', language: 'de', subject, body: 'Guten Tag' },
          ],
        }),
      )
    await write('Vorher')
    await expect.poll(() => stateOf(server, 'mail')).toEqual(isDown)

    aheadMs = 3_600_000
    smtp.onMail = async () => undefined
    await write('Voraus')
    await expect.poll(() => smtp.received.length).toBe(2)
    aheadMs = 0
    await write('Wieder richtig')
    await expect.poll(() => smtp.received.length).toBe(3)
    expect(await stateOf(server, 'mail')).toEqual(isUp)
    const waiting = () => rowsOf(server, sql`select 1 from jobs where kind = 'mail'`)
    await expect.poll(waiting).toEqual([])
    const subjects = smtp.received.map(({ content }) =>
      /^Subject: (.*)$/m.exec(content)?.[1]?.trim(),
    )
    expect(subjects.toSorted()).toEqual(['Voraus', 'Vorher', 'Wieder richtig'])
  })

  test('an identity provider that is away: nobody is signed out, and calls work once it is back', async () => {
    const { publicKey, privateKey } = await generateKeyPair('RS256')
    const port = await freePort()
    const issuer = `http://127.0.0.1:${port}`
    const key = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256' }
    const provider = createServer(({ url }, response) =>
      response.end(
        JSON.stringify(
          url!.endsWith('openid-configuration')
            ? { issuer, jwks_uri: `${issuer}/keys` }
            : { keys: [key] },
        ),
      ),
    )
    const server = await startServer({
      realTokens: true,
      settings: { ...(await metrics()), OIDC_ISSUER: issuer },
    })
    stops.push(server.stop)
    const token = await new SignJWT({ iss: issuer, aud: 'atrium', sub: 'lea', role: 'CLIENT' })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setExpirationTime('5m')
      .sign(privateKey)
    const ask = () => server.api(token).call(applications.list)
    const refused = await ask()
    expect([refused.status, refused.problem.code]).toEqual([503, 'identity-unavailable'])
    expect(refused.headers.get('retry-after')).toBe('1')
    expect(await stateOf(server, 'identity')).toEqual(isDown)
    await new Promise<void>((resolve) => provider.listen(port, '127.0.0.1', resolve))
    stops.push(async () => {
      provider.close()
      provider.closeAllConnections()
    })
    expect((await ask()).status).toBe(200)
    expect(await stateOf(server, 'identity')).toEqual(isUp)
  })
})
