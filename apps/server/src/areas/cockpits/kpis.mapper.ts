import type { Comparison, Kpi } from '@atrium/api-client/contract'
import { dayOnWire } from '../../platform/berlin-time.ts'
import type { KpiRow, PreviousKpiRow } from './cockpits.repository.ts'
import {
  compare,
  comparedDays,
  explain,
  sameDayOf,
  valueBefore,
  valueOnSameDay,
  type ChannelEvent,
  type DayValue,
  type Run,
} from './kpis.logic.ts'

/** Figures of campaigns before, as far as this one is compared with them. */
export interface Former {
  /** When this one runs; undefined: it is compared with no other. */
  run: Run | undefined
  rows: ReadonlyMap<string, PreviousKpiRow>
}

export interface KpiSetting {
  comparison: Comparison
  events: readonly ChannelEvent[]
  former: Former
  language: 'de' | 'en'
}

const toHistory = ({ days, values }: Pick<KpiRow, 'days' | 'values'>): DayValue[] =>
  days.map((day, index) => ({ day, value: values[index]! }))

const onWire = (history: readonly DayValue[]) =>
  history.map(({ day, value }) => ({ day: dayOnWire(day), value }))

/** A figure with its course, and how it stands against what it is compared with. */
export function toKpi(row: KpiRow, { comparison, events, former, language }: KpiSetting): Kpi {
  const history = toHistory(row)
  const { earlier, previous } =
    comparison === 'previousCampaign'
      ? inFormer(history, former, row.key)
      : { earlier: valueBefore(history, comparedDays[comparison]), previous: null }
  const change = compare(history, row.unit, earlier)
  const { explanation, reasons } = explain(
    {
      change,
      lastDay: history.at(-1)?.day,
      unit: row.unit,
      isRatio: row.is_ratio,
      mediaTypeIds: row.media_type_ids,
    },
    comparison,
    events,
  )
  return {
    key: row.key,
    name: language === 'de' ? row.name_de : row.name_en,
    unit: row.unit,
    better: row.better,
    history: onWire(history),
    change: change && { ...change, day: dayOnWire(change.day) },
    previous,
    explanation,
    reasons: reasons.map(({ kind, channel, day, amount }) => ({
      kind,
      channel,
      day: dayOnWire(day),
      amount,
    })),
  }
}

/** The same figure of the campaign before: its course, and its value on the same day of the flight. */
function inFormer(
  history: readonly DayValue[],
  { run, rows }: Former,
  key: string,
): { earlier: DayValue | undefined; previous: Kpi['previous'] } {
  const row = rows.get(key)
  if (!run || !row) return { earlier: undefined, previous: null }
  const theirs = toHistory(row)
  const { flightDay, before } = valueOnSameDay(history, run, {
    start: row.start_date,
    end: row.end_date,
    history: theirs,
  })
  const laid = theirs.map(({ day, value }) => ({
    day: sameDayOf(run, { start: row.start_date }, day),
    value,
  }))
  const campaign = { id: row.campaign_id, name: row.name }
  return { earlier: before, previous: { campaign, flightDay, history: onWire(laid) } }
}
