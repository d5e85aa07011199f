import sql from 'sql-template-tag'
import { statusOf, type WorkflowState } from '../../areas/campaigns/index.ts'
import { nameKey } from '../../areas/components/index.ts'
import { dayOf } from '../../platform/berlin-time.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { campaignColumns, channelColumns, letterOf } from './campaign-columns.ts'
import { createManyDecisions } from './decision-volume.ts'
import { createRandom } from '../random.ts'
import { continueIds, insertRows } from '../rows.ts'

const dayLength = 86_400_000

interface ManyCampaigns {
  /** Campaigns in all, with those of the story. */
  campaigns: number
  channels: number
  /** Campaigns that the first tenant has of them. */
  first: number
}

const media = [5, 8, 22, 15, 41, 6, 2, 13, 1, 7, 4, 23, 20, 10, 3, 9, 19]
const publishers = ['Kanal 9', 'CityScreen OOH', 'Plauderkreis', 'Fundort', 'Adstrom', 'RegioFunk Hessen', 'Nordkurier-Verbund', 'Mainpost-Gruppe', 'Lichtspiel-Verbund Süd'] // prettier-ignore
const seasons = ['Frühjahr', 'Sommer', 'Herbst', 'Winter', 'Advent', 'Jubiläum', 'Neuheiten', 'Schlussverkauf', 'Marke', 'Händlertage'] // prettier-ignore
const things = ['Offensive', 'Wochen', 'Auftakt', 'Welle', 'Tage', 'Kampagne', 'Aktion', 'Start', 'Bühne', 'Fläche'] // prettier-ignore
/** More begins in March, in September and before the end of the year. */
const months = [0, 1, 2, 2, 2, 3, 4, 5, 6, 7, 8, 8, 8, 9, 9, 10, 10, 11]
/** What may have become of a channel before and after it began. */
const before: readonly WorkflowState[] = ['Started', 'Briefing', 'Briefed', 'Planning', 'Checking', 'Ready', 'Approving', 'Approved', 'Purchasing'] // prettier-ignore
const since: readonly WorkflowState[] = ['Purchased', 'Purchased', 'Confirmed', 'Transferred']

