import * as z from 'zod/mini'
import { area } from '../call.ts'
import { application as applicationParams, id, idText } from '../fields.ts'

/** The 11 field types (ENT-06). */
export const fieldTypes = [
  'Text',
  'TextField',
  'TextArea',
  'DatePicker',
  'Select',
  'Autocomplete',
  'AutocompleteSingle',
  'Hidden',
  'Html',
  'SectionHeader',
  'Spacer',
] as const

/** Theme (ENT-04). `themeRelationId` present means it exists. */
export const theme = z.object({
  themeRelationId: z.nullable(id),
  assignedApplication: z.nullable(id),
  assignedUserGroup: z.nullable(id),
  assignedUser: z.nullable(id),
  primaryColor: z.nullable(z.string()),
  secondaryColor: z.nullable(z.string()),
  brandPictureUrl: z.nullable(z.string()),
  agencyPictureUrl: z.nullable(z.string()),
  appHeaderStyle: z.nullable(z.string()),
  /** JSON text; readers ignore it when it is none. */
  navigationStyle: z.nullable(z.string()),
  isNavigationExpanded: z.boolean(),
  themeToLoad: z.nullable(z.enum(['light', 'dark'])),
  /** Extension. Goes up with every change; send it back as `If-Match`. */
  version: z.optional(z.int()),
})
export type Theme = z.output<typeof theme>

export const configuration = z.object({
  key: z.string(),
  displayName: z.string(),
  description: z.nullable(z.string()),
  isRequired: z.boolean(),
  type: z.enum(fieldTypes),
  valueSelection: z.nullable(z.array(z.string())),
  order: z.int(),
  /** Of 12 columns. */
  columnSize: z.int(),
  columnBreakAfter: z.boolean(),
  mediaTypeId: z.nullable(id),
  groupName: z.nullable(z.string()),
})

/** Configuration entry (ENT-05). The value travels as text; see `readValue`. */
export const configurationEntry = z.object({
  configurationId: id,
  value: z.nullable(z.string()),
  configuration,
  /** Extension: the caller may change it (ADM-09). */
  canChange: z.optional(z.boolean()),
})
export type ConfigurationEntry = z.output<typeof configurationEntry>

/** Application (ENT-03): a tenant. */
export const application = z.object({
  id,
  guid: z.string(),
  logoUri: z.nullable(z.string()),
  displayName: z.string(),
  description: z.nullable(z.string()),
  colour: z.nullable(z.string()),
  customerIds: z.array(id),
  /** Extension: the same by name (INV-01). */
  customers: z.optional(z.array(z.object({ id, displayName: z.string() }))),
  /** Extension: what the caller may do there; roles belong to a membership (PERM-19). */
  roles: z.optional(z.array(z.string())),
  /** Extension: the caller sees what was invoiced to them (INV-06). */
  seesInvoices: z.optional(z.boolean()),
})
export type Application = z.output<typeof application>

export const applicationConfiguration = z.object({
  theme: z.nullable(theme),
  configurations: z.array(configurationEntry),
})
export type ApplicationConfiguration = z.output<typeof applicationConfiguration>

export const applications = area('applications', {
  list: {
    method: 'GET',
    path: 'applications',
    summary: 'Applications of the caller',
    rows: ['API-01', 'ENT-03'],
    response: z.array(application),
  },
  configuration: {
    method: 'GET',
    path: 'applications/{applicationId}/configuration',
    summary: 'Theme and configuration of an application',
    rows: ['API-02', 'ENT-04', 'ENT-05'],
    params: applicationParams,
    response: applicationConfiguration,
  },
  saveConfiguration: {
    method: 'PUT',
    path: 'applications/{applicationId}/configuration',
    summary: 'Saves one configuration value',
    rows: ['API-03', 'ADM-08'],
    params: applicationParams,
    encoding: 'form',
    body: z.object({
      configurationId: idText,
      value: z.string().check(z.maxLength(10_000)),
    }),
    response: configurationEntry,
    errors: [403],
  },
})

export const configurations = area('configurations', {
  list: {
    method: 'GET',
    path: 'configurations',
    summary: 'Catalogue of configuration definitions',
    rows: ['API-04'],
    response: z.array(z.object({ configurationId: id, configuration })),
  },
  cloudinary: {
    method: 'GET',
    path: 'configurations/cloudinary',
    summary: 'Signature for an image upload',
    rows: ['API-05', 'ADM-10', 'ENT-20'],
    response: z.object({
      signature: z.string(),
      /** Seconds since 1970. */
      timestamp: z.int(),
      /** Extension: the key and the preset that the signature is for. */
      key: z.optional(z.string()),
      preset: z.optional(z.string()),
    }),
    errors: [403],
  },
})
