import { Banknote, Network, Sigma, TableProperties } from 'lucide-react'
import { useMemo } from 'react'
import { currencyCode } from '../../kit/campaigns/index.ts'
import { useMessages, type OfferUndo } from '../../kit/index.ts'
import { RecordImport } from '../../kit/record-import/RecordImport.tsx'
import type { CockpitCampaign } from '../cockpit.port.ts'
import { costKind } from './cost-kind.ts'
import type { CostsImportPort } from './costs-import.port.ts'
import { costMessages } from './messages/index.ts'

export interface CostsImportProps {
  port: CostsImportPort
  /** The campaign whose channels they are of. */
  campaign: CockpitCampaign
  /** Tells what was taken over and offers to take it back, also after this has gone. */
  offerUndo: OfferUndo
  /** Called once it is taken over, or left without. */
  onClose: () => void
}

/** What was booked and invoiced out of a file: chosen, matched, looked at, taken over (T-28). */
export function CostsImport({ port, campaign, offerUndo, onClose }: CostsImportProps) {
  const { t, locale } = useMessages(costMessages)
  const currency = currencyCode(campaign.currencyName ?? '')
  const kind = useMemo(() => costKind(locale, currency), [currency, locale])
  return (
    <RecordImport
      port={useMemo(() => port(campaign.id), [campaign.id, port])}
      kind={kind}
      offerUndo={offerUndo}
      onClose={onClose}
      texts={{
        title: t('title'),
        subtitle: t('subtitle', { campaign: campaign.name }),
        file: {
          title: t('file.title'),
          detail: t('file.detail'),
          drop: t('file.drop'),
          kinds: t('file.kinds'),
          template: t('file.template'),
          emptyTemplate: t('file.emptyTemplate'),
        },
        knows: [
          [TableProperties, t('knows.heads')],
          [Network, t('knows.channels')],
          [Banknote, t('knows.amounts')],
          [Sigma, t('knows.sums')],
        ],
        needed: t('needed'),
        exportFile: t('export.file', { campaign: campaign.name }),
        exportSheet: t('export.sheet'),
        done: t('done'),
      }}
    />
  )
}
