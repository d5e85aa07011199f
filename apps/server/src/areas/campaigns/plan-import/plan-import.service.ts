import type { BodyOf, campaignPlanning, PlanOutcome } from '@atrium/api-client/contract'
import { forbidden, notFound, Problem } from '../../../platform/problem.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import { logMails, type Command } from '../../components/index.ts'
import { enterTenant, type Access } from '../../users/index.ts'
import { findByExternalId, lockCreation } from '../creation/campaign-creation.repository.ts'
import { listDeleted } from '../keeping/campaign-keeping.repository.ts'
import { accountOfCreation, clientNamed, makeCampaign, resolveFacts, settleFacts } from '../creation/campaign-creation.service.ts' // prettier-ignore
import { canMakeCampaigns, canPlan } from '../campaigns.policy.ts'
import { presentedCampaign } from '../campaigns.service.ts'
import { campaignTexts } from '../campaigns.texts.ts'
import { factsOf, setFacts } from '../campaign-facts.ts'
import type { ChannelRow } from '../plan/channels.repository.ts'
import {
  listElsewhere,
  lockExternalIds,
  type CampaignFacts,
} from '../plan/plan-changes.repository.ts'
import { removableAmong } from '../plan/plan-changes.service.ts'
import { planContextOf, finish, requireFreshCampaign, type PlanChangeContext, type PlanChangeResult, type PlanningDependencies } from '../plan/plan-change.ts' // prettier-ignore
import { outcomeRows, workOf, type ImportedRow, type Plan } from './plan-import.ts'
import { carryOut, type PlanWork } from '../plan/plan-work.ts'
import { differences } from '../plan/planning.edits.ts'

type Replaced = BodyOf<typeof campaignPlanning.replace>
type Put = BodyOf<typeof campaignPlanning.put>

/** Takes over a whole plan into a campaign, or says what that would do (CAMP-07). */
export function replacePlan(
  deps: PlanningDependencies,
  command: Command,
  campaignId: number,
  body: Replaced,
  log: CallContext['log'],
): Promise<PlanOutcome> {
  return answered(deps, command, log, async (tx, access) => {
    const context = await planContextOf(tx, access, campaignId)
    if (!canPlan(access)) throw forbidden()
    await requireFreshCampaign(deps, context, command.ifMatch)
    return takeOver(deps, command, context, body)
  })
}

/**
 * Makes or changes a campaign with its plan by the id of another system; the same again changes nothing,
 * and nobody hears of it (CAMP-07).
 */
export async function putCampaign(
  deps: PlanningDependencies,
  command: Command,
  externalId: string,
  body: Put,
  log: CallContext['log'],
): Promise<PlanOutcome> {
  const { channels, missing, isDryRun, ...said } = body
  const plan = { channels, missing, isDryRun }
  const { actor, applicationId } = command
  const requirePlanner = (access: Access) => {
    if (!canPlan(access)) throw forbidden()
  }
  // A client whom nobody knows yet is made before the rest, so whoever may not is refused before that.
  if (said.clientName !== undefined)
    await enterTenant(deps, actor, applicationId, async (_tx, access) => requirePlanner(access))
  const client = await clientNamed(deps, applicationId, said.clientName, { isDryRun })
  return answered(deps, command, log, async (tx, access) => {
    requirePlanner(access)
    await lockCreation(tx, applicationId)
    const known = await findByExternalId(tx, applicationId, externalId)
    if (known !== undefined) {
      // What somebody deleted comes back by them, not by the next push of a system that knows nothing of it.
      if (known.isDeleted) {
        if (!canMakeCampaigns(access)) throw forbidden()
        // Whoever did not see it hears nothing of it, as while it was there.
        const seen = await listDeleted(tx, access, new Date(0), known.id)
        if (seen.length === 0) throw notFound()
        throw new Problem(409, 'external-id-deleted', {
          text: campaignTexts['external-id-deleted'],
        })
      }
      const context = await planContextOf(tx, access, known.id)
      await requireFreshCampaign(deps, context, command.ifMatch)
      const resolved = await resolveFacts(tx, access, { ...said, client }, context.campaign)
      const facts = isDryRun ? undefined : await settleFacts(tx, applicationId, resolved)
      const { currencyName } = resolved
      const currency = currencyName === context.campaign.currency_name ? undefined : currencyName
      return takeOver(deps, command, context, { ...plan, currency }, facts)
    }
    if (!canMakeCampaigns(access)) throw forbidden()
    const resolved = await resolveFacts(tx, access, { ...said, client })
    if (isDryRun) {
      const { rows } = await planned(tx, access, undefined, [], plan)
      return { mails: [], outcome: { campaign: null, rows: outcomeRows(rows), changeId: null } }
    }
    const facts = await settleFacts(tx, applicationId, resolved)
    const context = await makeCampaign(tx, access, { externalId, facts })
    return takeOver(deps, command, context, plan, undefined, accountOfCreation(context))
  })
}

