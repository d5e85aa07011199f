import { dayFrom } from '../../platform/berlin-time.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { talk, type DemoCampaign } from './index.ts'
import { atOffice } from '../office-hours.ts'
import { insertRows } from '../rows.ts'
import type { DemoTenant, TenantKey } from '../tenants.ts'

export interface Setting {
  tenant: DemoTenant
  groupIds: ReadonlyMap<string, number>
  userIds: ReadonlyMap<string, number>
  now: Date
}

export const dayLength = 86_400_000
export const hour = 3_600_000

/** Who plans for the agency, and who decides for the client. */
export const people: Readonly<Record<TenantKey, { agency: string; client: string }>> = {
  alpenquell: { agency: 'aylin.kaya', client: 'sabine.moser' },
  wohnwerk: { agency: 'jonas.petersen', client: 'andreas.lindner' },
  voltrad: { agency: 'aylin.kaya', client: 'priya.raman' },
}

/**
 * What was done about deadlines: most of what is past was met, every fourth of those is overdue; one
 * here and there was moved, or nobody needs it (T-27).
 */
export async function insertDeadlineMarks(
  tx: Transaction,
  { tenant, now }: Setting,
  { channels, facts, agencyId, index }: { channels: readonly { id: number }[]; facts: readonly { booking_deadline: string | undefined; material_deadline: string | undefined }[]; agencyId: number | undefined; index: number }, // prettier-ignore
) {
  const today = dayFrom(now, 0)
  const daysBefore = (day: string, days: number) => dayFrom(new Date(`${day}T10:00:00Z`), -days)
  const marks = facts.flatMap((row, position) =>
    (['booking', 'material'] as const).flatMap((kind, at) => {
      const day = row[`${kind}_deadline`]
      const turn = index * 3 + position * 2 + at
      const isPast = day !== undefined && day < today
      const mark = isPast
        ? turn % 4 === 0
          ? undefined
          : turn % 7 === 1
            ? 'notNeeded'
            : 'done'
        : turn % 5 === 1
          ? 'moved'
          : undefined
      if (day === undefined || mark === undefined) return []
      const madeAt = isPast ? new Date(`${daysBefore(day, 1)}T12:00:00Z`) : new Date(now.getTime() - 2 * dayLength) // prettier-ignore
      return {
        application_id: tenant.id,
        channel_id: channels[position]!.id,
        kind,
        mark,
        from_day: mark === 'moved' ? daysBefore(day, 4) : undefined,
        marked_at: atOffice(madeAt, now),
        marked_by: agencyId,
      }
    }),
  )
  await insertRows(
    tx,
    'deadline_marks',
    { application_id: 'int', channel_id: 'int', kind: 'text', mark: 'text', from_day: 'date', marked_at: 'timestamptz', marked_by: 'int' }, // prettier-ignore
    marks,
  )
}

/** Who shares the budget of a channel; the first also gets what rounding leaves. */
export async function insertSplits(
  tx: Transaction,
  applicationId: number,
  { channels }: DemoCampaign,
  rows: readonly { id: number }[],
  budgets: readonly (number | undefined)[],
) {
  const splits = channels.flatMap(([, , , , , more], index) => {
    const whole = budgets[index] ?? 0
    const split = more?.split ?? []
    const parts = split.map(([, part]) => Math.floor((whole * part) / 100))
    const rest = whole - parts.reduce((sum, part) => sum + part, 0)
    return split.map(([publisher], position) => ({
      application_id: applicationId,
      channel_id: rows[index]!.id,
      position,
      publisher,
      budget_net: parts[position]! + (position === 0 ? rest : 0),
    }))
  })
  await insertRows(
    tx,
    'channel_budgets',
    { application_id: 'int', channel_id: 'int', position: 'int', publisher: 'text', budget_net: 'numeric' }, // prettier-ignore
    splits,
  )
}

/** How many days ago the last was said about a campaign: about one that is over, a week after its end. */
function quietDays({ days, channels }: DemoCampaign): number {
  const stoppedAgo = channels.map(([, , , , state, more]) => (state === 'Deactivated' ? (more?.decided?.[1] ?? 0) : 0)) // prettier-ignore
  return Math.max(0, (days ? -days[1] : Math.min(...stoppedAgo)) - 7)
}

/** What was said in each channel, from the first to the last. */
export async function insertPosts(
  tx: Transaction,
  { tenant, userIds, now }: Setting,
  campaign: DemoCampaign,
  rows: readonly { id: number }[],
  campaignIndex: number,
) {
  const { agency, client } = people[tenant.key]
  const last = now.getTime() - quietDays(campaign) * dayLength
  const posts = campaign.channels.flatMap(([name], index) => {
    const messages = talk[tenant.key][name]!
    return messages.map((message, turn) => ({
      application_id: tenant.id,
      channel_id: rows[index]!.id,
      message,
      created_at: atOffice(new Date(last - (messages.length - turn) * 31 * hour - (index + campaignIndex) * hour), now), // prettier-ignore
      created_by: userIds.get(turn % 2 === 0 ? agency : client),
    }))
  })
  await insertRows(
    tx,
    'channel_posts',
    { application_id: 'int', channel_id: 'int', message: 'text', created_at: 'timestamptz', created_by: 'int' }, // prettier-ignore
    posts,
  )
}
