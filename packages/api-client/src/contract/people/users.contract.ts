import * as z from 'zod/mini'
import { area } from '../call.ts'
import { application, emailAddress, id, idText, moment, pictureUrl } from '../fields.ts'
import { signInRoles } from './roles.ts'
import { line } from '../text.ts'

/** User (ENT-01). `pictureUrl`: `-not-found-` or empty means no picture. */
export const user = z.object({
  id,
  subjectId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  jobTitle: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  pictureUrl: z.nullable(z.string()),
  languageCode: z._default(z.string(), 'de'),
  countryCode: z._default(z.string(), 'DE'),
  roles: z.array(z.string()),
  modifiedAt: moment,
  applicationId: z.nullable(id),
  hasBusinessObjectsAssignment: z.boolean(),
})
export type User = z.output<typeof user>

const text = (max: number) => z.optional(z.nullable(line(0, max)))

/**
 * What a user changes about themselves (SET-03). The e-mail address belongs to their sign-in: it changes where the
 * new mailbox confirms it.
 */
export const profile = z.object({
  firstName: z.optional(line(1, 100)),
  lastName: z.optional(line(1, 100)),
  jobTitle: text(100),
  phoneNumber: text(40),
  pictureUrl: z.optional(z.nullable(pictureUrl)),
  languageCode: z.optional(z.enum(['de', 'en'])),
  countryCode: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
})

export const userStatuses = ['active', 'inactive'] as const

/** A user as the administration sees it, inactive ones too (ENT-02). */
export const managedUser = z.extend(user, {
  fullName: z.string(),
  status: z.enum(userStatuses),
  isExternal: z.boolean(),
  /** Extension: was added and has not come yet; adding the address again sends the mail again. */
  isInvited: z.optional(z.boolean()),
  /** Extension: said no to the invitation; adding the address again asks once more. */
  hasDeclined: z.optional(z.boolean()),
  /** Extension: a directory keeps them (SCIM); absent: none does, or the caller does not look after them. */
  isFromDirectory: z.optional(z.boolean()),
  /** Extension: goes up with every change; send it back as `If-Match`. */
  version: z.optional(z.int()),
  /** Extension: signs in with more than a password; absent where another has the accounts, and for others' eyes. */
  hasSecondFactor: z.optional(z.boolean()),
  /** Extension: when they were last here; null: never, or the caller does not look after them. */
  lastSeenAt: z.optional(z.nullable(moment)),
  /**
   * Extension: what the caller may do: change them, switch them off and on, assign them, have a link for a new
   * password sent to them, have their e-mail address changed (ADM-09).
   */
  can: z.optional(
    z.object({
      change: z.boolean(),
      switchOff: z.boolean(),
      assign: z.boolean(),
      /** Roles that the caller gives and takes; empty where another says roles. */
      giveRoles: z.optional(z.array(z.enum(signInRoles))),
      sendPasswordLink: z.boolean(),
      /** They have lost what they sign in with besides their password: the caller takes it away. */
      resetSecondFactor: z.optional(z.boolean()),
      changeEmail: z.boolean(),
    }),
  ),
})
export type ManagedUser = z.output<typeof managedUser>

/** Somebody to be added by name and address (ADM-04). */
export const newMember = z.object({
  fullName: line(1, 200),
  email: emailAddress,
})

/**
 * Extension: with the role that somebody gets in this application, where the portal decides about
 * roles. Absent: CLIENT.
 */
const invited = z.extend(newMember, { role: z.optional(z.enum(signInRoles)) })

/** The address that an account is to have; it may become a login, which has 200 characters at most. */
export const accountEmail = emailAddress.check(z.maxLength(200))

/** Somebody is asked into an application, and is no part of it before they say yes (PERM-19). */
export const invitation = z.object({
  applicationId: id,
  applicationName: z.string(),
  logoUri: z.nullable(z.string()),
  /** Who asks; null: nobody is known any more. */
  invitedBy: z.nullable(z.string()),
  /** What they may do there. */
  roles: z.array(z.string()),
  invitedAt: moment,
})
export type UserInvitation = z.output<typeof invitation>

/** `block`: no, and this application shall not ask again. */
export const invitationAnswers = ['accept', 'decline', 'block'] as const
export type InvitationAnswer = (typeof invitationAnswers)[number]

/** How a kind of notification reaches somebody (SET-04). */
export const notificationChannels = ['inApp', 'email', 'digest', 'off'] as const

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** Settings that hold in all applications of a person (SET-04). Answers name every type. */
export const notificationSettings = z.object({
  types: z
    .array(
      z.object({
        type: z.int(),
        /** `off` stands alone. */
        channels: z.array(z.enum(notificationChannels)).check(z.maxLength(4)),
      }),
    )
    .check(z.maxLength(100)),
  /** Time of day at which the digest is written; 08:00 unless chosen. */
  digestTime: z._default(clock, '08:00'),
  /** Local times of day between which nothing is sent; null when there are none. */
  quietHours: z.nullable(z.object({ from: clock, to: clock })),
  mutedCampaignIds: z.array(id).check(z.maxLength(1_000)),
})
export type NotificationSettings = z.output<typeof notificationSettings>

