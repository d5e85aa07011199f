import { Readable } from 'node:stream'
import sql from 'sql-template-tag'
import { dayText, inBerlin, momentText } from '../../../platform/berlin-time.ts'
import { isCommitUnknown } from '../../../platform/database/index.ts'
import type { JobKind, NewJob, RunningJob } from '../../../platform/jobs/index.ts'
import { locales } from '../../../platform/locales.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import { applicationName } from '../../applications/index.ts'
import { mediaTypeNames } from '../../media-types/index.ts'
import type { ChannelPlan } from '../plan/campaign-plan.ts'
import { campaignsChanged } from '../campaigns.events.ts'
import { listCampaigns, listCampaignViewers } from '../campaigns.repository.ts'
import { insertDocumentRows } from '../documents.service.ts'
import { protocolPdf, type Protocol, type ProtocolEntry } from './protocol.pdf.ts'
import { protocolTexts, type ProtocolLanguage } from './protocol.texts.ts'

type ProtocolDependencies = Pick<Dependencies, 'database' | 'events' | 'clock' | 'storage'>

interface Payload {
  applicationId: number
  campaignId: number
  /** Entries of the history that were written by one decision. */
  historyIds: number[]
  userId: number
  outcomeId: 1 | 2 | 3
}

const name = 'approval-protocol'

/** The job that writes down a decision; it comes with the decision or not at all. */
export const protocolOf = (payload: Payload): NewJob => ({ kind: name, payload: { ...payload } })

/** Puts a protocol of who decided what, when and on which plan into a campaign's documents (T-40, D-02). */
export const protocolJob = (deps: ProtocolDependencies): JobKind => ({
  name,
  run: async (payload: Payload, job: RunningJob) => {
    const { applicationId, campaignId, userId, outcomeId } = payload
    const protocol = await deps.database.tenant(applicationId, (tx) => read(tx, payload))
    if (!protocol) return
    const content = await protocolPdf(protocol)
    const received = await deps.storage.receive(Readable.from([content]))
    const key = await deps.storage.keep(received.temporaryKey)
    try {
      await deps.database.system(async (tx) => {
        const row = {
          kind: 'approval' as const,
          name: fileName(protocol),
          size: received.size,
          content_type: 'application/pdf',
          storage_key: key,
          sha256: received.sha256,
        }
        await insertDocumentRows(tx, { applicationId, userId }, { campaignId, outcomeId }, [row], deps.clock.now()) // prettier-ignore
        const viewers = await listCampaignViewers(tx, applicationId, campaignId)
        await deps.events.append(
          tx,
          campaignsChanged(
            'documented',
            { campaignId },
            { actor: { userId }, applicationId },
            viewers.map(({ id }) => id),
          ),
        )
        await job.complete(tx)
      })
    } catch (error) {
      if (!isCommitUnknown(error)) await deps.storage.takeBack(key)
      throw error
    }
  },
})

interface DecisionRow {
  kind: 'approved' | 'rejected'
  created_at: Date
  comment: string | null
  condition: string | null
  snapshot: ChannelPlan
  hash: string
  first_name: string
  last_name: string
  language_code: string
  /** In whose place it was decided. */
  for_first_name: string | null
  for_last_name: string | null
}

async function read(tx: Transaction, payload: Payload): Promise<Protocol | undefined> {
  const { applicationId, campaignId, historyIds } = payload
  const rows = await tx.query<DecisionRow>(sql`
    select e.kind, e.created_at, e.comment, e.after ->> 'condition' as condition, e.snapshot, e.hash, u.first_name, u.last_name,
      u.language_code, p.first_name as for_first_name, p.last_name as for_last_name
    from campaign_history e
    join users u on u.id = e.created_by
    left join users p on p.id = e.on_behalf_of
    where e.application_id = ${applicationId} and e.campaign_id = ${campaignId}
      and e.id = any(${historyIds}::int[])
    order by e.id`)
  const [campaign] = await listCampaigns(tx, { applicationId, seesAll: true, groupIds: [] }, { id: campaignId }) // prettier-ignore
  const [first] = rows
  if (!campaign || !first) return undefined
  const language: ProtocolLanguage = first.language_code === 'en' ? 'en' : 'de'
  return {
    language,
    campaign: campaign.name,
    customer: campaign.customer_name,
    application: await applicationName(tx, applicationId),
    by: byWhom(first, language),
    at: first.created_at,
    atText: momentIn(language, first.created_at),
    entries: rows.map((row) => toEntry(row, language)),
  }
}

function byWhom(row: DecisionRow, language: ProtocolLanguage): string {
  const name = `${row.first_name} ${row.last_name}`.trim()
  if (row.for_last_name === null) return name
  const absent = `${row.for_first_name ?? ''} ${row.for_last_name}`.trim()
  return protocolTexts[language].inPlaceOf(name, absent)
}

const momentIn = (language: ProtocolLanguage, at: Date) =>
  momentText(language, at, { dateStyle: 'long', timeStyle: 'long' })

function toEntry(row: DecisionRow, language: ProtocolLanguage): ProtocolEntry {
  const { kind, snapshot: plan, condition, comment, hash } = row
  const words = protocolTexts[language]
  const day = (text: string | null) =>
    text === null ? '…' : dayText(language, text, { dateStyle: 'medium' })
  return {
    decision: kind === 'approved' && condition !== null ? 'conditional' : kind,
    name: plan.name,
    facts: [
      [words.medium, mediaTypeNames[plan.mediaTypeId]?.[language] ?? `${plan.mediaTypeId}`],
      [words.publisher, plan.publisher ?? '–'],
      [words.budget, amountIn(language, plan)],
      [words.range, plan.startDate || plan.endDate ? `${day(plan.startDate)} – ${day(plan.endDate)}` : '–'], // prettier-ignore
      ...(plan.pauses?.length
        ? [
            [
              words.pauses,
              plan.pauses.map(({ start, end }) => `${day(start)} – ${day(end)}`).join(', '),
            ] as const,
          ]
        : []),
    ],
    condition,
    comment,
    hash,
  }
}

function amountIn(language: ProtocolLanguage, { budget, currencyName }: ChannelPlan): string {
  if (budget === null) return '–'
  const number = new Intl.NumberFormat(locales[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 }) // prettier-ignore
  const code = /\(([A-Z]{3})\)\s*$/.exec(currencyName ?? '')?.[1] ?? currencyName ?? 'EUR'
  return `${number.format(budget)} ${code}`
}

/** `Freigabeprotokoll Kids Schulstart 2026-11-23 0912.pdf` */
function fileName({ language, campaign, at }: Protocol): string {
  const safe = campaign.replaceAll(/[\\/:*?"<>|]+/g, ' ').slice(0, 120)
  return `${protocolTexts[language].file} ${safe} ${inBerlin(at).toFormat('yyyy-MM-dd HHmm')}.pdf`
}
