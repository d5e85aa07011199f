import { fileLinks } from '@atrium/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { alpenquell, childrenOf, entryAt, namesOf, upload } from '../src/areas/testing.ts'
import { startServer } from './harness.ts'
import type { TestServer } from './harness.ts'
import { startS3 } from './s3.ts'
import type { TestS3 } from './s3.ts'

describe('a portal whose files lie in a bucket', () => {
  let s3: TestS3
  let server: TestServer
  beforeAll(async () => {
    s3 = await startS3()
    server = await startServer({
      demo: 'small',
      settings: {
        S3_BUCKET: s3.bucket,
        S3_ENDPOINT: s3.url,
        S3_REGION: 'eu-central-1',
        S3_ACCESS_KEY_ID: s3.accessKeyId,
        S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
      },
    })
  })
  afterAll(async () => {
    await server?.stop()
    await s3?.stop()
  })

  const addressOf = async (login: string, componentId: number) => {
    const api = await server.as(login)
    const params = { applicationId: alpenquell, componentId }
    const { body } = await api.call(fileLinks.link, {
      params,
      query: { disposition: 'attachment' },
    })
    return body.url
  }

  test('the demo’s files are in it and come from the content origin, whole and in ranges (FILE-13)', async () => {
    const plan = await entryAt(
      await server.as('sabine.moser'),
      alpenquell,
      /^Mediapläne \d{4}$/,
      'Sommerfrische Classic',
      'Plan v3 – Sommerfrische.pdf',
    )
    const url = await addressOf('sabine.moser', plan.id)
    const whole = Buffer.from(await (await fetch(url)).arrayBuffer())
    expect(whole.subarray(0, 5).toString()).toBe('%PDF-')
    expect(whole).toHaveLength(plan.fileSize!)
    const part = await fetch(url, { headers: { range: 'bytes=1-3' } })
    expect([part.status, await part.text()]).toEqual([206, 'PDF'])
  })

  test('what is uploaded is kept there and comes back as it was sent (FILE-07)', async () => {
    const korbinian = await server.as('korbinian.huber')
    const folder = await entryAt(korbinian, alpenquell, 'Briefings')
    const before = new Set(s3.objects.keys())
    const [file] = (await upload(korbinian, alpenquell, folder, ['Eimer.txt'])).body
    const added = [...s3.objects.keys()].filter((key) => !before.has(key))
    expect(added).toEqual([expect.stringMatching(/^files\//)])
    const content = await fetch(await addressOf('aylin.kaya', file!.id))
    expect(await content.text()).toBe('content of Eimer.txt')
  })

  test('while the service is down an upload is refused, and nothing is half there', async () => {
    const korbinian = await server.as('korbinian.huber')
    const folder = await entryAt(korbinian, alpenquell, 'Briefings')
    s3.failing = { pattern: /^PUT /, status: 503 }
    const { status } = await upload(korbinian, alpenquell, folder, ['Nie.txt'])
    s3.failing = undefined
    expect(status).toBeGreaterThanOrEqual(500)
    expect(namesOf(await childrenOf(korbinian, alpenquell, folder.id))).not.toContain('Nie.txt')
  })
})
