import { audit } from '../../platform/audit.ts'
import { Problem } from '../../platform/problem.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { UploadedFile } from '../../platform/http/call-context.ts'
import {
  addComponents,
  fileItem,
  freeNames,
  lockComponents,
  takenNames,
  type Found,
} from '../components/index.ts'
import { holdForCheck } from '../content-checks/index.ts'
import { keeper } from '../files/index.ts'
import type { Access } from '../users/index.ts'
import { countReceived, type ShareRow } from './file-shares.repository.ts'
import { requestTexts } from './request.texts.ts'

/** What an outsider gets to know of a request: nothing of what is in its folder (T-73). */
export interface FileRequest {
  askedBy: string
  message: string | null
  expiresAt: Date
  filesLeft: number
  bytesLeft: number
  isFull: boolean
}

/** Files that an outsider brings, and the name that they gave. */
export interface Brought {
  sender: string
  files: readonly UploadedFile[]
}

export function requestOf(share: ShareRow): FileRequest {
  const filesLeft = Math.max(0, share.max_files! - share.received_files)
  const bytesLeft = Math.max(0, share.max_bytes! - share.received_bytes)
  return {
    askedBy: `${share.first_name} ${share.last_name}`.trim(),
    message: share.message,
    expiresAt: share.expires_at,
    filesLeft,
    bytesLeft,
    isFull: filesLeft === 0 || bytesLeft === 0,
  }
}

export const requestFull = () => new Problem(409, 'request-full', { text: requestTexts.full })

type Enter = <T>(
  work: (tx: Transaction, access: Access, found: { share: ShareRow; root: Found }) => Promise<T>,
) => Promise<T>

/**
 * Makes files of what an outsider brings, in one transaction with their count, their check, their news
 * and the audit log. Their maker is nobody of the portal; a taken name gets a number, so nothing that is
 * there is replaced or found out.
 */
export async function receiveFiles(
  deps: Pick<Dependencies, 'storage' | 'events' | 'clock' | 'portalUrl' | 'scanner'>,
  { sender, files }: Brought,
  enter: Enter,
): Promise<void> {
  const kept = keeper(deps, files)
  try {
    await enter(async (tx, access, { share, root }) => {
      const { applicationId } = access
      await lockComponents(tx, applicationId, [root.row.id])
      const bytes = files.reduce((sum, file) => sum + file.size, 0)
      const isTaken = await countReceived(tx, applicationId, share.id, {
        files: files.length,
        bytes,
      })
      if (!isTaken) throw requestFull()
      const used = await takenNames(tx, applicationId, root.row.id)
      const names = freeNames(
        files.map((file) => file.name),
        used,
      )
      const storageKeys = await kept.keys()
      await holdForCheck(deps, tx, { applicationId, userId: share.created_by }, storageKeys)
      const command = { actor: access.actor, applicationId }
      await addComponents(deps, tx, access, command, {
        place: { folder: root },
        kind: 'files',
        userGroupIds: undefined,
        notifyGroups: false,
        sender: requestTexts.outsider(sender),
        items: files.map((file, index) => ({
          ...fileItem(file, { name: names[index]!, storageKey: storageKeys[index]! }),
          sentBy: sender,
        })),
      })
      await audit(tx, {
        applicationId,
        action: 'file-request.received',
        objectType: 'component',
        objectId: root.row.id,
        summary: { name: root.row.display_name, after: { sender, files: names } },
      })
    })
  } catch (error) {
    await kept.undo(error)
    throw error
  }
}
