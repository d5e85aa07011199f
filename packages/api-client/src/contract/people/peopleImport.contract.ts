import * as z from 'zod/mini'
import { area } from '../call.ts'
import { application, id } from '../fields.ts'
import { signInRoles } from './roles.ts'
import { line } from '../text.ts'
import { accountEmail } from './users.contract.ts'

/** How many people one call takes at most. */
export const maxImportedPeople = 2_000
/** How many groups somebody is in at most, and how many new ones come with a list. */
const maxGroups = 100

/** A list of people with all that is known of each. */
const maxBodyBytes = 4 * 1_048_576

/** Somebody of a list, known by the address. What is absent stays as it is. */
const importedPerson = z.object({
  email: accountEmail,
  /** Somebody new has a first and a last name. */
  firstName: z.optional(line(1, 100)),
  lastName: z.optional(line(1, 100)),
  jobTitle: z.optional(line(1, 100)),
  phoneNumber: z.optional(line(1, 40)),
  languageCode: z.optional(z.enum(['de', 'en'])),
  /** All that they hold from now on; those that the caller has no say over stay. Somebody new: CLIENT. */
  roles: z.optional(z.array(z.enum(signInRoles)).check(z.minLength(1), z.maxLength(signInRoles.length))), // prettier-ignore
  /** Names of all groups that they are in from now on; those that the caller has no say over stay. */
  groups: z.optional(z.array(line(1, 100)).check(z.maxLength(maxGroups))),
  /** Belongs to neither agency nor client; said when they are invited, and the same ever after. */
  isExternal: z.optional(z.boolean()),
})

/** Of somebody who is there: the fields that change, each as it is or as it is to be. */
const facts = z.object({
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  jobTitle: z.optional(z.nullable(z.string())),
  phoneNumber: z.optional(z.nullable(z.string())),
  languageCode: z.optional(z.string()),
  roles: z.optional(z.array(z.string())),
  groups: z.optional(z.array(z.string())),
})

export const peopleImport = area('peopleImport', {
  put: {
    method: 'PUT',
    path: 'users/application/{applicationId}/import',
    summary:
      'Takes over a list of people, all of them or, where one is wrong, none: invites who is new, changes who is there; nobody is deactivated',
    rows: ['ADM-01', 'ADM-04', 'ADM-07', 'ADM-09', 'T-97'],
    extension: true,
    params: application,
    encoding: 'json',
    maxBodyBytes,
    body: z.object({
      people: z.array(importedPerson).check(z.minLength(1), z.maxLength(maxImportedPeople)),
      /** Names of groups that are made on the way, of the client's kind; the administrators' to make. */
      newGroups: z.optional(z.array(line(1, 100)).check(z.maxLength(maxGroups))),
      /** True: says what would happen, and does nothing. */
      dryRun: z.optional(z.boolean()),
      /** What a dry run answered as `basis`: refused with 409 where other things would happen by now. */
      basis: z.optional(line(1, 100)),
    }),
    response: z.object({
      /** In the order of the request. */
      people: z.array(
        z.object({
          /** Null: a dry run, and they are not there yet. */
          userId: z.nullable(id),
          result: z.enum(['invited', 'changed', 'unchanged']),
          before: facts,
          after: facts,
        }),
      ),
      /** Names of groups that are made. */
      newGroups: z.array(z.string()),
      /** Stands for all of this; the same as long as the same would happen. */
      basis: z.string(),
    }),
    errors: [403, 409, 429],
  },
})
