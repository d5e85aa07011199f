import * as z from 'zod/mini'
import { theme } from './applications.contract.ts'
import { area } from '../call.ts'
import { application, flagText, idText, pictureAddress } from '../fields.ts'

const colour = z.optional(z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/)))
const address = z.optional(pictureAddress)

/** Theme as form fields (ENT-04); an empty or falsy one is left out, and means none or false. */
const themeForm = z.object({
  assignedApplication: z.optional(idText),
  assignedUserGroup: z.optional(idText),
  assignedUser: z.optional(idText),
  primaryColor: colour,
  secondaryColor: colour,
  brandPictureUrl: address,
  agencyPictureUrl: address,
  appHeaderStyle: z.optional(z.string().check(z.maxLength(100))),
  navigationStyle: z.optional(z.string().check(z.maxLength(10_000))),
  isNavigationExpanded: flagText,
  themeToLoad: z.optional(z.enum(['light', 'dark'])),
})

export const themes = area('themes', {
  list: {
    method: 'GET',
    path: 'themes/{applicationId}',
    summary: 'Themes of an application, its groups and its users',
    rows: ['API-23', 'ENT-04'],
    params: application,
    response: z.array(theme),
    errors: [403],
  },
  create: {
    method: 'POST',
    path: 'themes/{applicationId}',
    summary: 'Creates a theme; for the application where it names no group and no user',
    rows: ['API-24', 'ADM-06', 'VAL-10'],
    params: application,
    encoding: 'form',
    dropFalsy: true,
    body: themeForm,
    response: theme,
    status: 201,
    errors: [403, 409],
  },
  save: {
    method: 'PUT',
    path: 'themes/{applicationId}',
    summary: 'Changes a theme that has a themeRelationId; without an assignment it keeps its own',
    rows: ['API-24', 'ADM-06', 'VAL-10'],
    params: application,
    encoding: 'form',
    dropFalsy: true,
    body: z.extend(themeForm, { themeRelationId: idText }),
    response: theme,
    errors: [403, 409],
  },
  remove: {
    method: 'DELETE',
    path: 'themes/{applicationId}/{themeRelationId}',
    summary: 'Deletes a theme: what it was for looks as its group, application or the default does',
    rows: ['ADM-06'],
    extension: true,
    params: z.object({ applicationId: idText, themeRelationId: idText }),
    errors: [403],
  },
})
