import type { CampaignDocument, submissionOutcomes } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { forbidden } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { UploadedFile } from '../../platform/http/call-context.ts'
import type { Command } from '../components/index.ts'
import { holdForCheck } from '../content-checks/index.ts'
import { keeper } from '../files/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { addHistory } from './plan/campaign-changes.repository.ts'
import { campaignsChanged } from './campaigns.events.ts'
import { decidesAbout } from './campaigns.mapper.ts'
import { canPlan } from './campaigns.policy.ts'
import { listCampaignViewers } from './campaigns.repository.ts'
import { rightsOf, seenCampaign } from './campaigns.service.ts'

type Outcome = (typeof submissionOutcomes)[keyof typeof submissionOutcomes]

/** Files of one kind that come together. */
export interface Handed {
  kind: CampaignDocument['kind']
  files: readonly UploadedFile[]
}

export interface HandIn {
  campaignId: number
  outcomeId: Outcome
  relatedTaskItemId?: number | undefined
}

interface DocumentRow {
  id: number
  name: string
  size: number
  content_type: string
  storage_key: string
  kind: CampaignDocument['kind']
  outcome_id: Outcome
  created_at: Date
  user_id: number | null
  first_name: string | null
  last_name: string | null
}

type DocumentDependencies = Pick<
  Dependencies,
  'database' | 'events' | 'clock' | 'storage' | 'content' | 'scanner'
>

export function createDocumentsService(deps: DocumentDependencies) {
  return {
    list: (
      actor: Actor,
      { applicationId, id }: { applicationId: number; id: number },
    ): Promise<CampaignDocument[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        await seenCampaign(tx, access, id)
        return (await listDocuments(tx, applicationId, id)).map((row) => toDocument(deps, row))
      }),

    /** Hands documents in for a campaign, by who plans it or decides about it (CAMP-14). */
    async handIn(command: Command, handIn: HandIn, files: readonly UploadedFile[]): Promise<void> {
      const { actor, applicationId } = command
      await withContents(deps, [{ kind: 'document', files }], (write) =>
        enterTenant(deps, actor, applicationId, async (tx, access) => {
          const campaign = await seenCampaign(tx, access, handIn.campaignId)
          const rights = await rightsOf(deps, tx, access)
          if (!canPlan(access) && !decidesAbout(rights, campaign.id)) throw forbidden()
          await write(tx, access, handIn)
          const viewers = await listCampaignViewers(tx, applicationId, campaign.id)
          await deps.events.append(
            tx,
            campaignsChanged(
              'documented',
              { campaignId: campaign.id },
              command,
              viewers.map(({ id }) => id),
            ),
          )
        }),
      )
    },
  }
}

export type WriteDocuments = (tx: Transaction, access: Access, handIn: HandIn) => Promise<void>

/** Keeps contents while `work` runs, which writes them down; where it fails they are taken back. */
export async function withContents<T>(
  deps: Pick<Dependencies, 'storage' | 'clock' | 'scanner'>,
  handed: readonly Handed[],
  work: (write: WriteDocuments) => Promise<T>,
): Promise<T> {
  const files = handed.flatMap((part) => part.files.map((file) => ({ file, kind: part.kind })))
  const kept = keeper(
    deps,
    files.map(({ file }) => file),
  )
  try {
    return await work(async (tx, access, handIn) => {
      if (files.length === 0) return
      const keys = await kept.keys()
      const rows = files.map(({ file, kind }, index) => ({
        kind,
        name: file.name,
        size: file.size,
        content_type: file.type,
        storage_key: keys[index],
        sha256: file.sha256,
      }))
      await holdForCheck(
        deps,
        tx,
        { applicationId: access.applicationId, userId: access.actor.userId },
        keys,
      )
      await insertDocuments(tx, access, handIn, rows, deps.clock.now())
    })
  } catch (error) {
    await kept.undo(error)
    throw error
  }
}

interface NewDocument {
  kind: string
  name: string
  size: number
  content_type: string
  storage_key: string | undefined
  sha256: string
}

async function insertDocuments(
  tx: Transaction,
  { applicationId, actor }: Access,
  handIn: HandIn,
  rows: readonly NewDocument[],
  at: Date,
) {
  const { campaignId, outcomeId } = handIn
  const by = { applicationId, userId: actor.userId }
  await insertDocumentRows(tx, by, handIn, rows, at)
  await addHistory(tx, by, at, [
    { campaignId, kind: 'documented', after: { names: rows.map(({ name }) => name), outcomeId } },
  ])
}

/** One statement for any number of documents. */
export const insertDocumentRows = (
  tx: Transaction,
  { applicationId, userId }: { applicationId: number; userId: number },
  { campaignId, outcomeId, relatedTaskItemId }: HandIn,
  rows: readonly NewDocument[],
  at: Date,
) =>
  tx.query(sql`
    insert into campaign_documents (
      application_id, campaign_id, outcome_id, related_task_item_id, created_at, created_by, kind,
      name, size, content_type, storage_key, sha256
    )
    select ${applicationId}::int, ${campaignId}::int, ${outcomeId}::int,
      ${relatedTaskItemId ?? null}::int, ${at}::timestamptz, ${userId}::int, d.kind, d.name,
      d.size, d.content_type, d.storage_key, d.sha256
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d (
      kind text, name text, size bigint, content_type text, storage_key text, sha256 text)`)

const listDocuments = (tx: Transaction, applicationId: number, campaignId: number) =>
  tx.query<DocumentRow>(sql`
    select d.id, d.name, d.size, d.content_type, d.storage_key, d.kind, d.outcome_id, d.created_at,
      u.id as user_id, u.first_name, u.last_name
    from campaign_documents d
    left join users u on u.id = d.created_by
    where d.application_id = ${applicationId} and d.campaign_id = ${campaignId}
    order by d.id desc
    limit 1000`)

const toDocument = (
  { content }: Pick<Dependencies, 'content'>,
  row: DocumentRow,
): CampaignDocument => ({
  id: row.id,
  name: row.name,
  size: row.size,
  contentType: row.content_type,
  kind: row.kind,
  outcomeId: row.outcome_id,
  createdAt: row.created_at.toISOString(),
  createdByUser:
    row.user_id === null
      ? null
      : { id: row.user_id, firstName: row.first_name ?? '', lastName: row.last_name ?? '' },
  url: content.sign({
    key: row.storage_key,
    name: row.name,
    type: row.content_type,
    size: row.size,
    disposition: 'attachment',
  }).url,
})
