import type { DocumentPdf } from '@atrium/api-client/contract'
import { extname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isCommitUnknown } from '../../platform/database/index.ts'
import { repeatAfter, type JobKind } from '../../platform/jobs/index.ts'
import { notFound } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { findFile, type FileRow } from './office.files.ts'
import { addPdf, findPdf, forgetPdfs, hashOf, type PdfRow, type PdfSource } from './pdfs.repository.ts' // prettier-ignore

/** Larger documents are not previewed (VIEW-04). */
const mostBytes = 20_971_520
/** So long an answer waits for what is being made. */
const patienceMs = 8_000
const day = 86_400_000

/** Documents as PDFs, for who may see the document; each content is made once in a tenant (T-72). */
export function createPdfService(deps: Dependencies) {
  const { clock, content, converter, database, storage } = deps
  /** What this process is making, by its source. */
  const making = new Map<string, Promise<PdfRow>>()

  return {
    async pdf(actor: Actor, id: number, log: CallContext['log']): Promise<DocumentPdf> {
      const row = await findFile(deps, actor, id, { alsoInTrash: true })
      const extension = extname(row.display_name).slice(1).toLowerCase()
      const { application_id: applicationId } = row
      if (!converter?.reads(extension) || (row.file_size ?? 0) > mostBytes) throw notFound()
      const { known, source } = await database.tenant(applicationId, async (tx) => {
        const sha256 = await hashOf(tx, applicationId, id)
        if (sha256 === null) throw notFound()
        const source: PdfSource = { applicationId, sha256, extension }
        return { source, known: await findPdf(tx, source, clock.now()) }
      })
      const made = known ?? (await wait(source, row, log))
      if (!made) return { state: 'working', link: null }
      if (made.storage_key === null) return { state: 'failed', link: null }
      const size = made.file_size ?? 0
      const name = `${row.display_name.slice(0, -extension.length - 1)}.pdf`
      const link = content.sign({
        key: made.storage_key,
        name,
        type: 'application/pdf',
        size,
        disposition: 'inline',
      })
      return {
        state: 'ready',
        link: { url: link.url, expiresAt: link.expiresAt.toISOString(), size },
      }
    },
  }

  /** Begins, or joins who began; undefined where it takes longer than an answer waits. */
  async function wait(
    source: PdfSource,
    row: FileRow,
    log: CallContext['log'],
  ): Promise<PdfRow | undefined> {
    const name = `${source.applicationId} ${source.sha256} ${source.extension}`
    if (!making.has(name) && !converter!.isBusy()) {
      const work = make(source, row).finally(() => making.delete(name))
      // Nobody may wait for it any more when it fails.
      work.catch((error: unknown) => log.warn({ err: error }, 'A PDF could not be made'))
      making.set(name, work)
    }
    const given = new AbortController()
    const { signal } = given
    const late = pause(patienceMs, undefined, { signal, ref: false }).catch(() => undefined)
    try {
      return await Promise.race([making.get(name), late])
    } finally {
      given.abort()
    }
  }

  async function make(source: PdfSource, { storage_key }: FileRow): Promise<PdfRow> {
    const { extension } = source
    const document = { extension, open: () => storage.read(storage_key) }
    const pdf = await converter!.toPdf(document, async (bytes, size): Promise<PdfRow> => {
      const { temporaryKey } = await storage.receive(bytes)
      return { storage_key: await storage.keep(temporaryKey), file_size: size }
    })
    const made = pdf ?? { storage_key: null, file_size: null }
    const isOurs = await database
      .tenant(source.applicationId, (tx) => addPdf(tx, source, made, clock.now()))
      .catch(async (error: unknown) => {
        if (made.storage_key && !isCommitUnknown(error)) await storage.takeBack(made.storage_key)
        throw error
      })
    if (isOurs) return made
    if (made.storage_key) await storage.remove(made.storage_key)
    const first = await database.tenant(source.applicationId, (tx) =>
      findPdf(tx, source, clock.now()),
    )
    return first ?? { storage_key: null, file_size: null }
  }
}

type ForgetDependencies = Pick<Dependencies, 'clock' | 'database' | 'storage'>

/** Lets go of PDFs that nobody needs: of deleted documents at once, unseen ones after 30 days, failures after one. */
export const forgetPdfsJob = ({ clock, database, storage }: ForgetDependencies): JobKind => ({
  name: 'forget-pdfs',
  next: repeatAfter(3_600_000),
  run: async () => {
    const now = clock.now().getTime()
    const gone = await database.system((tx) =>
      forgetPdfs(tx, new Date(now - 30 * day), new Date(now - day)),
    )
    for (const { storage_key } of gone) if (storage_key) await storage.remove(storage_key)
  },
})