interface Answered {
  outcome: PlanOutcome
  mails: Awaited<ReturnType<typeof finish>>
}

async function answered(
  deps: PlanningDependencies,
  command: Command,
  log: CallContext['log'],
  work: (tx: Transaction, access: Access) => Promise<Answered>,
): Promise<PlanOutcome> {
  const { actor, applicationId } = command
  const { outcome, mails } = await enterTenant(deps, actor, applicationId, work)
  logMails(log, mails)
  return outcome
}

/** Does to a campaign what a plan asks for. `creation` tells of a campaign that was made for it. */
async function takeOver(
  deps: PlanningDependencies,
  command: Command,
  context: PlanChangeContext,
  plan: Plan & Pick<Replaced, 'isDryRun'>,
  facts?: CampaignFacts,
  creation?: PlanChangeResult,
): Promise<Answered> {
  const { tx, access, campaign } = context
  const canGo = plan.missing === 'remove' ? await removableAmong(context) : () => false
  const { rows, work } = await planned(tx, access, campaign.id, context.rows, plan, canGo)
  const present = () => presentedCampaign(deps, tx, access, campaign.id)
  const before = factsOf(campaign)
  const changed = facts ? differences({ ...before }, { ...facts }) : []
  const isSame = rows.every(({ result }) => result === 'unchanged' || result === 'kept') && changed.length === 0 // prettier-ignore
  if (plan.isDryRun || (isSame && !creation)) {
    const outcome = { campaign: await present(), rows: outcomeRows(rows), changeId: null }
    return { mails: [], outcome }
  }
  const { done, changeId, addedIds } = await carryOut(
    context,
    {
      ...work,
      ...(changed.length > 0 && { campaign: { set: [setFacts(facts!)], inverse: { before, after: facts! } } }), // prettier-ignore
    },
    deps.clock.now(),
  )
  const mails = await finish(deps, command, context, {
    ...done,
    ...(creation && { kind: creation.kind, isPlan: creation.isPlan ?? true }),
    audited: [...(creation?.audited ?? []), ...(done.audited ?? [])],
    history: [
      ...(creation?.history ?? []),
      ...changed.map((parts) => ({ kind: 'changed', ...parts })),
      ...done.history,
      ...(isSame || rows.length === 0 ? [] : [{ kind: 'imported', after: countsOf(rows) }]),
    ],
  })
  return {
    mails,
    outcome: { campaign: await present(), rows: outcomeRows(rows, addedIds), changeId },
  }
}

/** What a plan does to channels. Throws 409 at ids of the other system that other campaigns' channels have. */
async function planned(
  tx: Transaction,
  { applicationId }: Access,
  campaignId: number | undefined,
  channels: readonly ChannelRow[],
  plan: Plan,
  canGo: (row: ChannelRow) => boolean = () => false,
): Promise<{ rows: ImportedRow[]; work: PlanWork }> {
  const found = workOf(channels, plan, canGo)
  const externalIds = plan.channels.flatMap(({ externalId }) => externalId ?? [])
  if (externalIds.length === 0) return found
  await lockExternalIds(tx, applicationId)
  const elsewhere = await listElsewhere(tx, applicationId, campaignId, externalIds)
  if (elsewhere.length === 0) return found
  // Of a deleted campaign no list has the id any more, so it is said where it is.
  const textOf = (isDeleted: boolean) =>
    campaignTexts[isDeleted ? 'external-id-in-trash' : 'external-id-taken']
  const taken = new Map(elsewhere.map((row) => [row.external_id, textOf(row.is_deleted)]))
  const fields = plan.channels.flatMap(({ externalId }, index) => {
    const text = externalId === undefined ? undefined : taken.get(externalId)
    return text ? [[`channels[${index}].externalId`, text] as const] : []
  })
  const text = textOf(elsewhere.every((row) => row.is_deleted))
  throw new Problem(409, 'external-id-taken', { text, fields: Object.fromEntries(fields) })
}

/** How many channels a plan did what with. */
const countsOf = (rows: readonly ImportedRow[]) => {
  const count = (wanted: ImportedRow['result']) => rows.filter(({ result }) => result === wanted).length // prettier-ignore
  return {
    added: count('added'),
    changed: count('changed'),
    removed: count('removed'),
    stopped: count('stopped'),
  }
}
