import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

export interface OwnPdfRow {
  storage_key: string
  size: number
  sha256: string
  /** Of the malware scanner; null: it may be read. */
  check_state: 'pending' | 'quarantined' | null
}

export async function findInvoiceId(
  tx: Transaction,
  applicationId: number,
  number: string,
): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>(sql`
    select id from invoices where application_id = ${applicationId} and number = ${number}`)
  return row?.id
}

/** The PDF of bookkeeping; undefined: the invoice is drawn. */
export async function findOwnPdf(
  tx: Transaction,
  applicationId: number,
  invoiceId: number,
): Promise<OwnPdfRow | undefined> {
  const [row] = await tx.query<OwnPdfRow>(sql`
    select d.storage_key, d.size, d.sha256, k.state as check_state
    from invoice_documents d
    left join content_checks k
      on k.application_id = d.application_id and k.storage_key = d.storage_key
    where d.application_id = ${applicationId} and d.invoice_id = ${invoiceId}`)
  return row
}

export const saveOwnPdf = (
  tx: Transaction,
  key: { applicationId: number; invoiceId: number; userId: number },
  row: Pick<OwnPdfRow, 'storage_key' | 'size' | 'sha256'> & { at: Date },
) =>
  tx.query(sql`
    insert into invoice_documents (
      application_id, invoice_id, storage_key, size, sha256, created_at, created_by
    ) values (
      ${key.applicationId}, ${key.invoiceId}, ${row.storage_key}, ${row.size}, ${row.sha256},
      ${row.at}::timestamptz, ${key.userId}
    )
    on conflict (application_id, invoice_id) do update set
      storage_key = excluded.storage_key, size = excluded.size, sha256 = excluded.sha256,
      created_at = excluded.created_at, created_by = excluded.created_by`)
