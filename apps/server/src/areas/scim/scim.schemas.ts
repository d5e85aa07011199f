import { signInRoles } from '@atrium/api-client/contract'
import { groupSchema, userSchema } from './scim.resource.ts'

/** Most resources in one answer. */
export const maxResults = 200

const docs = 'https://www.rfc-editor.org/rfc/rfc7644'

/** What of SCIM there is (RFC 7643 §5). */
export const serviceProviderConfig = (base: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  documentationUri: docs,
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Token of an integration',
      description: 'Authorization: Bearer, with a token of an integration that has the directory',
      specUri: 'https://www.rfc-editor.org/rfc/rfc6750',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
})

export const resourceTypes = (base: string) =>
  [
    { name: 'User', endpoint: '/Users', schema: userSchema },
    { name: 'Group', endpoint: '/Groups', schema: groupSchema },
  ].map((type) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id: type.name,
    ...type,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${type.name}` },
  }))

interface Attribute {
  name: string
  type: 'string' | 'boolean' | 'complex' | 'reference'
  multiValued: boolean
  description: string
  required: boolean
  caseExact: boolean
  mutability: 'readWrite' | 'readOnly' | 'immutable'
  returned: 'default' | 'always'
  uniqueness: 'none' | 'server'
  canonicalValues?: readonly string[]
  referenceTypes?: readonly string[]
  subAttributes?: Attribute[]
}

const attribute = (
  name: string,
  description: string,
  more: Partial<Attribute> = {},
): Attribute => ({
  name,
  type: 'string',
  multiValued: false,
  description,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
})

const readOnly = { mutability: 'readOnly' } as const
const primary = attribute('primary', 'Whether it is the first one', {
  type: 'boolean',
  ...readOnly,
})
const work = attribute('type', 'Always work', { canonicalValues: ['work'], ...readOnly })

const userAttributes = [
  attribute('userName', 'What the directory calls them', { required: true, uniqueness: 'server' }),
  attribute('name', 'Their name', {
    type: 'complex',
    subAttributes: [
      attribute('formatted', 'First and last name', readOnly),
      attribute('givenName', 'First name'),
      attribute('familyName', 'Last name'),
    ],
  }),
  attribute('displayName', 'First and last name; read where a new user has no name in parts'),
  attribute('title', 'What they do'),
  attribute('preferredLanguage', 'de or en', { canonicalValues: ['de', 'en'] }),
  attribute('active', 'Whether they may come in', { type: 'boolean' }),
  attribute('emails', 'The address that they sign in with', {
    type: 'complex',
    multiValued: true,
    subAttributes: [attribute('value', 'The address'), work, primary],
  }),
  attribute('phoneNumbers', 'Their telephone at work', {
    type: 'complex',
    multiValued: true,
    subAttributes: [attribute('value', 'The number'), work],
  }),
  attribute('roles', 'What they may do in the application', {
    type: 'complex',
    multiValued: true,
    subAttributes: [attribute('value', 'The role', { canonicalValues: signInRoles }), primary],
  }),
  attribute('groups', 'Groups that they are in', {
    type: 'complex',
    multiValued: true,
    ...readOnly,
    subAttributes: [
      attribute('value', 'The id of the group', readOnly),
      attribute('$ref', 'Its address', {
        type: 'reference',
        referenceTypes: ['Group'],
        ...readOnly,
      }),
      attribute('display', 'Its name', readOnly),
      attribute('type', 'Always direct', { canonicalValues: ['direct'], ...readOnly }),
    ],
  }),
]

const groupAttributes = [
  attribute('displayName', 'The name of the group', { required: true, uniqueness: 'server' }),
  attribute('members', 'Who is in it', {
    type: 'complex',
    multiValued: true,
    subAttributes: [
      attribute('value', 'The id of the user', { mutability: 'immutable' }),
      attribute('$ref', 'Their address', {
        type: 'reference',
        referenceTypes: ['User'],
        mutability: 'immutable',
      }),
      attribute('display', 'Their name', readOnly),
      attribute('type', 'Always User', { canonicalValues: ['User'], mutability: 'immutable' }),
    ],
  }),
]

export const schemas = (base: string) =>
  [
    { id: userSchema, name: 'User', description: 'Somebody of the application', attributes: userAttributes }, // prettier-ignore
    { id: groupSchema, name: 'Group', description: 'A user group of the application', attributes: groupAttributes }, // prettier-ignore
  ].map((schema) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
    ...schema,
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${schema.id}` },
  }))
