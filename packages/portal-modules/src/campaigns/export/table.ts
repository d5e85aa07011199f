import type { MediaWords } from '@atrium/design-system'
import type { ColumnLook } from '../../kit/export/index.ts'
import {
  approvalProgressWords,
  budgetDifference,
  campaignWords,
  currencyCode,
  statusWord,
} from '../../kit/campaigns/index.ts'
import { messageTools, type ExportTable, type Locale } from '../../kit/index.ts'
import type { Campaign } from '../campaigns.port.ts'
import { messages } from '../messages/index.ts'

/** What is exported of campaigns, in their order (T-25). */
export function exportTable(
  campaigns: readonly Campaign[],
  locale: Locale,
  mediaWords: MediaWords,
): ExportTable {
  const { t } = messageTools(messages, locale)
  const words = messageTools(campaignWords, locale)
  const day = (value: string | null) => (value === null ? null : { day: value })
  return {
    head: [
      t('column.name'),
      t('filter.customer'),
      t('filter.product'),
      t('column.media'),
      t('column.state'),
      t('column.start'),
      t('column.end'),
      words.t('budget.frame'),
      t('column.planned'),
      t('column.difference'),
      t('column.currency'),
      t('column.externalId'),
      t('column.conditions'),
      t('column.approvals'),
    ],
    rows: campaigns.map((campaign) => [
      campaign.name,
      campaign.customer.name,
      campaign.product?.name ?? null,
      campaign.media.map((kind) => mediaWords[kind]).join(', '),
      statusWord(words, campaign.status),
      day(campaign.start),
      day(campaign.end),
      campaign.budget,
      campaign.planned,
      budgetDifference(campaign) ?? null,
      currencyCode(campaign.currencyName ?? ''),
      campaign.externalId,
      campaign.openConditions?.join('; ') ?? null,
      campaign.approvals ? approvalProgressWords(words, campaign.approvals) : null,
    ]),
  }
}

/** Widths of the columns in characters, and how their figures are written. */
export const exportColumns: readonly ColumnLook[] = [
  { width: 32 },
  { width: 26 },
  { width: 22 },
  { width: 34 },
  { width: 22 },
  { width: 12, numFmt: 'dd.mm.yyyy' },
  { width: 12, numFmt: 'dd.mm.yyyy' },
  { width: 16, numFmt: '#,##0.00' },
  { width: 16, numFmt: '#,##0.00' },
  { width: 16, numFmt: '#,##0.00' },
  { width: 10 },
  { width: 16 },
  { width: 40 },
  { width: 48 },
]
