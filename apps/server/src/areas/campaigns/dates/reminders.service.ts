import { dayFrom, dayOf } from '../../../platform/berlin-time.ts'
import { audit } from '../../../platform/audit.ts'
import { forbidden, Problem } from '../../../platform/problem.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import { logMails, type Command } from '../../components/index.ts'
import type { NewMail, News, NewsKind } from '../../notifications/index.ts'
import { enterTenant } from '../../users/index.ts'
import { notifyAboutCampaign } from '../campaign-news.service.ts'
import { canPlan } from '../campaigns.policy.ts'
import { listCampaigns, listCampaignViewers, type CampaignRow } from '../campaigns.repository.ts'
import { seenCampaign } from '../campaigns.service.ts'
import { campaignTexts } from '../campaigns.texts.ts'
import { waits } from '../approvals/inbox.service.ts'
import { askedAmong } from '../approvals/stand-ins.ts'
import { addReminder, askerOf, listDue, somethingWaits, type ReminderKind } from './reminders.repository.ts' // prettier-ignore

type ReminderDependencies = Pick<Dependencies, 'database' | 'events' | 'clock' | 'portalUrl'>

/** How many days lie between a due date and its reminders (T-39). */
const offsets: Readonly<Record<Exclude<ReminderKind, 'nudge'>, number>> = {
  soon: 2,
  today: 0,
  late: -1,
}
const newsKinds: Readonly<Record<ReminderKind, NewsKind>> = {
  soon: 'approvalDueSoon',
  today: 'approvalDueToday',
  late: 'approvalOverdue',
  nudge: 'approvalNudged',
}

/** Reminds who decides two days before something is due, on the day, and the day after; once each (T-39). */
export async function remindOfApprovals(deps: ReminderDependencies): Promise<void> {
  const now = deps.clock.now()
  const today = dayOf(now)
  for (const [kind, offset] of Object.entries(offsets)) {
    const due = dayFrom(now, offset)
    const rows = await deps.database.system((tx) => listDue(tx, kind as ReminderKind, due, waits(today))) // prettier-ignore
    for (const { application_id: applicationId, id } of rows) {
      await deps.database.tenant(applicationId, async (tx) => {
        const actor = await askerOf(tx, applicationId, id)
        const [campaign] = await listCampaigns(tx, { applicationId, seesAll: true, groupIds: [] }, { id }) // prettier-ignore
        if (!actor || !campaign) return
        await remind(deps, tx, { campaign, actor, kind: kind as ReminderKind, day: due })
      })
    }
  }
}

/** Staff reminds those who decide about a campaign, no more than once a day (T-39). */
export async function nudge(
  deps: ReminderDependencies,
  { actor, applicationId }: Command,
  campaignId: number,
  log: CallContext['log'],
): Promise<void> {
  const today = dayOf(deps.clock.now())
  const mails = await enterTenant(deps, actor, applicationId, async (tx, access) => {
    const campaign = await seenCampaign(tx, access, campaignId)
    if (!canPlan(access)) throw forbidden()
    if (!(await somethingWaits(tx, applicationId, campaignId, waits(today)))) {
      throw new Problem(409, 'nothing-waits', { text: campaignTexts['nothing-waits'] })
    }
    const mails = await remind(deps, tx, { campaign, actor, kind: 'nudge', day: today })
    if (!mails) throw new Problem(409, 'nudged-today', { text: campaignTexts['nudged-today'] })
    await audit(tx, {
      applicationId,
      actor,
      action: 'approval.reminded',
      objectType: 'campaign',
      objectId: campaignId,
      summary: { name: campaign.name },
    })
    return mails
  })
  logMails(log, mails)
}

interface Reminder {
  campaign: CampaignRow
  actor: News['actor']
  kind: ReminderKind
  day: string
}

/** Tells them, unless they were told; undefined: they were. */
async function remind(
  deps: ReminderDependencies,
  tx: Transaction,
  { campaign, actor, kind, day }: Reminder,
): Promise<NewMail[] | undefined> {
  const { application_id: applicationId, id } = campaign
  const isNew = await addReminder(tx, { applicationId, campaignId: id, kind, day, at: deps.clock.now(), by: actor.userId }) // prettier-ignore
  if (!isNew) return undefined
  const viewers = await listCampaignViewers(tx, applicationId, id)
  const recipientIds = await askedAmong(tx, applicationId, viewers, dayOf(deps.clock.now()))
  return notifyAboutCampaign(deps, tx, { applicationId, actor }, { kind: newsKinds[kind], campaign, recipientIds }) // prettier-ignore
}
