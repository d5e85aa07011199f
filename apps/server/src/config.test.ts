import { describe, expect, test } from 'vitest'
import { configDocs, readConfig } from './config.ts'

describe('settings', () => {
  test('work without any variable', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 4400,
      ATRIUM_URL: 'http://localhost:4400',
      CONTENT_URL: 'http://127.0.0.1:4401',
      CONTENT_PORT: 4401,
      ATRIUM_DEMO: 'small',
      OIDC_CLIENT_ID: 'atrium-portal',
      OIDC_ROLE_CLAIM: 'role',
      IDENTITY_CLIENT_URLS: [],
    })
    expect(readConfig({}).DATABASE_URL).toBeUndefined()
  })

  test('follow the port, and lose a slash at the end', () => {
    expect(readConfig({ PORT: '5000' }).ATRIUM_URL).toBe('http://localhost:5000')
    expect(readConfig({ PORT: '5000' }).CONTENT_URL).toBe('http://127.0.0.1:5001')
    expect(readConfig({ ATRIUM_URL: 'https://a.example/' }).ATRIUM_URL).toBe('https://a.example')
  })

  test('an empty variable is an absent one', () => {
    const { DATABASE_URL, PORT } = readConfig({ DATABASE_URL: '', PORT: ' ' })
    expect([DATABASE_URL, PORT]).toEqual([undefined, 4400])
  })

  test('several portals are divided by commas', () => {
    const { IDENTITY_CLIENT_URLS } = readConfig({
      IDENTITY_CLIENT_URLS: 'https://a.example/, http://localhost:5000',
    })
    expect(IDENTITY_CLIENT_URLS).toEqual(['https://a.example', 'http://localhost:5000'])
  })

  test('pages of other products show modules from no origin by default, and an address is no origin (D-08)', () => {
    expect(readConfig({}).EMBED_ORIGINS).toEqual([])
    const { EMBED_ORIGINS } = readConfig({
      EMBED_ORIGINS: 'https://intranet.example/, http://localhost:5000',
    })
    expect(EMBED_ORIGINS).toEqual(['https://intranet.example', 'http://localhost:5000'])
    for (const wrong of ['*', 'https://intranet.example/page', 'null'])
      expect(() => readConfig({ EMBED_ORIGINS: wrong })).toThrow(/EMBED_ORIGINS/)
  })

  test('an error names every variable, what is wrong and an example', () => {
    const read = () => readConfig({ PORT: 'many', ATRIUM_DEMO: 'huge' })
    expect(read).toThrow(/PORT: .*"many".*Example: PORT=4400/)
    expect(read).toThrow(/ATRIUM_DEMO: .*"huge".*Example: ATRIUM_DEMO=none/)
  })

  test('an error does not show the password of a database', () => {
    const read = () => readConfig({ DATABASE_URL: 'mysql://me:geheim@host/db' })
    expect(read).toThrow(/DATABASE_URL: /)
    expect(read).not.toThrow(/geheim/)
  })

  test('an access key of a bucket comes with its secret', () => {
    const keys = { S3_BUCKET: 'atrium', S3_ACCESS_KEY_ID: 'ATRIUMKEY' }
    expect(() => readConfig(keys)).toThrow(/S3_SECRET_ACCESS_KEY: goes together/)
    expect(readConfig({ ...keys, S3_SECRET_ACCESS_KEY: 'geheim' })).toMatchObject({
      S3_BUCKET: 'atrium',
      S3_REGION: 'us-east-1',
    })
    expect(() => readConfig({ S3_BUCKET: 'Not a bucket' })).toThrow(/S3_BUCKET: .*Example: S3_B/)
  })

  test('content needs an origin of its own', () => {
    expect(() =>
      readConfig({ ATRIUM_URL: 'https://a.example', CONTENT_URL: 'https://a.example/c' }),
    ).toThrow(/CONTENT_URL: must be another origin/)
  })

  test('are all described in the handbook', () => {
    const docs = configDocs()
    for (const name of [
      ...Object.keys(readConfig({})),
      'DATABASE_URL',
      'S3_ENDPOINT',
      'OIDC_ISSUER',
    ]) {
      expect(docs).toContain(`| \`${name}\` |`)
    }
    expect(docs).toContain('| `PORT` | Port of the portal and its API. | `4400` | `4400` |')
    expect(docs).not.toContain('undefined')
  })
})
