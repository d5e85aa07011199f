import { buffer } from 'node:stream/consumers'
import type { ResponseOf, invoiceImport } from '@atrium/api-client/contract'
import { audit } from '../../platform/audit.ts'
import { forbidden, invalid, notFound, Problem } from '../../platform/problem.ts'
import { removeAfterCommit } from '../../platform/storage/index.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { FileAnswer } from '../../platform/http/handlers.ts'
import type { UploadedFile } from '../../platform/http/call-context.ts'
import { holdForCheck } from '../content-checks/index.ts'
import { keeper } from '../files/index.ts'
import { enterTenant } from '../users/index.ts'
import { lockInvoices } from './invoice-import.repository.ts'
import { findOwnPdf, findInvoiceId, saveOwnPdf, type OwnPdfRow } from './invoice-pdf.repository.ts'
import { canImportInvoices } from './invoices.policy.ts'
import { ownPdfTexts } from './invoices.texts.ts'

interface Place {
  applicationId: number
  invoiceNumber: string
}

type PdfDependencies = Pick<Dependencies, 'database' | 'storage' | 'clock' | 'scanner'>

/**
 * Takes the PDF of an invoice as bookkeeping issued it. What comes back writes it down. The same again
 * changes nothing; another one takes its place, and the audit log has the hashes of both.
 */
export async function prepareOwnPdf(
  deps: PdfDependencies,
  actor: Actor,
  { applicationId, invoiceNumber }: Place,
  file: UploadedFile,
): Promise<() => Promise<ResponseOf<typeof invoiceImport.putDocument>>> {
  if (!(await isPdf(deps, file))) throw invalid({ document: ownPdfTexts['no-pdf'] })
  return async () => {
    const kept = keeper(deps, [file])
    try {
      return await enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (!canImportInvoices(access)) throw forbidden()
        await lockInvoices(tx, applicationId)
        const invoiceId = await findInvoiceId(tx, applicationId, invoiceNumber)
        if (invoiceId === undefined) throw notFound()
        const before = await findOwnPdf(tx, applicationId, invoiceId)
        if (before?.sha256 === file.sha256) return { outcome: 'unchanged' }
        const [storageKey] = await kept.keys()
        await saveOwnPdf(tx, { applicationId, invoiceId, userId: actor.userId }, {
          storage_key: storageKey!,
          size: file.size,
          sha256: file.sha256,
          at: deps.clock.now(),
        }) // prettier-ignore
        await holdForCheck(deps, tx, { applicationId, userId: actor.userId }, [storageKey!])
        if (before) await removeAfterCommit(deps, [before.storage_key])
        await audit(tx, {
          applicationId,
          actor,
          action: before ? 'invoice.document-replaced' : 'invoice.document-added',
          objectType: 'invoice',
          objectId: invoiceId,
          summary: {
            name: invoiceNumber,
            ...(before && { before: { hash: before.sha256 } }),
            after: { hash: file.sha256 },
          },
        })
        return { outcome: before ? 'changed' : 'added' }
      })
    } catch (error) {
      await kept.undo(error)
      throw error
    }
  }
}

/** As readers look for it: a file that begins as a PDF within its first KiB, and was sent to its end. */
async function isPdf({ storage }: Pick<Dependencies, 'storage'>, file: UploadedFile) {
  const part = async (start: number) => {
    const range = { start: Math.max(start, 0), end: Math.min(Math.max(start, 0) + 1_024, file.size) - 1 } // prettier-ignore
    return (await buffer(await storage.readReceived(file.temporaryKey, range))).toString('latin1')
  }
  if (file.size === 0) return false
  return (await part(0)).includes('%PDF-') && (await part(file.size - 1_024)).includes('%%EOF')
}

/** The PDF as it came, for whoever may see the invoice. Throws a 409 Problem as long as it is held back. */
export function ownPdfFile(
  { storage }: Pick<Dependencies, 'storage'>,
  { storage_key, size, sha256, check_state }: OwnPdfRow,
): FileAnswer {
  if (check_state !== null)
    throw new Problem(409, `content-${check_state}`, { text: ownPdfTexts[check_state] })
  return {
    type: 'application/pdf',
    size,
    etag: sha256,
    cacheControl: 'private, no-store',
    open: () => storage.read(storage_key),
  }
}
