import { relatedObjectTypes } from '@atrium/api-client/contract'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { discussionAddressOf, shownFileNames, type Found } from '../components/index.ts'
import { notify, type NewMail, type News } from '../notifications/index.ts'
import type { Access } from '../users/index.ts'
import { commentAddress } from './comments.mapper.ts'
import { commentersAmong, type CommentRow } from './comments.repository.ts'

const campaignTypes = new Set(['campaign', 'medialinecampaign'])

interface Told {
  tx: Transaction
  access: Access
  comment: CommentRow
  /** What it is about. */
  component: Found
  /** Everybody who sees that. */
  viewerIds: readonly number[]
}

/**
 * Tells those whom a comment concerns (T-54, T-56): who is newly addressed in it, and, where it is a
 * new one, who made the item or has commented on it before. On a campaign it is a post about that
 * campaign. Returns the mails, for the log.
 */
export async function notifyAboutComment(
  deps: Pick<Dependencies, 'events' | 'clock' | 'portalUrl'>,
  { tx, access, comment, component, viewerIds }: Told,
  { mentionedIds, isNew }: { mentionedIds: readonly number[]; isNew: boolean },
): Promise<NewMail[]> {
  const { applicationId, actor } = access
  const mentioned = viewerIds.filter((id) => mentionedIds.includes(id))
  const concerned = isNew ? await listConcerned(tx, component, viewerIds) : []
  const others = concerned.filter((id) => !mentioned.includes(id))
  if (mentioned.length === 0 && others.length === 0) return []

  const { row, chain } = component
  const isCampaign = campaignTypes.has(row.type.toLowerCase())
  const names = [row.display_name]
  const [name] = row.type === 'filelink' ? await shownFileNames(tx, applicationId, names) : names
  const news: Omit<News, 'kind' | 'recipientIds'> = {
    object: {
      id: row.id,
      type: isCampaign ? relatedObjectTypes.Campaign : relatedObjectTypes.Component,
      name: name!,
    },
    campaignId: isCampaign ? row.id : undefined,
    url: commentAddress(await discussionAddressOf(tx, chain), comment),
    actor,
  }
  return [
    ...(await notify(deps, tx, applicationId, {
      ...news,
      kind: 'mentioned',
      recipientIds: mentioned,
    })),
    ...(await notify(deps, tx, applicationId, {
      ...news,
      kind: isCampaign ? 'campaignPost' : 'commentAdded',
      recipientIds: others,
    })),
  ]
}

async function listConcerned(
  tx: Transaction,
  { row }: Found,
  viewerIds: readonly number[],
): Promise<number[]> {
  const commenters = await commentersAmong(tx, row.application_id, row.id, viewerIds)
  return viewerIds.filter((id) => id === row.created_by || commenters.includes(id))
}
