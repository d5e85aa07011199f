import { Button } from '@atrium/design-system'
import { Check, RotateCcw } from 'lucide-react'
import { formatMinute, useMessages } from '../../kit/index.ts'
import type { ChannelApproval, Condition } from '../approvals.port.ts'
import { messages } from '../messages/index.ts'
import type { Conditions } from '../useConditions.ts'

/** Whether a condition is met, by whom and when (COCK-09). */
export function useConditionState(): (condition: Condition) => string {
  const { t, locale } = useMessages(messages)
  return ({ met }) =>
    met === null
      ? t('condition.open')
      : t('condition.met', {
          name: met.by ?? t('nobody'),
          at: formatMinute(locale, new Date(met.at)),
        })
}

/** Whether the reader says something of its condition. */
export const hasConditionAction = ({ last, can }: ChannelApproval, { meet }: Conditions): boolean =>
  meet !== undefined && last?.condition != null && can.meet

export interface ConditionActionProps {
  approval: ChannelApproval
  conditions: Conditions
}

/** The agency says that a condition is met, or takes that back. */
export function ConditionAction({ approval, conditions }: ConditionActionProps) {
  const { t } = useMessages(messages)
  const { id, plan, last } = approval
  const { meet, pendingId } = conditions
  const condition = last?.condition
  if (!meet || !condition) return null
  const isMet = condition.met !== null
  return (
    <Button
      size="compact"
      variant={isMet ? 'quiet' : 'secondary'}
      icon={isMet ? RotateCcw : Check}
      isPending={pendingId === id}
      aria-label={t(isMet ? 'condition.takeBackLabel' : 'condition.meetLabel', { name: plan.name })}
      onPress={() => meet(approval, !isMet)}
    >
      {t(isMet ? 'condition.takeBack' : 'condition.meet')}
    </Button>
  )
}
