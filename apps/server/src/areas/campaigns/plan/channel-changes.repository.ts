import sql, { join, type Sql } from 'sql-template-tag'
import type { Transaction } from '../../../platform/database/database.types.ts'
import type { Pause } from './campaign-plan.ts'
import type { WorkflowState } from '../campaigns.logic.ts'

/** What a plan says of a channel, besides where it stands. */
export interface ChannelFacts {
  externalId: string | null
  name: string
  mediaTypeId: number
  publisher: string | null
  budget: number | null
  startDate: string | null
  endDate: string | null
  pauses: readonly Pause[]
  bookingDeadline: string | null
  materialDeadline: string | null
  externalApprovalRequested: boolean
}

/** What of a channel is written anew. */
export interface WrittenChannel extends ChannelFacts {
  id: number
  state: WorkflowState
}

/** Writes plans and states of channels; one statement for any number of them. */
export const writeChannels = (
  tx: Transaction,
  applicationId: number,
  channels: readonly WrittenChannel[],
  more: readonly Sql[] = [],
) =>
  tx.query(sql`
    update channels h set ${join(
      [
        sql`external_id = d."externalId", name = d.name, media_type_id = d."mediaTypeId",
          publisher = d.publisher, budget = d.budget, start_date = d."startDate",
          end_date = d."endDate", pauses = d.pauses, booking_deadline = d."bookingDeadline",
          material_deadline = d."materialDeadline",
          external_approval_requested = d."externalApprovalRequested", workflow_state = d.state`,
        ...more,
        sql`version = h.version + 1`,
      ],
      ', ',
    )}
    from jsonb_to_recordset(${JSON.stringify(channels)}::jsonb) as d (
      id integer, "externalId" text, name text, "mediaTypeId" integer, publisher text,
      budget numeric, "startDate" date, "endDate" date, pauses jsonb, "bookingDeadline" date,
      "materialDeadline" date, "externalApprovalRequested" boolean, state text)
    where h.application_id = ${applicationId} and h.id = d.id`)

/** Notes what was done about deadlines of channels; null takes a note away (T-27). */
export const putDeadlineMarks = (
  tx: Transaction,
  { applicationId, userId }: { applicationId: number; userId: number },
  at: Date,
  marks: readonly {
    channelId: number
    kind: 'booking' | 'material'
    mark: string | null
    from: string | null
  }[],
) =>
  tx.query(sql`
    with said as (
      select * from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
        as m ("channelId" integer, kind text, mark text, "from" date)
    ), gone as (
      delete from deadline_marks m using said
      where m.application_id = ${applicationId} and m.channel_id = said."channelId"
        and m.kind = said.kind and said.mark is null
    )
    insert into deadline_marks (
      application_id, channel_id, kind, mark, from_day, marked_at, marked_by
    )
    select ${applicationId}::int, "channelId", kind, mark, "from", ${at}::timestamptz, ${userId}::int
    from said where mark is not null
    on conflict (application_id, channel_id, kind) do update set mark = excluded.mark,
      from_day = excluded.from_day, marked_at = excluded.marked_at, marked_by = excluded.marked_by`)

/**
 * Splits the new budgets of channels among their publishers in the parts that the former ones had, to
 * the cent; the last one takes what is left over. A channel that is not split stays so (CAMP-09).
 */
export const splitBudgets = (
  tx: Transaction,
  applicationId: number,
  budgets: readonly { id: number; budget: number }[],
) =>
  tx.query(sql`
    with whole as (
      select * from jsonb_to_recordset(${JSON.stringify(budgets)}::jsonb)
        as w (id integer, budget numeric)
    ),
    part as (
      select b.channel_id, b.position, b.budget_net, whole.budget,
        sum(b.budget_net) over channel as before, count(*) over channel as number,
        b.position = max(b.position) over channel as is_last
      from channel_budgets b join whole on whole.id = b.channel_id
      where b.application_id = ${applicationId}
      window channel as (partition by b.channel_id)
    ),
    share as (
      select channel_id, position, budget, is_last, trunc(
        budget * case when before = 0 then 1.0 / number else budget_net / before end, 2
      ) as amount
      from part
    ),
    amounts as (
      select channel_id, position, case when is_last
        then budget - coalesce(sum(amount) filter (where not is_last) over (partition by channel_id), 0)
        else amount end as amount
      from share
    )
    update channel_budgets b set budget_net = amounts.amount
    from amounts
    where b.application_id = ${applicationId} and b.channel_id = amounts.channel_id
      and b.position = amounts.position`)