/** Campaigns of a busy agency: seasonal, with budgets of every size, each seen by about a third of the groups. */
export async function fillManyCampaigns(
  tx: Transaction,
  { many, now, random }: { many: ManyCampaigns; now: Date; random: () => number },
): Promise<void> {
  const tenants = await tx.query<{ id: number; name: string; customer: number; agency: number[]; clients: number[]; planner: number | null; lead: number | null }>(sql`
    select a.id, a.display_name as name, a.customer_ids[1] as customer,
      array(select g.id from user_groups g where g.application_id = a.id and g.type in (1, 20) order by g.id) as agency,
      array(select g.id from user_groups g where g.application_id = a.id and g.type in (30, 100) order by g.id) as clients,
      (select min(m.user_id) from application_users m where m.application_id = a.id and 'CLIENTSERVICE' = any(m.roles)) as planner,
      (select min(m.user_id) from application_users m where m.application_id = a.id and 'CLIENT_LEAD' = any(m.roles)) as lead
    from applications a order by a.id`) // prettier-ignore
  const [known] = await tx.query<{
    id: number
    campaigns: number
    channels: number
    channelId: number
  }>(sql`
    select max(id) as id, count(*)::int as campaigns, (select count(*)::int from channels) as channels,
      (select max(id) from channels) as "channelId"
    from campaigns`)
  const wanted = many.campaigns - known!.campaigns
  let left = many.channels - known!.channels
  let channelId = known!.channelId
  const decisions = createManyDecisions(now, createRandom(46))
  const rows = { campaigns: [] as object[], groups: [] as object[], channels: [] as object[] }
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  for (let number = 1; number <= wanted; number++) {
    const tenant = number <= many.first ? tenants[0]! : tenants[number % tenants.length]!
    const id = known!.id + number
    // One to nine, and in the end as many as there shall be.
    const fair = left / (wanted - number + 1)
    const count = Math.max(1, Math.min(9, number === wanted ? left : Math.round(fair + (random() - 0.5) * 6))) // prettier-ignore
    left -= count
    const isBare = random() < 0.02
    const year = now.getUTCFullYear() - (random() < 0.6 ? 1 : 0) + (random() < 0.2 ? 1 : 0)
    const start = new Date(Date.UTC(year, pick(months), 1 + Math.floor(random() * 28), 9))
    const end = new Date(start.getTime() + (7 + Math.floor(random() * 80)) * dayLength)
    // Log-normal: half of them below 85,000, none above four millions.
    const spread = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    const budget = Math.min(4_000_000, Math.round((85_000 * Math.exp(spread)) / 50) * 50 + 500)
    const hasBegun = start.getTime() < now.getTime()
    const stage = Math.floor(random() * before.length)
    const planned = Array.from({ length: count }, (): WorkflowState =>
      random() < 0.02 ? 'Deactivated' : hasBegun ? pick(since) : before[Math.min(before.length - 1, stage + (random() < 0.3 ? 1 : 0))]!) // prettier-ignore
    const states = decisions.statesOf(planned)
    const own = {
      applicationId: tenant.id,
      campaignId: id,
      plannerId: tenant.planner,
      leadId: tenant.lead,
      start: Math.floor((start.getTime() - now.getTime()) / dayLength) + 1,
      isOver: dayOf(end) < dayOf(now),
    }
    const ids = states.map(() => ++channelId)
    const due = decisions.release(
      own,
      ids.filter((_, position) => states[position] === 'Approving'),
    )
    const name = `${pick(seasons)}-${pick(things)} ${pick(seasons)} ${String(number).padStart(5, '0')}`
    rows.campaigns.push({
      id,
      application_id: tenant.id,
      external_id: `ML-${tenant.id}-${number + 1_000}`,
      name,
      name_key: nameKey(name),
      customer_id: tenant.customer,
      customer_name: tenant.name,
      currency_name: 'Euro (EUR)',
      status: statusOf(states),
      approval_due: due,
      created_at: now,
      modified_at: now,
      ...(!isBare && { budget, start_date: dayOf(start), end_date: dayOf(end) }),
    })
    const seers = [...tenant.agency, ...tenant.clients.filter(() => random() < 0.35)]
    rows.groups.push(...seers.map((group) => ({ application_id: tenant.id, campaign_id: id, user_group_id: group }))) // prettier-ignore
    rows.channels.push(
      ...states.map((state, position) => {
        const mediaTypeId = pick(media)
        const plan = {
          name: `${pick(things)} ${position + 1}`,
          mediaTypeId,
          publisher: pick(publishers),
          budget: isBare ? null : Math.floor(budget / count),
          currencyName: 'Euro (EUR)',
          startDate: isBare ? null : dayOf(start),
          endDate: isBare ? null : dayOf(end),
        }
        const ownId = ids[position]!
        return {
          id: ownId,
          application_id: tenant.id,
          campaign_id: id,
          position,
          name: plan.name,
          media_type_id: mediaTypeId,
          channel_type: letterOf(mediaTypeId),
          publisher: plan.publisher,
          budget: plan.budget,
          start_date: plan.startDate,
          end_date: plan.endDate,
          pauses: [],
          workflow_state: state,
          external_approval_requested: false,
          ...decisions.decide(own, ownId, state, plan),
          ...(!isBare && decisions.deadlinesOf(own, ownId, state, mediaTypeId)),
        }
      }),
    )
  }
  await insertRows(tx, 'campaigns', { id: 'int', ...campaignColumns }, rows.campaigns as never)
  await continueIds(tx, 'campaigns')
  await insertRows(tx, 'campaign_groups', { application_id: 'int', campaign_id: 'int', user_group_id: 'int' }, rows.groups as never) // prettier-ignore
  await insertRows(tx, 'channels', { id: 'int', ...channelColumns }, rows.channels as never)
  await continueIds(tx, 'channels')
  await decisions.insert(tx)
}
