import { notificationTypes, relatedObjectTypes } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import type { Dependencies, Transaction } from '../../platform/types.ts'
import { notify, sendMails, type NewMail } from '../notifications/index.ts'
import type { Access } from '../users/index.ts'
import type { Viewer } from './component-groups.repository.ts'
import {
  newsBody,
  newsMessage,
  newsSubject,
  type Language,
  type News,
} from './component-notices.texts.ts'
import { slug } from './components.names.ts'
import type { ComponentRow } from './components.repository.ts'
import type { Found } from './components.service.ts'

export interface Announcement {
  kind: News['kind']
  folder: Found
  names: readonly string[]
  /** Everybody who sees the new items. */
  viewers: readonly Viewer[]
  /** Groups that also get a mail; absent: nobody does. */
  mailToGroupIds: readonly number[] | undefined
}

/**
 * Tells everybody who sees new items, except who added them: files by a notification each,
 * files and folders by mail where that is asked for. Returns the mails, for the log.
 */
export async function announce(
  deps: Pick<Dependencies, 'events' | 'portalUrl'>,
  tx: Transaction,
  access: Access,
  { kind, folder, names, viewers, mailToGroupIds }: Announcement,
): Promise<NewMail[]> {
  const { actor, applicationId } = access
  const receivers = viewers.filter((viewer) => viewer.userId !== actor.userId)
  const actorName = `${actor.firstName} ${actor.lastName}`.trim()
  const news: News = { kind, actorName, folderName: folder.row.display_name, names }
  const url = await addressOf(tx, folder.chain)
  if (kind === 'files') {
    await notify(
      deps,
      tx,
      applicationId,
      receivers.map((receiver) => ({
        userId: receiver.userId,
        type: notificationTypes.FileAdded,
        message: newsMessage(languageOf(receiver), news),
        relatedObjectId: folder.row.id,
        relatedObjectType: relatedObjectTypes.Component,
        relatedObjectName: names.length === 1 ? names[0]! : folder.row.display_name,
        url,
        count: names.length,
        actorName,
      })),
    )
  }
  const mails = receivers
    .filter((receiver) => receiver.groupIds.some((id) => mailToGroupIds?.includes(id)))
    .flatMap((receiver): NewMail[] => {
      if (!receiver.email) return []
      const language = languageOf(receiver)
      return [
        {
          userId: receiver.userId,
          address: receiver.email,
          language,
          subject: newsSubject(language, news),
          body: newsBody(language, news, receiver, deps.portalUrl + url),
        },
      ]
    })
  await sendMails(tx, applicationId, mails)
  return mails
}

/** Address of a folder inside the portal: the page of its module, then one segment per folder. */
async function addressOf(tx: Transaction, chain: readonly ComponentRow[]): Promise<string> {
  const [root, ...folders] = chain
  const [page] = await tx.query<{ url: string }>(sql`
    select url from pages
    where application_id = ${root!.application_id} and id = ${root!.page_id}`)
  const pageSlug = page?.url.split('/').find((part) => part !== '') ?? 'files'
  const segments = folders.map((folder) =>
    `${folder.id}-${slug(folder.display_name)}`.replace(/-$/, ''),
  )
  return `/${[pageSlug, ...segments].join('/')}?clientId=${root!.application_id}`
}

const languageOf = (viewer: Viewer): Language => (viewer.languageCode === 'en' ? 'en' : 'de')
