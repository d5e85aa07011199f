import { Button, StateScreen } from '@atrium/design-system'
import { ExternalLink } from 'lucide-react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { isFramed, sandbox } from './sandbox.ts'

export interface ReportFrameProps {
  url: string
  title: string
  headingLevel?: 1 | 3
}

/** A report in a frame that cannot reach the portal around it, or the way to one of another provider. */
export function ReportFrame({ url, title, headingLevel = 3 }: ReportFrameProps) {
  const { t } = useMessages(messages)
  if (isFramed(url, location.origin))
    return <iframe src={url} title={title} sandbox={sandbox} referrerPolicy="no-referrer" />
  return (
    <StateScreen
      kind="empty"
      icon={ExternalLink}
      headingLevel={headingLevel}
      title={t('report.elsewhere')}
      detail={t('report.elsewhereDetail')}
      action={
        <Button variant="primary" icon={ExternalLink} href={url} target="_blank">
          {t('action.newTab')}
        </Button>
      }
    />
  )
}
