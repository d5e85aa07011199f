import { DescriptionList } from '@atrium/design-system'
import type { ReactNode } from 'react'
import { useMessages } from '../../kit/index.ts'
import type { Difference, PlanField } from '../approvals.logic.ts'
import type { Plan } from '../approvals.port.ts'
import { messages } from '../messages/index.ts'
import { money, pausesOf, range } from './words.ts'

export interface PlanCardProps {
  title: string
  plan: Plan
  /** What of it is another than beside it. */
  marked?: readonly Difference[]
  /** The one that is decided about. */
  isCurrent?: boolean
  /** Nothing stands beside it. */
  isAlone?: boolean
  /** What else is known of it. */
  more?: readonly { term: string; detail: ReactNode }[]
}

/** A plan as it stands or stood, with what differs marked in more than colour. */
export function PlanCard({
  title,
  plan,
  marked = [],
  isCurrent,
  isAlone,
  more = [],
}: PlanCardProps) {
  const { t, locale } = useMessages(messages)
  const isMarked = (...fields: readonly PlanField[]) =>
    marked.some(({ field }) => fields.includes(field))
  const mark = (text: string, ...fields: readonly PlanField[]): ReactNode =>
    isMarked(...fields) ? <mark>{text}</mark> : text
  return (
    <section className="at-plan" data-at-current={isCurrent || undefined}>
      <h3>{title}</h3>
      <DescriptionList
        layout={isAlone ? 'columns' : 'stacked'}
        items={[
          ...(isMarked('name') ? [{ term: t('plan.name'), detail: mark(plan.name, 'name') }] : []),
          { term: t('plan.budget'), detail: mark(money(locale, plan), 'budget') },
          { term: t('plan.range'), detail: mark(range(locale, plan), 'start', 'end') },
          ...(plan.pauses.length > 0 || isMarked('pauses')
            ? [{ term: t('plan.pauses'), detail: mark(pausesOf(locale, plan), 'pauses') }]
            : []),
          plan.media.length > 0 || isMarked('media')
            ? { term: t('plan.media'), detail: mark(plan.media.join(', ') || '–', 'media') }
            : { term: t('plan.publisher'), detail: mark(plan.publisher ?? '–', 'publisher') },
          ...more,
        ]}
      />
    </section>
  )
}
