import * as z from 'zod/mini'
import { area } from '../call.ts'
import { application, id, moment } from '../fields.ts'

/** Notification types (NOTI-08). From FileAdded on they are our extension; readers show a general label for unknown ones. */
export const notificationTypes = {
  CampaignPost: 1,
  ChannelPost: 2,
  ChannelCreated: 10,
  ChannelUpdated: 11,
  ChannelOptimized: 12,
  ChannelCanceled: 13,
  ApprovalCreated: 20,
  ApprovalAccepted: 21,
  ApprovalPartialAccepted: 22,
  ApprovalRejected: 23,
  TaskCreated: 30,
  TaskUpdated: 31,
  TaskCompleted: 32,
  CallbackRequested: 33,
  FileAdded: 50,
  MalwareFound: 51,
  CommentAdded: 60,
  Mentioned: 61,
  DeputyNamed: 62,
  ApprovedWithCondition: 63,
  ConditionMet: 64,
  DirectOrder: 70,
  Seminar: 80,
} as const

/** What a notification is about. Component is our extension. */
export const relatedObjectTypes = { Campaign: 1, Channel: 2, Component: 100 } as const

export const notification = z.object({
  id,
  /** Plain text, already in words; screens prefer their own text by `type`. */
  message: z.string(),
  createdAt: moment,
  relatedObjectId: z.nullable(id),
  relatedObjectType: z.nullable(z.int()),
  relatedObjectName: z.string(),
  /** Inside the portal, with `clientId`. */
  url: z.string(),
  type: z.int(),
  /** Extension: how many things it stands for, 1 or more. */
  count: z.int(),
  /** Extension: who did it. */
  actorName: z.nullable(z.string()),
  isViewed: z.boolean(),
})
export type Notification = z.output<typeof notification>

export const notifications = area('notifications', {
  list: {
    method: 'GET',
    path: 'notifications/{applicationId}',
    summary: 'Notifications of the caller, newest first',
    rows: ['API-26', 'NOTI-07', 'NOTI-11'],
    params: application,
    response: z.object({ items: z.array(notification), unreadCount: z.int() }),
  },
  history: {
    method: 'GET',
    path: 'notifications/{applicationId}/history',
    summary: 'All that reached the caller in the portal, cleared ones too, newest first',
    rows: ['NOTI-06'],
    extension: true,
    params: application,
    response: z.object({ items: z.array(notification) }),
  },
  view: {
    method: 'POST',
    path: 'notifications/{applicationId}/view',
    summary: 'Marks all as seen',
    rows: ['API-27', 'NOTI-05'],
    params: application,
  },
  clear: {
    method: 'POST',
    path: 'notifications/{applicationId}/clear',
    summary: 'Empties the list; the server keeps cleared items for history',
    rows: ['API-28', 'NOTI-06'],
    params: application,
  },
})
