import * as z from 'zod/mini'
import { area } from '../call.ts'
import { displayName, id, idText, pictureAddress } from '../fields.ts'
import { signInRoles } from '../people/roles.ts'
import { newMember } from '../people/users.contract.ts'
import { line } from '../text.ts'

/** Feature (ENT-19). */
export const feature = z.object({
  id,
  key: z.string(),
  displayName: z.string(),
  description: z.nullable(z.string()),
  /** Extension: key of the setting that it turns on. */
  turnsOn: z.optional(z.string()),
})
export type Feature = z.output<typeof feature>

export const features = area('features', {
  list: {
    method: 'GET',
    path: 'features',
    summary: 'Features that a new application may have',
    rows: ['API-06', 'ENT-19'],
    response: z.array(feature),
  },
})

const colour = z.optional(z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/)))
const text = (max: number) => z.optional(line(0, max))
const address = z.optional(pictureAddress)

/** A page of files that a new application begins with. */
const firstPage = z.object({
  displayName,
  /** First segment of its address: words in lower case, dashes between them. */
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60)),
  icon: z.optional(line(2, 100)),
})

export const setup = area('setup', {
  create: {
    method: 'POST',
    path: 'setup',
    summary: 'Creates an application with customers, members, features and configurations',
    rows: ['API-25', 'SETUP-04', 'SETUP-10', 'ENT-18', 'VAL-10', 'ROUTE-11'],
    encoding: 'form',
    dropFalsy: true,
    body: z.object({
      application: z.object({
        agencyName: text(100),
        agencyPictureUrl: address,
        /** The client's picture, as its upload answered. */
        cloudinaryPublicId: z.optional(
          z.string().check(z.maxLength(200), z.regex(/^[\w-]+(\/[\w.-]+)*$/)),
        ),
        displayName,
        description: text(1_000),
        color: colour,
        primaryColor: colour,
        secondaryColor: colour,
      }),
      customers: z.optional(
        z.array(z.object({ id: z.optional(idText), displayName })).check(z.maxLength(100)),
      ),
      members: z.optional(
        z
          .array(
            z.extend(newMember, {
              userGroupType: idText,
              /** Extension: instead of the role that goes with the group (PERM-12). */
              role: z.optional(z.enum(signInRoles)),
            }),
          )
          .check(z.maxLength(500)),
      ),
      features: z.optional(z.array(z.object({ id: idText })).check(z.maxLength(100))),
      configurations: z.optional(
        z
          .array(
            z.object({ configurationId: idText, value: z.string().check(z.maxLength(10_000)) }),
          )
          .check(z.maxLength(200)),
      ),
      /** Extension: key of the template whose pages it begins with, from `pageTemplates.list`. */
      template: z.optional(line(1, 60)),
      /** Extension: pages beside those that the features bring. */
      pages: z.optional(z.array(firstPage).check(z.maxLength(20))),
    }),
    response: z.object({
      applicationId: id,
      guid: z.string(),
      url: z.string(),
      invitations: z.array(
        z.object({ email: z.string(), status: z.enum(['sent', 'existing', 'failed']) }),
      ),
    }),
    status: 201,
    errors: [403, 409],
  },
})
