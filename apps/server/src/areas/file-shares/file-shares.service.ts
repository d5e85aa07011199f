import { randomUUID } from 'node:crypto'
import type { FileShare } from '@atrium/api-client/contract'
import { hashPassword, matchesPassword } from '../../identity/index.ts'
import { audit } from '../../platform/audit.ts'
import { isPicture } from '../../platform/images/index.ts'
import { forbidden, notFound, Problem } from '../../platform/problem.ts'
import type { Actor, Dependencies, Transaction } from '../../platform/types.ts'
import { settingsOf } from '../applications/index.ts'
import { findVisible, type ComponentRow } from '../components/index.ts'
import { actorOfUser, enterTenant, type Access } from '../users/index.ts'
import { canShare, mayRemove, seesAllShares } from './file-shares.policy.ts'
import {
  addShare,
  findShare,
  listShares,
  noteOpened,
  removeShare,
  tenantOfShare,
  type ShareRow,
} from './file-shares.repository.ts'
import { createShareKeys, type ShareKeys } from './share-keys.ts'

export interface NewShare {
  days: number
  password?: string | undefined
  note?: string | undefined
}

/** Whose portal an outsider looks into: known to who has a link that works, before any password. */
export interface SharingTenant {
  id: number
  name: string
  logoUrl: string | undefined
}

/** What an outsider gets to know of a file before they have it. */
export interface SharedFile {
  name: string
  /** Bytes. */
  size: number
  type: string
  expiresAt: Date
  sharedBy: string
  /** Short-lived address of a small picture. */
  pictureUrl: string | undefined
}

type ShareDependencies = Pick<Dependencies, 'database' | 'clock' | 'content' | 'portalUrl'>

/** Where outsiders read. The secret is in the query: no line of the log holds one. */
export const sharePath = '/share'

const dayLength = 86_400_000
/** Days for which an expired link is still listed. */
const listedDays = 30
const pictureSide = 1_280
/** What is larger takes too long to draw small. */
const maxPictureBytes = 40 * 1_024 * 1_024
const plain = 'application/octet-stream'

