import { calendarDay, daysBetween } from '../../kit/dates/index.ts'
import { formatMoney, MediaMark } from '@atrium/design-system'
import type { Media } from '@atrium/design-system/theme'
import { Stamp } from 'lucide-react'
import { createElement } from 'react'
import { byWaiting } from '../../kit/campaigns/waiting-order.ts'
import { formatDay } from '../../kit/format.ts'
import type { Query } from '../../kit/query.ts'
import { messageTools } from '../../kit/language/useMessages.ts'
import type { HomeContext, HomeContribution } from '../home.port.ts'
import { messages } from './approvals-messages/index.ts'
import { regionOf } from '../../kit/index.ts'

/** A channel or an order that waits for the reader's decision. */
export interface WaitingApproval {
  /** Names it among all that waits. */
  key: string
  name: string
  kind: Media
  /** What it belongs to: of an order its campaign, region or tenant. */
  campaign: string
  budget: number | null
  /** May hold a code in brackets (CAMP-10). */
  currency: string | null
  /** ISO day by which it has to be decided. */
  due: string | null
  /** ISO moment since when it waits. */
  since: string | null
  href: string
}

export interface ApprovalsOptions<T extends WaitingApproval> {
  query: Query<readonly T[]>
  /** Approves it as it was shown; absent: it can only be looked at. */
  approve?: (approval: T) => Promise<void>
  onChange?: (listener: () => void) => () => void
}

/** What waits for the reader's decision, to look at first, or to approve at once (T-02, D-01). */
export const approvalsContribution = <T extends WaitingApproval>({
  query,
  approve,
  onChange,
}: ApprovalsOptions<T>): HomeContribution<readonly T[]> => ({
  id: 'approvals',
  question: 'waiting',
  query,
  aside: (approvals, { locale }) =>
    approvals.length === 0
      ? undefined
      : messageTools(messages, locale).t('count', { count: approvals.length }),
  rows: (approvals, context) =>
    approvals.toSorted(byWaiting).map((approval) => {
      const { t } = messageTools(messages, context.locale)
      const { key, name, kind, campaign, due, href } = approval
      return {
        key,
        icon: Stamp,
        mark: createElement(MediaMark, { kind }),
        title: t('title', { campaign, name }),
        detail: detailOf(approval, context),
        isLate: due !== null && due < calendarDay(context.now),
        href,
        ...(approve && {
          look: { label: t('look'), spoken: t('lookNamed', { name }) },
          action: {
            label: t('approve'),
            spoken: t('approveNamed', { name }),
            doing: t('approving', { name }),
            failed: t('failed', { name }),
            run: () => approve(approval),
          },
        }),
      }
    }),
  ...(onChange && { onChange }),
})

/** `Freigabe · 94.500,00 € · bis Mo, 23.11.` */
function detailOf(approval: WaitingApproval, { locale, now }: HomeContext): string {
  const { t } = messageTools(messages, locale)
  const { budget, currency, due, since } = approval
  const today = calendarDay(now)
  const money =
    budget === null ? undefined : formatMoney(budget, regionOf(locale), { currency: currency ?? undefined }) // prettier-ignore
  const day = (iso: string) => formatDay(locale, iso, 'near')
  const days =
    since === null ? undefined : Math.max(0, daysBetween(calendarDay(new Date(since)), today))
  const when =
    due !== null
      ? due < today
        ? t('late', { day: day(due) })
        : due === today
          ? t('today')
          : t('until', { day: day(due) })
      : days === undefined
        ? undefined
        : t('since', { days })
  return [t('kind'), money, when].filter(Boolean).join(' · ')
}