export const users = area('users', {
  current: {
    method: 'GET',
    path: 'users/current',
    summary: 'The caller',
    rows: ['API-08', 'API-39', 'ENT-01'],
    response: user,
  },
  saveCurrent: {
    method: 'PUT',
    path: 'users/current',
    summary: 'Changes the caller’s own profile',
    rows: ['API-09', 'SET-03'],
    encoding: 'json',
    body: profile,
    response: user,
    errors: [409],
  },
  notificationSettings: {
    method: 'GET',
    path: 'users/current/notificationsettings',
    summary: 'Which notifications reach the caller, and how',
    rows: ['SET-04'],
    extension: true,
    response: notificationSettings,
  },
  saveNotificationSettings: {
    method: 'PUT',
    path: 'users/current/notificationsettings',
    summary: 'Changes which notifications reach the caller',
    rows: ['SET-04'],
    extension: true,
    encoding: 'json',
    body: notificationSettings,
    response: notificationSettings,
  },
  invitations: {
    method: 'GET',
    path: 'users/current/invitations',
    summary: 'Applications that ask the caller in',
    rows: ['ADM-04', 'PERM-19'],
    extension: true,
    response: z.array(invitation),
  },
  answerInvitation: {
    method: 'POST',
    path: 'users/current/invitations/{applicationId}',
    summary: 'Says yes or no to an application: membership and role begin with a yes',
    rows: ['ADM-04', 'PERM-19'],
    extension: true,
    params: application,
    encoding: 'json',
    body: z.object({ answer: z.enum(invitationAnswers) }),
    errors: [404, 409],
  },
  ofCustomers: {
    method: 'GET',
    path: 'users',
    summary: 'Users of customers',
    rows: ['API-15'],
    /** Ids with commas between them. */
    query: z.object({ customerIds: z.string().check(z.regex(/^\d+(,\d+)*$/)) }),
    response: z.array(user),
  },
  directory: {
    method: 'GET',
    path: 'users/{applicationId}',
    summary: 'Active users of an application, for pickers and mentions',
    rows: ['API-16', 'API-39'],
    params: application,
    response: z.array(user),
  },
  ofApplication: {
    method: 'GET',
    path: 'users/application/{applicationId}',
    summary: 'Users of an application, inactive ones too',
    rows: ['API-11', 'API-39', 'ADM-01'],
    params: application,
    response: z.array(managedUser),
    errors: [403],
  },
  save: {
    method: 'PUT',
    path: 'users/application/{applicationId}',
    summary: 'Changes a user; an inactive one has no rights until active again',
    rows: ['API-12', 'ADM-01', 'ADM-02'],
    params: application,
    encoding: 'json',
    body: z.extend(profile, {
      id,
      status: z.optional(z.enum(userStatuses)),
      /** Extension: what they may do in this application from now on (ADM-09). */
      roles: z.optional(z.array(z.enum(signInRoles)).check(z.maxLength(signInRoles.length))),
    }),
    response: managedUser,
    errors: [403, 409],
  },
  assign: {
    method: 'PUT',
    path: 'users/application/{applicationId}/assign',
    summary: 'Says whether a user is assigned to a reporting-tool user',
    rows: ['API-13', 'ADM-03'],
    params: application,
    encoding: 'json',
    body: z.object({ userId: id, hasBusinessObjectsAssignment: z.boolean() }),
    errors: [403],
  },
  sendPasswordLink: {
    method: 'POST',
    path: 'users/application/{applicationId}/passwordlink',
    summary: 'Sends a user the link on which they choose a new password',
    rows: ['AUTH-18', 'ADM-09'],
    extension: true,
    params: application,
    encoding: 'json',
    body: z.object({ userId: id }),
    errors: [403, 409],
  },
  resetSecondFactor: {
    method: 'POST',
    path: 'users/application/{applicationId}/secondfactorreset',
    summary: 'Takes away what a user signs in with besides the password, for whoever has lost it',
    rows: ['AUTH-18', 'ADM-09'],
    extension: true,
    params: application,
    encoding: 'json',
    body: z.object({ userId: id }),
    errors: [403, 409],
  },
  sendEmailLink: {
    method: 'POST',
    path: 'users/application/{applicationId}/emaillink',
    summary: 'Sends the link by which a new mailbox confirms that it is a user’s from now on',
    rows: ['ENT-01', 'ADM-09'],
    extension: true,
    params: application,
    encoding: 'json',
    body: z.object({ userId: id, email: accountEmail }),
    errors: [403, 404, 409, 429],
  },
  add: {
    method: 'POST',
    path: 'users/application/{applicationId}',
    summary: 'Adds external users and members; answers row by row',
    rows: ['API-14', 'ADM-04', 'ENT-02'],
    params: application,
    encoding: 'multipart',
    body: z.object({
      externalUsers: z.optional(z.array(invited).check(z.maxLength(500))),
      members: z.optional(z.array(invited).check(z.maxLength(500))),
      /** Extension: groups that all of them are in from the start (ADM-07). */
      userGroupIds: z.optional(z.array(idText).check(z.maxLength(100))),
    }),
    response: z.object({
      users: z.array(managedUser),
      errors: z.array(z.object({ email: z.string(), message: z.string() })),
    }),
    status: 201,
    errors: [403, 404, 409],
  },
})
