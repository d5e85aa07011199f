import { Meter } from '@atrium/design-system'
import { formatBudget } from '../../kit/campaigns/index.ts'
import { useMessages } from '../../kit/index.ts'
import type { ApprovalGround as Ground } from '../direct-orders.port.ts'
import { messages } from '../messages/index.ts'
import { sumOf } from '../money.logic.ts'

/** Why an order waits for headquarters: its own budget, or what its region may book in the year (D-01). */
export function ApprovalGround({ ground, budget }: { ground: Ground; budget: number }) {
  const { t, locale } = useMessages(messages)
  const { approvalBudget, region } = ground
  const money = (amount: number) => formatBudget(locale, amount, null)
  const names = { region: region?.name ?? '', year: String(region?.year ?? '') }
  return (
    <>
      {approvalBudget !== null && budget > approvalBudget && (
        <p>{t('ground.budget', { amount: money(approvalBudget) })}</p>
      )}
      {region && region.budget === null && (
        <p>{t(region.name === null ? 'ground.noRegion' : 'ground.noFrame', names)}</p>
      )}
      {region && region.budget !== null && (
        <Meter
          label={t('ground.frame', names)}
          value={region.booked + budget}
          // Nothing at all may be booked: whatever is booked is beyond it.
          max={region.budget || 0.01}
          valueText={t('ground.used', { booked: money(region.booked), budget: money(region.budget) })} // prettier-ignore
          overText={t('budgets.over', { amount: money(sumOf([region.booked, budget, -region.budget])) })} // prettier-ignore
        />
      )}
    </>
  )
}
