import { Card, MediaMark, Skeleton, useMediaWords } from '@atrium/design-system'
import type { Media } from '@atrium/design-system/theme'
import { Suspense } from 'react'
import { useMessages } from '../../kit/index.ts'
import { currencyCode, formatBudget } from '../../kit/campaigns/index.ts'
import { totals } from '../cockpit.logic.ts'
import { messages } from '../messages/index.ts'
import { BarChart, DonutChart } from './charts.ts'
import type { WidgetProps } from './widget.ts'
import { WidgetMenu } from './WidgetMenu.tsx'

const wholeMoney = (currencyName: string | null) =>
  ({
    style: 'currency',
    currency: currencyCode(currencyName ?? ''),
    maximumFractionDigits: 0,
  }) as const

/** What each channel may cost, what of it is bought and what is invoiced (T-28). */
export function SpendingWidget({ widget, data, model }: WidgetProps) {
  const { channels, spending, campaign } = data
  const { t } = useMessages(messages)
  const title = widget.title ?? t('spending.title')
  // Who may not see invoices sees no column of them.
  const hasInvoiced = totals(spending).invoiced !== null
  const costs = new Map(spending.map((part) => [part.channelId, part]))
  const rows = channels.map(({ id, name, kind, budget, standing }) => {
    const {
      planned = standing === 'stopped' ? null : budget,
      booked = null,
      invoiced = null,
    } = costs.get(id) ?? {}
    return {
      id,
      label: name,
      mark: <MediaMark kind={kind} isDecorative />,
      values: hasInvoiced ? [planned, booked, invoiced] : [planned, booked],
    }
  })
  if (rows.length === 0) return null
  const known = [t('spending.planned'), t('spending.booked')]
  const series = hasInvoiced ? [...known, t('spending.invoiced')] : known
  const table = () => ({
    head: [t('channels.name'), ...series],
    rows: rows.map(({ label, values }) => [label, ...values]),
  })
  return (
    <Card
      title={title}
      aside={
        <WidgetMenu
          title={title}
          campaign={campaign.name}
          table={table}
          onImport={model.importCosts}
          importLabel={t('action.importCosts')}
        />
      }
    >
      <Suspense fallback={<Skeleton shape="block" height="240px" />}>
        <BarChart
          label={title}
          rowsTitle={t('channels.name')}
          series={series}
          rows={rows}
          format={wholeMoney(campaign.currencyName)}
          hasTotal
        />
      </Suspense>
    </Card>
  )
}

/** How the budget is spread over the media. */
export function MediaWidget({ widget, data: { channels, campaign } }: WidgetProps) {
  const { t, locale } = useMessages(messages)
  const words = useMediaWords()
  const title = widget.title ?? t('media.title')
  const sums = new Map<Media, number>()
  for (const { kind, budget, standing } of channels)
    if (standing !== 'stopped') sums.set(kind, (sums.get(kind) ?? 0) + (budget ?? 0))
  const parts = [...sums].flatMap(([kind, value]) =>
    value > 0
      ? {
          id: kind,
          label: words[kind],
          value,
          tone: kind,
          mark: <MediaMark kind={kind} isDecorative />,
        }
      : [],
  )
  if (parts.length === 0) return null
  const whole = parts.reduce((sum, { value }) => sum + value, 0)
  const table = () => ({
    head: [t('media.medium'), t('spending.planned')],
    rows: parts.map(({ label, value }) => [label, value]),
  })
  return (
    <Card title={title} aside={<WidgetMenu title={title} campaign={campaign.name} table={table} />}>
      <Suspense fallback={<Skeleton shape="block" height="240px" />}>
        <DonutChart
          label={title}
          partsTitle={t('media.medium')}
          valuesTitle={t('spending.planned')}
          parts={parts}
          format={wholeMoney(campaign.currencyName)}
        >
          {formatBudget(locale, whole, campaign.currencyName, 'whole')}
        </DonutChart>
      </Suspense>
    </Card>
  )
}
