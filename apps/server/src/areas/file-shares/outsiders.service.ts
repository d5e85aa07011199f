import { forgetAttemptsFrom, takeAttempt } from '../../identity/index.ts'
import { audit } from '../../platform/audit.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { findAllVisible, findVisible, type Found } from '../components/index.ts'
import { archiveLink } from '../files/index.ts'
import { actorOfUser, enterTenant, type Access } from '../users/index.ts'
import { canRequest, canShare, isFile } from './file-shares.policy.ts'
import { findShare, noteOpened, tenantOfShare, type ShareRow } from './file-shares.repository.ts'
import { createShareKeys, type ShareKeys } from './share-keys.ts'
import { givesFilesAway } from './share-rules.ts'
import {
  receiveFiles,
  requestFull,
  requestOf,
  type Brought,
  type FileRequest,
} from './requests.service.ts'
import { createSharedItems, plain, type SharedFile, type SharedFolder } from './shared-items.ts'

/** Whose portal an outsider looks into: known to who has a link that works, before any password. */
export interface SharingTenant {
  id: number
  name: string
  logoUrl: string | undefined
}

/** Where files are to come that outsiders are asked for, and how much of them. */
export interface Receiver {
  tenant: SharingTenant
  applicationId: number
  bytesLeft: number
}

/** What an outsider gets to know of what they were given. */
export interface Shared {
  /** The link's own, also where something inside of it is looked at. */
  kind: 'file' | 'folder'
  name: string
  sharedBy: string
  expiresAt: Date
  /** Undefined where there is nothing of that kind inside, or nothing any more. */
  item: SharedFile | SharedFolder | undefined
}

/** What is asked of a link: itself, or with an id what lies inside of its folder. */
export interface Asked {
  key: string
  pass: string | undefined
  id?: number | undefined
}

/** How a page wants the entries of a folder. */
export interface Wanted {
  language: 'de' | 'en'
  /** From 1 on. */
  page: number
}

/**
 * Wrong passwords within 15 minutes: from one network at one link, so that nobody shuts out others; from
 * one network at all links; and at one link from everywhere, against guesses out of many networks (T-73).
 */
const guessLimits = { ofBoth: 10, ofNetwork: 100, ofKey: 100 }

/** What comes of a password: it is right, it is another one, or there were too many before it. */
export type Unlocked =
  | { outcome: 'open'; pass: string }
  | { outcome: 'wrong' }
  | { outcome: 'closed'; minutes: number }

export type OutsiderDependencies = Pick<
  Dependencies,
  | 'database'
  | 'clock'
  | 'passwords'
  | 'content'
  | 'shareKey'
  | 'storage'
  | 'events'
  | 'portalUrl'
  | 'scanner'
  | 'fileRules'
>

/** What is to be had for a link: what was asked for, while it lies inside of what the link gives. */
async function inside(tx: Transaction, access: Access, root: Found, id: number | undefined) {
  if (id === undefined || id === root.row.id) return { row: root.row, way: [root.row] }
  const [found] = await findAllVisible(tx, access, [id])
  const depth = found?.chain.findIndex((row) => row.id === root.row.id) ?? -1
  if (found?.row.content_check) return undefined
  return found && depth >= 0 ? { row: found.row, way: found.chain.slice(depth) } : undefined
}

/** Gives something away: counted, and noted in the tenant's log. */
async function noted(
  { clock }: OutsiderDependencies,
  tx: Transaction,
  share: ShareRow,
  row: { id: number; display_name: string },
) {
  const { application_id: applicationId } = share
  const isInside = row.id !== share.component_id
  await noteOpened(tx, applicationId, share.id, clock.now())
  await audit(tx, {
    applicationId,
    action: 'file-share.opened',
    objectType: 'component',
    objectId: row.id,
    summary: {
      name: row.display_name,
      ...(isInside && { after: { sharedFolder: share.display_name } }),
    },
  })
}

