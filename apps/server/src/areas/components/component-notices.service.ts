import { relatedObjectTypes } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import type { Actor, Dependencies, Transaction } from '../../platform/types.ts'
import { notify, sendMails, type NewMail } from '../notifications/index.ts'
import type { Viewer } from './component-groups.repository.ts'
import { newsBody, newsSubject, type Language, type News } from './component-notices.texts.ts'
import { slug } from './components.names.ts'
import { isFolder } from './components.policy.ts'
import type { ComponentRow } from './components.repository.ts'
import type { Found } from './components.service.ts'

/** Whose doing it is, and in which tenant. */
export interface Doing {
  applicationId: number
  actor: Pick<Actor, 'userId' | 'firstName' | 'lastName'>
}

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
  deps: Pick<Dependencies, 'events' | 'clock' | 'portalUrl'>,
  tx: Transaction,
  { actor, applicationId }: Doing,
  { kind, folder, names, viewers, mailToGroupIds }: Announcement,
): Promise<NewMail[]> {
  const receivers = viewers.filter((viewer) => viewer.userId !== actor.userId)
  const actorName = `${actor.firstName} ${actor.lastName}`.trim()
  const news: News = { kind, actorName, folderName: folder.row.display_name, names }
  const url = await addressOf(tx, folder.chain)
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
  if (kind !== 'files') return mails
  const more = await notify(deps, tx, applicationId, {
    kind: 'fileAdded',
    object: {
      id: folder.row.id,
      type: relatedObjectTypes.Component,
      name: folder.row.display_name,
    },
    itemName: names[0],
    count: names.length,
    url,
    actor,
    recipientIds: receivers.map((receiver) => receiver.userId),
    mailedIds: mails.map((mail) => mail.userId),
  })
  return [...mails, ...more]
}

/**
 * Address of a folder inside the portal: the page of its module, then one segment per folder; of
 * anything else that lies in one, the address of its folder.
 */
async function addressOf(tx: Transaction, chain: readonly ComponentRow[]): Promise<string> {
  const [root, ...rest] = chain
  const folders = rest.filter((row) => isFolder(row.type))
  const [page] = await tx.query<{ url: string }>(sql`
    select url from pages
    where application_id = ${root!.application_id} and id = ${root!.page_id}`)
  const pageSlug = page?.url.split('/').find((part) => part !== '') ?? 'files'
  const segments = folders.map((folder) =>
    `${folder.id}-${slug(folder.display_name)}`.replace(/-$/, ''),
  )
  return `/${[pageSlug, ...segments].join('/')}?clientId=${root!.application_id}`
}

/**
 * Address at which what is said about an item is read: a post's own, a file or folder chosen in its
 * folder with its details, a link in its collection.
 */
export async function discussionAddressOf(
  tx: Transaction,
  chain: readonly ComponentRow[],
): Promise<string> {
  const row = chain.at(-1)!
  const isLoose = chain.length === 1
  const address = await addressOf(tx, isLoose ? chain : chain.slice(0, -1))
  if (isLoose) return address
  const container = chain.at(-2)!
  if (row.type.toLowerCase() === 'post') {
    const [path, query] = address.split('?') as [string, string]
    const segment = `${row.id}-${slug(row.display_name)}`.replace(/-$/, '')
    return `${path}/${segment}?${query}`
  }
  return isFolder(container.type)
    ? `${address}&component=${row.id}&details=on`
    : `${address}&comments=${row.id}`
}

const languageOf = (viewer: Viewer): Language => (viewer.languageCode === 'en' ? 'en' : 'de')
