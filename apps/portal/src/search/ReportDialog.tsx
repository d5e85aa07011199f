import { defaultBases } from '@atrium/api-client/contract'
import { Button, Dialog } from '@atrium/design-system'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { reportPageOf } from '../viewer/reportAddress.ts'
import { useSearchMessages } from './messages/index.ts'
import type { FoundComponent } from './search.types.ts'

interface ReportDialogProps {
  /** Absent: closed. */
  report: FoundComponent | undefined
  onClose: () => void
}

/** What a report is about, and the way to it (SRCH-05). */
export function ReportDialog({ report, onClose }: ReportDialogProps) {
  const { t } = useSearchMessages()
  // Its words stay while it closes.
  const [shown, setShown] = useState(report)
  if (report && report !== shown) setShown(report)
  if (!shown) return null
  const address = reportAddress(shown.url)
  return (
    <Dialog
      isOpen={report !== undefined}
      onOpenChange={onClose}
      title={shown.displayName}
      description={shown.description}
      footer={
        <>
          <Button onPress={onClose}>{t('report.close')}</Button>
          {address && (
            <Button
              variant="primary"
              icon={ExternalLink}
              href={address}
              target="_blank"
              onPress={onClose}
            >
              {t('report.open')}
            </Button>
          )}
        </>
      }
    >
      {address ? t('report.detail') : t('refusedDetail', { name: shown.displayName })}
    </Dialog>
  )
}

/** Only what a browser opens as a page; one of our own reports has a page in the portal (ROUTE-05). */
function reportAddress(url: string | null): string | undefined {
  if (!url || !URL.canParse(url, location.origin)) return undefined
  const address = new URL(url, location.origin)
  const { origin, pathname, protocol, href } = address
  if (origin === location.origin && pathname.startsWith(`${defaultBases.reports}/`))
    return reportPageOf(url)
  return /^https?:$/.test(protocol) ? href : undefined
}
