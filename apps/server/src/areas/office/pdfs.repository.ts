import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

/** Names what a PDF was made of. */
export interface PdfSource {
  applicationId: number
  sha256: string
  extension: string
}

export interface PdfRow {
  /** Null: it could not be made. */
  storage_key: string | null
  file_size: number | null
}

/** Of which content a file is; null where nobody knows. */
export async function hashOf(
  tx: Transaction,
  applicationId: number,
  componentId: number,
): Promise<string | null> {
  const [row] = await tx.query<{ sha256: string | null }>(sql`
    select sha256 from components where application_id = ${applicationId} and id = ${componentId}`)
  return row?.sha256 ?? null
}

/** A PDF that was made before; it is noted that somebody looked at it, once a day. */
export async function findPdf(
  tx: Transaction,
  { applicationId, sha256, extension }: PdfSource,
  now: Date,
): Promise<PdfRow | undefined> {
  const [row] = await tx.query<PdfRow & { used_at: Date }>(sql`
    select storage_key, file_size::float8 as file_size, used_at from document_pdfs
    where application_id = ${applicationId} and sha256 = ${sha256} and extension = ${extension}`)
  if (row && row.used_at.getTime() < now.getTime() - 86_400_000)
    await tx.query(sql`
      update document_pdfs set used_at = ${now}
      where application_id = ${applicationId} and sha256 = ${sha256} and extension = ${extension}`)
  return row
}

/** False where another process was first. */
export async function addPdf(
  tx: Transaction,
  { applicationId, sha256, extension }: PdfSource,
  { storage_key, file_size }: PdfRow,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into document_pdfs
      (application_id, sha256, extension, storage_key, file_size, created_at, used_at)
    values (${applicationId}, ${sha256}, ${extension}, ${storage_key}, ${file_size}, ${now}, ${now})
    on conflict do nothing
    returning application_id`)
  return rows.length > 0
}

/** Lets go of PDFs that nobody looked at for long, of documents that are gone, and of failures. */
export const forgetPdfs = (tx: Transaction, unusedSince: Date, failedSince: Date) =>
  tx.query<{ storage_key: string | null }>(sql`
    delete from document_pdfs p
    where p.used_at < ${unusedSince}
      or (p.storage_key is null and p.created_at < ${failedSince})
      or not exists (
        select 1 from components c
        where c.application_id = p.application_id and c.sha256 = p.sha256 and c.deleted_at is null
      )
    returning p.storage_key`)
