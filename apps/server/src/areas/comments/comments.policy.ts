import { roles } from '../../platform/actor.ts'
import { canEdit } from '../components/index.ts'
import { hasAnyRole, type Access } from '../users/index.ts'

/** Everybody with a sign-in role who sees an item may comment on it and grade it (A5). */
export const canComment = (access: Pick<Access, 'roles'>) => hasAnyRole(access.roles, roles)

interface Authored {
  created_by: number | null
  is_generated: boolean
}

/** Only its author changes or deletes a comment; nobody does what the system wrote (CMT-01, CMT-03). */
export const isOwn = (access: Pick<Access, 'roles' | 'actor'>, comment: Authored) =>
  canComment(access) && !comment.is_generated && comment.created_by === access.actor.userId

/**
 * What was said is settled, and opened again, by who said it and by who may change what it is about
 * (T-44). What the system wrote asks for nothing.
 */
export const canResolve = (
  access: Pick<Access, 'roles' | 'actor' | 'isDataSolutions'>,
  comment: Authored,
  componentType: string,
) =>
  isOwn(access, comment) ||
  (canComment(access) && !comment.is_generated && canEdit(access, componentType))

/** Types that a grade can be given to (CMT-06). */
export const isGraded = (type: string) => type.toLowerCase() === 'seminar'

/** Nobody reacts to what the system wrote (CMT-01). */
export const isReactable = (comment: Pick<Authored, 'is_generated'>) => !comment.is_generated
