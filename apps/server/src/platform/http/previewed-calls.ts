import { previewProblems, type Call } from '@atrium/api-client/contract'
import { Problem } from '../problem.ts'

/** What a call gives who only looks as somebody else: its answer, one with nothing in it, or a refusal. */
type Given = 'answer' | 'refusal' | { empty: unknown }

/**
 * Every call that is not what its method says (T-04). The rest is plain: what reads (GET) answers,
 * everything else is refused. What is somebody's own business is nobody's to look at.
 */
const exceptions: Readonly<Record<string, Given>> = {
  // Addresses of contents: they change nothing, and nobody counts them.
  'fileLinks.link': 'answer',
  'fileLinks.thumbnails': 'answer',
  'fileVersions.link': 'answer',
  // Whoever has one of these needs no right of their own.
  'fileShares.list': { empty: [] },
  // Letters of others, and what a person keeps for themselves.
  'chats.get': 'refusal',
  'chats.list': 'refusal',
  'fileLinks.unfinished': { empty: [] },
  'mails.list': 'refusal',
  'notifications.history': { empty: { items: [] } },
  'notifications.list': { empty: { items: [], unreadCount: 0 } },
  'seminars.runtime': 'refusal',
  'sessions.list': 'refusal',
  'users.notificationSettings': 'refusal',
  // Who asks somebody in elsewhere.
  'users.invitations': { empty: [] },
  // Keys in the person's name, which would outlive the look.
  'configurations.cloudinary': 'refusal',
  'officeDocuments.link': 'refusal',
  // A look out of a look.
  'previews.list': 'refusal',
}

/** What is kept of reading it is content that belongs to nobody, such as the PDF of a document. */
const keeping = new Set(['officeDocuments.pdf'])

/** What a call gives during a preview. */
export const givenInPreview = ({ id, method }: Pick<Call, 'id' | 'method'>): Given =>
  exceptions[id] ?? (method === 'GET' ? 'answer' : 'refusal')

/** Whether the database refuses to write anything while the call is answered to a preview. */
export const readsOnly = ({ id }: Pick<Call, 'id'>): boolean => !keeping.has(id)

/** The refusal of everything but looking. */
export const previewIsReadOnly = () =>
  new Problem(403, previewProblems.onlyLooking, {
    text: {
      de: 'Sie sehen das Portal gerade als jemand anderes. Dabei lässt sich nichts ändern, und Persönliches bleibt verborgen.',
      en: 'You are viewing the portal as somebody else. Nothing can be changed while you do, and anything personal stays hidden.',
    },
  })
