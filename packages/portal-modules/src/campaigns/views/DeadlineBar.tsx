import { ToggleButton } from '@atrium/design-system'
import { CalendarClock, Zap } from 'lucide-react'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import {
  campaignWords,
  dayOffWords,
  DeadlineLegend,
  deadlineKinds,
} from '../../kit/campaigns/index.ts'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { CampaignsModel } from '../campaigns.model.ts'
import type { DeadlineWords } from './deadline-bars.ts'
import { useNarrow } from './useNarrow.ts'

/** What stands over campaigns in time. */
export const Line = styled.div`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--at-space-2) var(--at-space-4);
  }
`

/** Shows deadlines and direct orders or hides them, and says what the marks mean (T-27, CAMP-03). */
export function DeadlineBar({ model }: { model: CampaignsModel }) {
  const { t } = useMessages(messages)
  const { look, orders, setLook, plan } = model
  const isNarrow = useNarrow()
  const hasOrders = look.view === 'calendar' && orders.isOffered
  if (!plan && !hasOrders) return null
  return (
    <Line>
      {plan && (
        <ToggleButton
          size="compact"
          icon={CalendarClock}
          label={t('due.toggle')}
          isSelected={look.hasDeadlines}
          onChange={(hasDeadlines) => setLook({ hasDeadlines })}
        />
      )}
      {hasOrders && (
        <ToggleButton
          size="compact"
          icon={Zap}
          label={t('orders.toggle')}
          isSelected={look.hasOrders}
          onChange={(isShown) => setLook({ hasOrders: isShown })}
        />
      )}
      {/* In a narrow calendar events are strokes without signs, and the list of the day has words. */}
      {plan && look.hasDeadlines && !(isNarrow && look.view === 'calendar') && (
        <DeadlineLegend kinds={deadlineKinds} />
      )}
    </Line>
  )
}

/** How deadlines are put into words. */
export function useDeadlineWords(): DeadlineWords {
  const { t } = useMessages(messages)
  const tools = useMessages(campaignWords)
  const { t: word, locale } = tools
  return useMemo(
    () => ({
      one: ({ kind, isLate, dayOff }, name) => {
        const due = word(`deadline.${isLate ? 'lateOf' : 'of'}.${kind}`, { name })
        return dayOff ? `${due} (${dayOffWords(tools, locale, dayOff)})` : due
      },
      week: (counts, late) => {
        const parts = deadlineKinds
          .filter((kind) => counts[kind] > 0)
          .map((kind) => `${counts[kind]} × ${word(`deadline.${kind}`)}`)
        const count = deadlineKinds.reduce((sum, kind) => sum + counts[kind], 0)
        return t('due.week', { count, parts: parts.join(', '), late })
      },
      title: t('due.toggle'),
      detail: (count, late) => t('due.detail', { count, late }),
    }),
    [locale, t, tools, word],
  )
}
