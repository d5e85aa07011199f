import { Chip } from '@atrium/design-system'
import {
  CalendarDays,
  CirclePause,
  Megaphone,
  Pencil,
  Store,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react'
import { formatDay, useMessages, type MessageTools } from '../../kit/index.ts'
import type { Difference, PlanField } from '../approvals.logic.ts'
import { messages, type MessageKey } from '../messages/index.ts'
import { money, moneyChange, pausesOf } from './words.ts'

const icons: Readonly<Record<PlanField, LucideIcon>> = {
  name: Pencil,
  budget: TriangleAlert,
  start: CalendarDays,
  end: CalendarDays,
  pauses: CirclePause,
  publisher: Store,
  media: Megaphone,
}

/** What became another, one short mark each. */
export function Differences({ changes }: { changes: readonly Difference[] }) {
  const tools = useMessages(messages)
  if (changes.length === 0) return null
  return (
    <ul className="at-changes" aria-label={tools.t('changes.label')}>
      {changes.map((change) => (
        <li key={change.field}>
          <Chip icon={icons[change.field]} tone={change.field === 'budget' ? 'warn' : 'info'}>
            {differenceText(tools, change)}
          </Chip>
        </li>
      ))}
    </ul>
  )
}

/** A difference in words: `Budget +4.500,00 €`, `Beginn 08.12.2026 statt 01.12.2026`. */
function differenceText(
  { t, locale }: MessageTools<MessageKey>,
  { field, before, now }: Difference,
): string {
  if (field === 'budget') {
    const isComparable =
      before.budget !== null && now.budget !== null && before.currency === now.currency
    return isComparable
      ? t('change.budget', { change: moneyChange(locale, now.budget! - before.budget!, now.currency) }) // prettier-ignore
      : t('change.amount', { now: money(locale, now), before: money(locale, before) })
  }
  const word = (plan: Difference['now']) => {
    if (field === 'pauses') return pausesOf(locale, plan)
    if (field === 'media') return plan.media.join(', ') || '–'
    const value = plan[field]
    if (value === null) return '–'
    return field === 'start' || field === 'end' ? formatDay(locale, value) : value
  }
  return t(`change.${field}`, { now: word(now), before: word(before) })
}