/** What somebody without an account does with a link: the link's maker answers for all of it (T-73). */
export function createOutsidersService(deps: OutsiderDependencies) {
  const keys = createShareKeys(deps)
  const items = createSharedItems(deps)

  /**
   * A link that works: it is not over, its tenant gives files away, and whoever made it sees what it is to
   * and may pass it on today. Everything else is not found, and does not say why.
   */
  async function opened<T>(
    key: string,
    work: (tx: Transaction, access: Access, found: Opened) => Promise<T>,
  ): Promise<T> {
    const id = keys.read(key)
    const tenant = id && (await deps.database.system((tx) => tenantOfShare(tx, id)))
    if (!id || !tenant) throw notFound()
    const share = await deps.database.tenant(tenant, (tx) => findShare(tx, tenant, id))
    if (!share || share.expires_at <= deps.clock.now()) throw notFound()
    const actor = await actorOfUser(deps, share.created_by).catch((error: unknown) => {
      throw error instanceof Problem ? notFound() : error
    })
    return enterTenant(deps, actor, tenant, async (tx, access) => {
      const root = await findVisible(tx, access, share.component_id)
      const isAllowed = share.collects
        ? canRequest(access, root.row)
        : canShare(access, root.row.type)
      if (!isAllowed || !(await givesFilesAway(tx, tenant))) throw notFound()
      // It waits for the malware scanner, or is locked by it.
      if (root.row.content_check !== null) throw notFound()
      return work(tx, access, { keys, share, root })
    })
  }

  /** An address of something that the link gives; `undefined` where that is not inside of it. */
  const address = (
    { key, pass, id }: Asked,
    sign: (tx: Transaction, access: Access, row: Found['row']) => Promise<string | undefined>,
  ): Promise<string | 'locked' | undefined> =>
    opened(key, async (tx, access, { keys, share, root }) => {
      if (!isUnlocked(keys, share, pass)) return 'locked'
      // Whoever is asked for files gets to see none (T-73).
      if (share.collects) throw notFound()
      const found = await inside(tx, access, root, id)
      const url = found && (await sign(tx, access, found.row))
      if (url !== undefined) await noted(deps, tx, share, found!.row)
      return url
    })

  return {
    /** What its page shows; of one with a password nothing, until it is known. */
    look: (
      { key, pass, id }: Asked,
      wanted: Wanted,
    ): Promise<{ tenant: SharingTenant; shared?: Shared | undefined; request?: FileRequest }> =>
      opened(key, async (tx, access, { keys, share, root }) => {
        const tenant = tenantOf(share)
        if (!isUnlocked(keys, share, pass)) return { tenant, shared: undefined }
        if (share.collects) return { tenant, request: requestOf(share) }
        const found = await inside(tx, access, root, id)
        const shared: Shared = {
          kind: isFile(root.row) ? 'file' : 'folder',
          name: share.display_name,
          sharedBy: `${share.first_name} ${share.last_name}`.trim(),
          expiresAt: share.expires_at,
          item: found && (await itemOf(tx, access, found, wanted)),
        }
        return { tenant, shared }
      }),

    /** Lets somebody in who knows the password; slower after too many wrong ones. */
    async unlock(
      key: string,
      { password, address }: { password: string; address: string },
    ): Promise<{ tenant: SharingTenant; result: Unlocked }> {
      const { keys, share } = await opened(key, async (_tx, _access, found) => found)
      const tenant = tenantOf(share)
      const open = (): Unlocked => ({ outcome: 'open', pass: keys.passFor(share.id) })
      if (share.password_hash === null) return { tenant, result: open() }
      const guess = { kind: 'share' as const, key: share.id, address }
      const minutes = await deps.database.system((tx) =>
        takeAttempt(tx, deps.clock.now(), guess, guessLimits),
      )
      if (minutes !== undefined) return { tenant, result: { outcome: 'closed', minutes } }
      // Outside of the transaction: it takes a while, on purpose.
      const isRight = await deps.passwords.matches(password, share.password_hash)
      if (!isRight) return { tenant, result: { outcome: 'wrong' } }
      await deps.database.system((tx) => forgetAttemptsFrom(tx, guess))
      return { tenant, result: open() }
    },

    /** A short-lived address of a file's content. */
    content: (asked: Asked, disposition: 'inline' | 'attachment') =>
      address(asked, async (_tx, _access, row) => {
        if (!isFile(row)) return undefined
        const { storage_key: key, display_name: name, content_type, file_size } = row
        const size = file_size ?? 0
        return deps.content.sign({ key, name, type: content_type ?? plain, size, disposition }).url
      }),

    /** What a request still takes, before any file comes; rejects where it takes nothing more. */
    takes: ({ key, pass }: Asked): Promise<Receiver | 'locked'> =>
      opened(key, async (_tx, access, { keys, share }) => {
        if (!share.collects) throw notFound()
        if (!isUnlocked(keys, share, pass)) return 'locked'
        const { isFull, bytesLeft } = requestOf(share)
        if (isFull) throw requestFull()
        return { tenant: tenantOf(share), applicationId: access.applicationId, bytesLeft }
      }),

    /** Puts files that an outsider brings into the folder of a request, all or none. */
    receive: ({ key, pass }: Asked, brought: Brought): Promise<void> =>
      receiveFiles(deps, brought, (work) =>
        opened(key, async (tx, access, { keys, share, root }) => {
          if (!share.collects || !isUnlocked(keys, share, pass)) throw notFound()
          return work(tx, access, { share, root })
        }),
      ),

    /** The same of a folder with all that lies in it, as one archive. */
    archive: (asked: Asked) =>
      address(asked, async (tx, access, row) =>
        isFile(row) ? undefined : (await archiveLink(deps, tx, access, [row.id])).url,
      ),
  }

  async function itemOf(
    tx: Transaction,
    access: Access,
    { row, way }: { row: Found['row']; way: Found['row'][] },
    wanted: Wanted,
  ) {
    if (!isFile(row)) return items.folder(tx, access, way, wanted)
    // Inside of a folder a file has no page of its own.
    return way.length === 1 ? items.file(row) : undefined
  }
}

interface Opened {
  keys: ShareKeys
  share: ShareRow
  /** The file or folder that the link is to. */
  root: Found
}

const isUnlocked = (keys: ShareKeys, { id, password_hash }: ShareRow, pass: string | undefined) =>
  password_hash === null || (pass !== undefined && keys.isPass(id, pass))

const tenantOf = ({ application_id: id, tenant: name, logo_uri: logo }: ShareRow) => ({
  id,
  name,
  logoUrl: logo ?? undefined,
})
