import { relatedObjectTypes } from '@atrium/api-client/contract'
import { parse } from 'node:path'
import sql from 'sql-template-tag'
import type { Language } from '../../../platform/locales.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import { settingsOf } from '../../applications/index.ts'
import { notify, sendMails, type NewMail } from '../../notifications/index.ts'
import type { Viewer } from '../rights/component-groups.repository.ts'
import { newsBody, newsSubject, type News } from './component-notices.texts.ts'
import { slug } from '../components.names.ts'
import { isFolder } from '../components.policy.ts'
import type { ComponentRow } from '../components.repository.ts'
import type { Found } from '../components.service.ts'

/** Whose doing it is, and in which tenant. */
export interface Doing {
  applicationId: number
  /** Without an id: somebody without an account. */
  actor: Pick<Actor, 'firstName' | 'lastName'> & { userId: number | null }
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
  { kind, folder, names: own, viewers, mailToGroupIds }: Announcement,
): Promise<NewMail[]> {
  const names = kind === 'files' ? await shownFileNames(tx, applicationId, own) : own
  const receivers = viewers.filter((viewer) => viewer.userId !== actor.userId)
  const actorName = `${actor.firstName} ${actor.lastName}`.trim()
  const news: News = { kind, actorName, folderName: folder.row.display_name, names }
  const url = await addressOf(tx, folder.chain)
  const wished = receivers
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
  const mails = await sendMails(tx, applicationId, { mails: wished, causedBy: actor.userId })
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

/** Names of files as the application shows them: where it hides extensions, without their last one (CFG-01). */
export async function shownFileNames(
  tx: Transaction,
  applicationId: number,
  names: readonly string[],
): Promise<readonly string[]> {
  const settings = await settingsOf(tx, applicationId)
  return settings.isOn('HIDE_ALL_FILE_EXTENSIONS') ? names.map((name) => parse(name).name) : names
}

/**
 * Address of a folder inside the portal: the page of its module, then one segment per folder; of
 * anything else that lies in one, the address of its folder.
 */
async function addressOf(tx: Transaction, chain: readonly ComponentRow[]): Promise<string> {
  return placeOf(chain, await pageUrls(tx, [chain]))
}

/** Addresses of the pages on which chains begin, by page. */
async function pageUrls(tx: Transaction, chains: readonly (readonly ComponentRow[])[]) {
  const roots = chains.flatMap((chain) => chain[0] ?? [])
  const pages = await tx.query<{ id: number; url: string }>(sql`
    select id, url from pages
    where application_id = ${roots[0]?.application_id ?? 0}
      and id = any(${roots.flatMap((root) => root.page_id ?? [])}::int[])`)
  return new Map(pages.map((page) => [page.id, page.url]))
}

function placeOf(chain: readonly ComponentRow[], pages: ReadonlyMap<number, string>): string {
  const [root, ...rest] = chain
  const folders = rest.filter((row) => isFolder(row.type))
  const url = root!.page_id === null ? undefined : pages.get(root!.page_id)
  const pageSlug = url?.split('/').find((part) => part !== '') ?? 'files'
  const segments = folders.map((folder) =>
    `${folder.id}-${slug(folder.display_name)}`.replace(/-$/, ''),
  )
  return `/${[pageSlug, ...segments].join('/')}?clientId=${root!.application_id}`
}

/**
 * Address at which what is said about an item is read: a post's own, a file or folder chosen in its
 * folder with its details, a task on its board, a link in its collection.
 */
export async function discussionAddressOf(
  tx: Transaction,
  chain: readonly ComponentRow[],
): Promise<string> {
  const [address] = await discussionAddressesOf(tx, [chain])
  return address!
}

/** The same for several items of one tenant, in one statement. */
export async function discussionAddressesOf(
  tx: Transaction,
  chains: readonly (readonly ComponentRow[])[],
): Promise<string[]> {
  const pages = await pageUrls(tx, chains)
  return chains.map((chain) => discussionAddress(chain, pages))
}

function discussionAddress(
  chain: readonly ComponentRow[],
  pages: ReadonlyMap<number, string>,
): string {
  const row = chain.at(-1)!
  const isLoose = chain.length === 1
  const address = placeOf(isLoose ? chain : chain.slice(0, -1), pages)
  if (isLoose) return address
  const container = chain.at(-2)!
  if (row.type.toLowerCase() === 'post') {
    const [path, query] = address.split('?') as [string, string]
    const segment = `${row.id}-${slug(row.display_name)}`.replace(/-$/, '')
    return `${path}/${segment}?${query}`
  }
  if (row.type === 'directorder') {
    const [path, query] = address.split('?') as [string, string]
    return `${path}/requests/${row.id}?${query}`
  }
  if (row.type === 'seminar') return `/academy/sessions/${row.id}?clientId=${row.application_id}`
  if (row.type === 'task') return `${address}&task=${row.id}`
  return isFolder(container.type)
    ? `${address}&component=${row.id}&details=on`
    : `${address}&comments=${row.id}`
}

const languageOf = (viewer: Viewer): Language => (viewer.languageCode === 'en' ? 'en' : 'de')
