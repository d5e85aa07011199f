import { randomUUID } from 'node:crypto'
import type { FileShare } from '@atrium/api-client/contract'
import type { AuditAction } from '../../platform/audit-actions.ts'
import { audit } from '../../platform/audit.ts'
import { forbidden, notFound } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { findVisible, type ComponentRow } from '../components/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import {
  canRequest,
  canShare,
  hasShares,
  isShareable,
  mayRemove,
  seesAllShares,
} from './file-shares.policy.ts'
import {
  addShare,
  findShare,
  listShares,
  removeShare,
  type ShareRow,
} from './file-shares.repository.ts'
import { createShareKeys } from './share-keys.ts'
import { givesFilesAway, sharePath } from './share-rules.ts'

export interface NewShare {
  days: number
  password?: string | undefined
  note?: string | undefined
}

export interface NewRequest extends NewShare {
  message?: string | undefined
  maxFiles: number
  maxBytes: number
}

/** What tells a link that gives files from one that asks for some. */
interface LinkKind {
  action: AuditAction
  isPossible: (row: ComponentRow) => boolean
  isAllowed: (access: Access, row: ComponentRow) => boolean
  limits?: Partial<Parameters<typeof addShare>[1]>
}

type ShareDependencies = Pick<
  Dependencies,
  'database' | 'clock' | 'passwords' | 'portalUrl' | 'shareKey'
>

const dayLength = 86_400_000
/** Days for which an expired link is still listed. */
const listedDays = 30

/** Links with which outsiders read single files, or what lies in a folder, as their makers see them (T-73). */
export function createFileSharesService(deps: ShareDependencies) {
  const keys = createShareKeys(deps)

  const toShare = (row: ShareRow): FileShare => ({
    id: row.id,
    componentId: row.component_id,
    kind: row.type === 'filelink' ? 'file' : 'folder',
    fileName: row.display_name,
    note: row.note,
    hasPassword: row.password_hash !== null,
    createdAt: row.created_at.toISOString(),
    createdByUser: { id: row.created_by, firstName: row.first_name, lastName: row.last_name },
    expiresAt: row.expires_at.toISOString(),
    openedCount: row.opened_count,
    openedAt: row.opened_at?.toISOString() ?? null,
    request: row.collects
      ? {
          message: row.message,
          maxFiles: row.max_files!,
          maxBytes: row.max_bytes!,
          fileCount: row.received_files,
          byteCount: row.received_bytes,
        }
      : null,
    url: `${deps.portalUrl}${sharePath}?key=${keys.keyOf(row.id)}`,
  })

  /** Makes a link: where it is possible, to who may. */
  async function make(
    actor: Actor,
    applicationId: number,
    componentId: number,
    wish: NewShare,
    { action, isPossible, isAllowed, limits }: LinkKind,
  ): Promise<FileShare> {
    const now = deps.clock.now()
    const expires = new Date(now.getTime() + wish.days * dayLength)
    // Outside of the transaction: it takes a while, on purpose.
    const password = wish.password && (await deps.passwords.hash(wish.password))
    return enterTenant(deps, actor, applicationId, async (tx, access): Promise<FileShare> => {
      const { row } = await findVisible(tx, access, componentId)
      if (!isPossible(row)) throw notFound()
      if (!isAllowed(access, row) || !(await givesFilesAway(tx, applicationId))) throw forbidden()
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
        ...limits,
      })
      await audit(tx, {
        applicationId,
        actor,
        action,
        objectType: 'component',
        objectId: row.id,
        summary: {
          name: row.display_name,
          after: { expires: expires.toISOString(), hasPassword: password !== undefined },
        },
      })
      return toShare((await findShare(tx, applicationId, id))!)
    })
  }

  return {
    async list(actor: Actor, applicationId: number, componentId: number | undefined) {
      const rows = await enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (!hasShares(access)) throw forbidden()
        if (componentId !== undefined) await findVisible(tx, access, componentId)
        return listShares(tx, applicationId, {
          componentId,
          createdBy: seesAllShares(access) ? undefined : actor.userId,
          expiredAfter: new Date(deps.clock.now().getTime() - listedDays * dayLength),
        })
      })
      return rows.map(toShare)
    },

    create: (actor: Actor, applicationId: number, componentId: number, wish: NewShare) =>
      make(actor, applicationId, componentId, wish, {
        action: 'file-share.created',
        isPossible: isShareable,
        isAllowed: (access, row) => canShare(access, row.type),
      }),

    /** A link with which outsiders bring files into a folder (T-73, FILE-12). */
    request: (actor: Actor, applicationId: number, componentId: number, wish: NewRequest) =>
      make(actor, applicationId, componentId, wish, {
        action: 'file-request.created',
        isPossible: ({ type }) => type === 'directory' || type === 'fileexplorer',
        isAllowed: canRequest,
        limits: {
          collects: true,
          message: wish.message || null,
          max_files: wish.maxFiles,
          max_bytes: wish.maxBytes,
        },
      }),

    remove: (actor: Actor, applicationId: number, id: string): Promise<void> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const share = await findShare(tx, applicationId, id)
        if (!share || !mayRemove(access, share)) throw notFound()
        await removeShare(tx, applicationId, id)
        await audit(tx, {
          applicationId,
          actor,
          action: share.collects ? 'file-request.removed' : 'file-share.removed',
          objectType: 'component',
          objectId: share.component_id,
          summary: { name: share.display_name },
        })
      }),
  }
}
