import { integrations, type DirectoryRole } from '@atrium/api-client/contract'
import type { TestServer } from '../../../../test/harness.ts'
import { alpenquell } from '../../testing.ts'

export const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const enterpriseSchema = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'

/** What a directory hears. */
export interface ScimAnswer {
  status: number
  headers: Headers
  // Its form is what the tests are about.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
}

export interface DirectoryClient {
  token: string
  integrationId: number
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<ScimAnswer>
  get(path: string, headers?: Record<string, string>): Promise<ScimAnswer>
  /** The same, of a filter. */
  find(kind: 'Users' | 'Groups', filter: string, more?: string): Promise<ScimAnswer>
  patch(path: string, ...operations: object[]): Promise<ScimAnswer>
}

/** Makes an integration with the directory as an administrator does, and calls as Entra ID and Okta do. */
export async function directoryOf(
  server: TestServer,
  name: string,
  {
    applicationId = alpenquell,
    role,
    administrator = 'maren.thiessen',
  }: { applicationId?: number; role?: DirectoryRole; administrator?: string } = {},
): Promise<DirectoryClient> {
  const admin = await server.as(administrator)
  const { body: made } = await admin.call(integrations.create, {
    params: { applicationId },
    body: { name, areas: ['directory'], directoryRole: role },
  })
  return directoryWith(server, made.token, made.integration.id)
}

/** Calls with whatever token. */
export function directoryWith(
  server: TestServer,
  token: string,
  integrationId = 0,
): DirectoryClient {
  const send: DirectoryClient['send'] = async (method, path, body, headers = {}) => {
    const response = await fetch(`${server.url}/scim/v2${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/scim+json; charset=utf-8' }),
        ...headers,
      },
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : JSON.parse(text),
    }
  }
  return {
    token,
    integrationId,
    send,
    get: (path, headers) => send('GET', path, undefined, headers),
    find: (kind, filter, more = '') =>
      send('GET', `/${kind}?filter=${encodeURIComponent(filter)}${more}`),
    patch: (path, ...operations) =>
      send('PATCH', path, { schemas: [patchSchema], Operations: operations }),
  }
}

/** A user as Entra ID makes one with its standard mapping. */
export const entraUser = (name: string, more: object = {}) => ({
  schemas: [userSchema, enterpriseSchema],
  externalId: `${name}-object-id`,
  userName: `${name}@alpenquell.example`,
  active: true,
  displayName: `Beispiel, ${name}`,
  emails: [{ primary: true, type: 'work', value: `${name}@alpenquell.example` }],
  meta: { resourceType: 'User' },
  name: { formatted: `${name} Beispiel`, familyName: 'Beispiel', givenName: name },
  preferredLanguage: 'de-DE',
  title: 'Einkauf',
  [enterpriseSchema]: { employeeNumber: '4711', department: 'Marketing' },
  ...more,
})

/** A user as Okta makes one. */
export const oktaUser = (name: string, more: object = {}) => ({
  schemas: [userSchema],
  userName: `${name}@alpenquell.example`,
  name: { givenName: name, familyName: 'Okta' },
  emails: [{ primary: true, value: `${name}@alpenquell.example`, type: 'work' }],
  displayName: `${name} Okta`,
  locale: 'en-US',
  externalId: `00u${name}`,
  groups: [],
  password: '1mz050nq',
  active: true,
  ...more,
})
