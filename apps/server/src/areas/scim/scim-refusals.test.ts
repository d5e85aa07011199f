import { campaigns, integrations } from '@atrium/api-client/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { createLog } from '../../platform/log.ts'
import { alpenquell } from '../testing.ts'
import {
  directoryOf,
  directoryWith,
  entraUser,
  patchSchema,
  type DirectoryClient,
  type ScimAnswer,
} from './testing/directory-client.ts'

const params = { applicationId: alpenquell }
const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error'

describe.each(databases)('what a directory is refused on $name', (kind) => {
  let server: TestServer
  let entra: DirectoryClient
  let user: string
  let lines = ''
  beforeAll(async () => {
    server = await startServer({
      kind,
      demo: 'small',
      settings: {
        OIDC_ISSUER: 'https://login.agency.example',
        ROLES_FROM: 'portal',
        INTEGRATION_CALLS_PER_MINUTE: '100000',
      },
      log: createLog('trace', { write: (line) => void (lines += line) }),
    })
    entra = await directoryOf(server, 'Entra ID')
    user = `/Users/${(await entra.send('POST', '/Users', entraUser('Gero'))).body.id}`
  })
  afterAll(() => server?.stop())

  const said = ({ status, body }: ScimAnswer) => [status, body?.scimType]

  test('nobody comes in without the token of an integration that has the directory', async () => {
    const admin = await server.as('maren.thiessen')
    const { body: other } = await admin.call(integrations.create, {
      params,
      body: { name: 'Nur Kampagnen', areas: ['campaigns'] },
    })
    const answers: [number, DirectoryClient][] = [
      [401, directoryWith(server, '')],
      [401, directoryWith(server, await server.tokenOf('maren.thiessen'))],
      [401, directoryWith(server, `${entra.token.slice(0, -1)}${entra.token.endsWith('0') ? '1' : '0'}`)], // prettier-ignore
      [403, directoryWith(server, other.token)],
    ]
    const requests: [string, string, unknown?][] = [
      ['GET', '/ServiceProviderConfig'],
      ['GET', '/ResourceTypes'],
      ['GET', '/Schemas'],
      ['GET', '/Users'],
      ['GET', user],
      ['POST', '/Users', entraUser('Niemand')],
      ['PUT', user, entraUser('Gero')],
      ['PATCH', user, { Operations: [] }],
      ['DELETE', user],
      ['GET', '/Groups'],
      ['POST', '/Groups', { displayName: 'Niemand' }],
      ['PUT', '/Groups/1', { displayName: 'Niemand' }],
      ['PATCH', '/Groups/1', { Operations: [] }],
      ['DELETE', '/Groups/1'],
      ['GET', '/nowhere'],
    ]
    for (const [status, client] of answers) {
      for (const [method, path, body] of requests) {
        const answer = await client.send(method, path, body)
        expect([method, path, answer.status]).toEqual([method, path, status])
        expect(answer.body).toMatchObject({ schemas: [errorSchema], status: String(status) })
        expect(answer.headers.get('www-authenticate')).toBe(status === 401 ? 'Bearer' : null)
      }
    }
    // And with it nothing but the directory: neither people by the contract nor campaigns.
    const api = server.api(entra.token)
    expect((await api.call(campaigns.list, { params, query: {} })).status).toBe(403)
    const { integrationId } = entra
    const { body: list } = await admin.call(integrations.list, { params })
    expect(list.find(({ id }) => id === integrationId)!.usedAt).not.toBeNull()
  })

  test('a revoked token is refused at once', async () => {
    const gone = await directoryOf(server, 'Abgelöst')
    expect((await gone.get('/Users?count=0')).status).toBe(200)
    await (await server.as('maren.thiessen')).call(integrations.revoke, {
      params: { ...params, integrationId: gone.integrationId },
    }) // prettier-ignore
    const { status, body } = await gone.get('/Users?count=0')
    expect([status, body.detail]).toEqual([401, 'Dieses Token wurde widerrufen.'])
  })

  test('what there is of SCIM is said, and what there is not as well', async () => {
    const { body: config } = await entra.get('/ServiceProviderConfig')
    expect(config).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      filter: { supported: true, maxResults: 200 },
      changePassword: { supported: false },
      sort: { supported: false },
      etag: { supported: true },
      authenticationSchemes: [{ type: 'oauthbearertoken' }],
    })
    const { body: types } = await entra.get('/ResourceTypes')
    expect(types.Resources.map(({ id, endpoint }: { id: string; endpoint: string }) => [id, endpoint])).toEqual([['User', '/Users'], ['Group', '/Groups']]) // prettier-ignore
    const { body: schemas } = await entra.get('/Schemas')
    for (const { id, meta } of schemas.Resources) {
      const one = await entra.get(meta.location.slice(`${server.url}/scim/v2`.length))
      expect(one.body.id).toBe(id)
    }
    expect((await entra.get('/ResourceTypes/Group')).body.schema).toContain(':Group')
    expect(said(await entra.get('/ResourceTypes/Device'))).toEqual([404, undefined])
    expect(said(await entra.get('/Me'))).toEqual([501, undefined])
    expect(said(await entra.send('POST', '/Bulk', { Operations: [] }))).toEqual([501, undefined])
    const nowhere = await entra.get('/Devices', { accept: 'text/html' })
    expect([nowhere.status, nowhere.body.status]).toEqual([404, '404'])
  })

  test('every attribute that is given is one that the schema names', async () => {
    const { body: schemas } = await entra.get('/Schemas')
    for (const [kind, path] of [
      ['User', user],
      ['Group', '/Groups?count=1'],
    ]) {
      // prettier-ignore
      const schema = schemas.Resources.find(({ name }: { name: string }) => name === kind)
      const known = schema.attributes.map(({ name }: { name: string }) => name)
      const { body } = await entra.get(path!)
      const given = Object.keys(body.Resources?.[0] ?? body)
      const common = ['schemas', 'id', 'externalId', 'meta']
      expect(given.filter((name) => !known.includes(name) && !common.includes(name))).toEqual([])
    }
  })

  test('filters that cannot be read or answered are refused as such', async () => {
    const filters = [
      'userName eq',
      'userName',
      'userName eq "a" and',
      '(userName eq "a"',
      'userName eq "a")',
      'userName eq 5',
      'userName eq null',
      'userName gt "a"',
      'nickName eq "a"',
      'constructor eq "a"',
      '__proto__ eq "a"',
      'meta.lastModified gt "2027-01-01T00:00:00Z"',
      'emails[type eq "work"',
      'emails[nothing eq "a"]',
      'id sw "a"',
      'active eq "maybe"',
      'active gt true',
      `${'('.repeat(1_500)}userName eq "a"${')'.repeat(1_500)}x`,
      `${'not '.repeat(900)}userName eq`,
      Array.from({ length: 101 }, () => 'userName eq "a"').join(' or '),
      `userName eq "${'a'.repeat(5_000)}"`,
      "userName eq 'a'; drop table users",
    ]
    for (const filter of filters)
      expect([filter, ...said(await entra.find('Users', filter))]).toEqual([filter, 400, 'invalidFilter']) // prettier-ignore
    for (const filter of ['members[display eq "a"]', 'id co "1"', 'name eq "a"'])
      expect([filter, ...said(await entra.find('Groups', filter))]).toEqual([filter, 400, 'invalidFilter']) // prettier-ignore
    // What only looks wild is an answer: quotes are those of a text.
    for (const filter of [
      `userName eq "x' or 1=1 --"`,
      `${'('.repeat(400)}userName eq "a"${')'.repeat(400)}`,
    ])
      // prettier-ignore
      expect((await entra.find('Users', filter)).body.totalResults).toBe(0)
    expect(said(await entra.get('/Users?startIndex=eins'))).toEqual([400, 'invalidValue'])
    expect((await entra.get('/Users?filter=userName+eq+"%00"')).status).toBe(400)
  })

  test('bodies that are wrong are refused with a word for it, and change nothing', async () => {
    const { body: before } = await entra.get(user)
    const wrong: [string, number, string | undefined, string, string, unknown][] = [
      ['no JSON', 400, 'invalidSyntax', 'POST', '/Users', '{"userName": '],
      ['a list', 400, 'invalidSyntax', 'POST', '/Users', '[]'],
      ['nothing', 400, 'invalidSyntax', 'POST', '/Users', undefined],
      ['a prototype', 400, 'invalidSyntax', 'POST', '/Users', '{"__proto__": {"userName": "x"}}'],
      ['half a character', 400, 'invalidSyntax', 'POST', '/Users', '{"userName": "\\ud800@x.example"}'],
      ['a zero character', 400, 'invalidSyntax', 'PUT', user, '{"userName": "a\\u0000@x.example"}'],
      ['nesting', 400, 'invalidSyntax', 'POST', '/Users', `{"userName": ${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
      ['no user name', 400, 'invalidValue', 'POST', '/Users', { emails: [{ value: 'a@b.example' }] }],
      ['no user name', 400, 'invalidValue', 'PUT', user, { active: true }],
      ['no address', 400, 'invalidValue', 'POST', '/Users', { userName: 'ohne.adresse' }],
      ['no address', 400, 'invalidValue', 'POST', '/Users', { userName: 'a', emails: [{ value: 'keine' }] }],
      ['an entry without value', 400, 'invalidValue', 'POST', '/Users', { userName: 'a@b.example', emails: [{ type: 'work' }] }],
      ['a number', 400, 'invalidValue', 'POST', '/Users', { userName: 5 }],
      ['too long', 400, 'invalidValue', 'PUT', user, entraUser('Gero', { title: 'x'.repeat(101) })],
      ['name', 400, 'invalidValue', 'PUT', user, entraUser('Gero', { name: 'Gero' })],
      ['name', 400, 'invalidValue', 'PUT', user, entraUser('Gero', { name: { givenName: 5 } })],
      ['active', 400, 'invalidValue', 'PATCH', user, { op: 'Replace', path: 'active', value: 'vielleicht' }],
      ['active', 400, 'mutability', 'PATCH', user, { op: 'Remove', path: 'active' }],
      ['user name', 400, 'mutability', 'PATCH', user, { op: 'remove', path: 'userName' }],
      ['address', 400, 'mutability', 'PATCH', user, { op: 'remove', path: 'emails' }],
      ['role', 400, 'invalidValue', 'PATCH', user, { op: 'add', path: 'roles', value: [{ value: 'KAISER' }] }],
      ['role', 400, 'invalidValue', 'PATCH', user, { op: 'add', path: 'roles', value: [{}] }],
      ['role', 400, 'invalidValue', 'PATCH', user, { op: 'add', path: 'roles', value: ['{"value":'] }],
      ['op', 400, 'invalidSyntax', 'PATCH', user, { op: 'move', path: 'title', value: 'x' }],
      ['op', 400, 'invalidSyntax', 'PATCH', user, { path: 'title', value: 'x' }],
      ['no value', 400, 'invalidValue', 'PATCH', user, { op: 'add', path: 'title' }],
      ['no path', 400, 'invalidSyntax', 'PATCH', user, { op: 'add', value: 'x' }],
      ['path', 400, 'invalidPath', 'PATCH', user, { op: 'add', path: 'a b', value: 'x' }],
      ['path', 400, 'invalidPath', 'PATCH', user, { op: 'add', path: 5, value: 'x' }],
      ['path', 400, 'invalidFilter', 'PATCH', user, { op: 'add', path: 'emails[type eq].value', value: 'x' }],
      ['no operations', 400, 'invalidSyntax', 'PATCH', user, { schemas: [patchSchema], Operations: [] }],
      ['operations', 400, 'invalidSyntax', 'PATCH', user, { schemas: [patchSchema], Operations: {} }],
      ['operations', 400, 'invalidSyntax', 'PATCH', user, { schemas: [patchSchema], Operations: ['add'] }],
      ['no name', 400, 'invalidValue', 'POST', '/Groups', { members: [] }],
      ['no name', 400, 'invalidValue', 'POST', '/Groups', { displayName: ' ' }],
      ['member', 400, 'invalidValue', 'POST', '/Groups', { displayName: 'Falsch', members: [{ value: 'x' }] }],
      ['member', 400, 'invalidValue', 'POST', '/Groups', { displayName: 'Falsch', members: [{ display: 'x' }] }],
      ['not there', 404, undefined, 'GET', '/Users/1', undefined],
      ['not there', 404, undefined, 'PUT', '/Users/5f0d5b0e-0000-4000-8000-000000000000', entraUser('Weg')],
      ['not there', 404, undefined, 'DELETE', '/Groups/999999999', undefined],
      ['not there', 404, undefined, 'PATCH', '/Groups/abc', { op: 'add', path: 'externalId', value: 'x' }],
      ['too large', 413, undefined, 'POST', '/Users', JSON.stringify({ userName: 'a'.repeat(1_100_000) })],
    ] // prettier-ignore
    for (const [what, status, scimType, method, path, content] of wrong) {
      const isOperation = method === 'PATCH' && typeof content === 'object' && content !== null && !('Operations' in content) // prettier-ignore
      const body = isOperation ? { schemas: [patchSchema], Operations: [content] } : content
      const answer = await entra.send(method, path, body)
      expect([what, method, ...said(answer)]).toEqual([what, method, status, scimType])
      expect(answer.body).toMatchObject({ schemas: [errorSchema], status: String(status) })
      expect(answer.body.detail.length).toBeGreaterThan(10)
      expect(answer.headers.get('content-type')).toContain('application/scim+json')
    }
    expect((await entra.get(user)).body).toEqual(before)
    expect((await entra.find('Groups', 'displayName eq "Falsch"')).body.totalResults).toBe(0)
    const xml = await entra.send('POST', '/Users', '<user/>', { 'content-type': 'text/xml' })
    expect(said(xml)).toEqual([415, undefined])
    const plain = await entra.send('PUT', user, entraUser('Gero'), { 'content-type': 'application/json' }) // prettier-ignore
    expect(plain.status).toBe(200)
  })

  test('a name that somebody else has is refused, whoever of the two came first', async () => {
    await entra.send('POST', '/Users', entraUser('Hans'))
    const renamed = await entra.patch(user, { op: 'replace', path: 'userName', value: 'HANS@alpenquell.example' }) // prettier-ignore
    expect(said(renamed)).toEqual([409, 'uniqueness'])
    const moved = await entra.patch(user, { op: 'replace', path: 'emails[type eq "work"].value', value: 'hans@alpenquell.example' }) // prettier-ignore
    expect(said(moved)).toEqual([409, 'uniqueness'])
    const two = await Promise.all(
      [1, 2].map(() => entra.send('POST', '/Users', entraUser('Zwilling'))),
    )
    expect(two.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  test('refusals are in the language that is asked for', async () => {
    const english = { 'accept-language': 'en' }
    const { body, headers } = await entra.send('GET', '/Users?filter=x', undefined, english)
    expect([body.detail, headers.get('content-language')]).toEqual([
      expect.stringContaining('This filter cannot be read'),
      'en',
    ])
  })

  test('whatever is sent is answered, and never with a fault of ours', async () => {
    const name = fc.constantFrom('userName', 'emails', 'name', 'name.givenName', 'active', 'roles', 'members', 'displayName', 'phoneNumbers[type eq "work"].value', 'title', 'externalId', 'emails[value eq "x"]', 'urn:x:y') // prettier-ignore
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom('True', '', 'x@y.example', { value: null }, [{ type: 'work', value: {} }], [[]]),
    ) // prettier-ignore
    const operation = fc.record(
      { op: fc.constantFrom('Add', 'replace', 'REMOVE', 'x', 1), path: fc.oneof(name, fc.string()), value }, // prettier-ignore
      { requiredKeys: ['op'] },
    )
    const group = (await entra.send('POST', '/Groups', { displayName: 'Fuzz' })).body.id
    const { body: spare } = await entra.send('POST', '/Users', entraUser('Fuzz'))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(`/Users/${spare.id}`, `/Groups/${group}`),
        fc.array(operation, { maxLength: 3 }),
        fc.dictionary(name, value),
        fc.string(),
        async (path, operations, resource, filter) => {
          const answers = [
            await entra.patch(path, ...operations),
            await entra.send('PUT', path, resource),
            await entra.send('POST', path.replace(/\/[^/]+$/, ''), resource),
            await entra.find(path.startsWith('/Users') ? 'Users' : 'Groups', filter),
          ]
          for (const { status } of answers) expect(status).toBeLessThan(500)
        },
      ),
      { numRuns: 60 },
    )
  })

  test('neither tokens nor names from filters reach the log; each request has its line and its id', async () => {
    const { headers } = await entra.get('/Users?filter=userName%20eq%20%22geheim%40x.example%22', {
      'x-request-id': 'scim-request-1',
    })
    expect(headers.get('x-request-id')).toBe('scim-request-1')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBeTruthy()
    expect(lines).toContain('scim-request-1')
    expect(lines).not.toContain('geheim')
    expect(lines).not.toMatch(/atr_[0-9a-f]{12}_/)
  })
})

describe.each(databases)('calls of a directory on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    const settings = { INTEGRATION_CALLS_PER_MINUTE: '3' }
    server = await startServer({ kind, demo: 'small', settings })
  })
  afterAll(() => server?.stop())

  test('are limited like those of every integration, and say when to go on', async () => {
    const entra = await directoryOf(server, 'Eifrig')
    for (let call = 0; call < 3; call++)
      expect((await entra.get('/Users?count=0')).status).toBe(200)
    const { status, headers, body } = await entra.get('/Users?count=0')
    expect([status, Number(headers.get('retry-after')) > 0, body.status]).toEqual([
      429,
      true,
      '429',
    ])
  })
})