/** Links with which outsiders read single files (T-73). */
export function createFileSharesService(deps: ShareDependencies) {
  const loadKeys = createShareKeys(deps)
  const isOn = async (tx: Transaction, applicationId: number) =>
    (await settingsOf(tx, applicationId)).isOn('FILE_SHARES_ENABLED')

  const toShare = (keys: ShareKeys, row: ShareRow): FileShare => ({
    id: row.id,
    componentId: row.component_id,
    fileName: row.display_name,
    note: row.note,
    hasPassword: row.password_hash !== null,
    createdAt: row.created_at.toISOString(),
    createdByUser: { id: row.created_by, firstName: row.first_name, lastName: row.last_name },
    expiresAt: row.expires_at.toISOString(),
    openedCount: row.opened_count,
    openedAt: row.opened_at?.toISOString() ?? null,
    url: `${deps.portalUrl}${sharePath}?key=${keys.keyOf(row.id)}`,
  })

  const isUnlocked = (keys: ShareKeys, { id, password_hash }: ShareRow, pass: string | undefined) =>
    password_hash === null || (pass !== undefined && keys.isPass(id, pass))

  const auditOf = (access: Access, row: Pick<ShareRow, 'component_id' | 'display_name'>) => ({
    applicationId: access.applicationId,
    objectType: 'component',
    objectId: row.component_id,
    summary: { name: row.display_name },
  })

  /**
   * A link that works: it is not over, its tenant gives files away, and whoever made it sees the file and
   * may pass it on today. Everything else is not found, and does not say why.
   */
  async function opened<T>(
    key: string,
    work: (tx: Transaction, access: Access, found: Opened) => Promise<T>,
  ): Promise<T> {
    const keys = await loadKeys()
    const id = keys.read(key)
    const tenant = id && (await deps.database.system((tx) => tenantOfShare(tx, id)))
    if (!id || !tenant) throw notFound()
    const share = await deps.database.tenant(tenant, (tx) => findShare(tx, tenant, id))
    if (!share || share.expires_at <= deps.clock.now()) throw notFound()
    const actor = await actorOfUser(deps, share.created_by).catch((error: unknown) => {
      throw error instanceof Problem ? notFound() : error
    })
    return enterTenant(deps, actor, tenant, async (tx, access) => {
      if (!canShare(access) || !(await isOn(tx, tenant))) throw notFound()
      const { row } = await findVisible(tx, access, share.component_id)
      const { storage_key: storageKey } = row
      if (storageKey === null) throw notFound()
      return work(tx, access, { keys, share, file: { ...row, storage_key: storageKey } })
    })
  }

  return {
    async list(actor: Actor, applicationId: number, componentId: number | undefined) {
      const rows = await enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (!canShare(access)) throw forbidden()
        if (componentId !== undefined) await findVisible(tx, access, componentId)
        return listShares(tx, applicationId, {
          componentId,
          createdBy: seesAllShares(access) ? undefined : actor.userId,
          expiredAfter: new Date(deps.clock.now().getTime() - listedDays * dayLength),
        })
      })
      if (rows.length === 0) return []
      const keys = await loadKeys()
      return rows.map((row) => toShare(keys, row))
    },

    async create(actor: Actor, applicationId: number, componentId: number, wish: NewShare) {
      const keys = await loadKeys()
      const now = deps.clock.now()
      const expires = new Date(now.getTime() + wish.days * dayLength)
      // Outside of the transaction: it takes a while, on purpose.
      const password = wish.password && (await hashPassword(wish.password))
      return enterTenant(deps, actor, applicationId, async (tx, access): Promise<FileShare> => {
        const { row } = await findVisible(tx, access, componentId)
        if (row.type !== 'filelink' || row.storage_key === null) throw notFound()
        if (!canShare(access) || !(await isOn(tx, applicationId))) throw forbidden()
        const id = randomUUID()
        await addShare(tx, {
          application_id: applicationId,
          id,
          component_id: row.id,
          note: wish.note || null,
          password_hash: password ?? null,
          expires_at: expires,
          created_at: now,
          created_by: actor.userId,
        })
        await audit(tx, {
          ...auditOf(access, { component_id: row.id, display_name: row.display_name }),
          actor,
          action: 'file-share.created',
          summary: {
            name: row.display_name,
            after: { expires: expires.toISOString(), hasPassword: password !== undefined },
          },
        })
        return toShare(keys, (await findShare(tx, applicationId, id))!)
      })
    },

    remove: (actor: Actor, applicationId: number, id: string): Promise<void> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const share = await findShare(tx, applicationId, id)
        if (!share || !mayRemove(access, share)) throw notFound()
        await removeShare(tx, applicationId, id)
        await audit(tx, { ...auditOf(access, share), actor, action: 'file-share.removed' })
      }),

    /** What its page shows; of one with a password nothing, until it is known. */
    look: (key: string, pass: string | undefined): Promise<Look> =>
      opened(key, async (_tx, _access, { keys, share, file }) => {
        const tenant = tenantOf(share)
        if (!isUnlocked(keys, share, pass)) return { tenant, file: undefined }
        const found = {
          name: file.display_name,
          size: file.file_size ?? 0,
          type: file.content_type ?? plain,
          expiresAt: share.expires_at,
          sharedBy: `${share.first_name} ${share.last_name}`.trim(),
          pictureUrl: pictureOf(file),
        }
        return { tenant, file: found }
      }),

    /** Lets somebody in who knows the password; without a pass where it is another one. */
    async unlock(
      key: string,
      password: string,
    ): Promise<{ tenant: SharingTenant; pass: string | undefined }> {
      const { keys, share } = await opened(key, async (_tx, _access, found) => found)
      const isRight =
        share.password_hash === null || (await matchesPassword(password, share.password_hash))
      return { tenant: tenantOf(share), pass: isRight ? keys.passFor(share.id) : undefined }
    },

    /** A short-lived address of the content; counted, and noted in the tenant's log. */
    content: (key: string, pass: string | undefined, disposition: 'inline' | 'attachment') =>
      opened(key, async (tx, access, { keys, share, file }) => {
        if (!isUnlocked(keys, share, pass)) throw notFound()
        await noteOpened(tx, access.applicationId, share.id, deps.clock.now())
        await audit(tx, { ...auditOf(access, share), action: 'file-share.opened' })
        return deps.content.sign({
          key: file.storage_key,
          name: file.display_name,
          type: file.content_type ?? plain,
          size: file.file_size ?? 0,
          disposition,
        }).url
      }),
  }

  function pictureOf({ storage_key: key, content_type: type, file_size }: Opened['file']) {
    const isSmall = (file_size ?? 0) <= maxPictureBytes
    if (type === null || !isPicture(type) || !isSmall) return undefined
    return deps.content.signThumbnail({ key, type, side: pictureSide }).url
  }
}

/** What a link shows; without a file while its password is not known. */
interface Look {
  tenant: SharingTenant
  file: SharedFile | undefined
}

const tenantOf = ({ application_id: id, tenant: name, logo_uri: logo }: ShareRow) => ({
  id,
  name,
  logoUrl: logo ?? undefined,
})

interface Opened {
  keys: ShareKeys
  share: ShareRow
  file: ComponentRow & { storage_key: string }
}
