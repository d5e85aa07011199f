import { Button, StateScreen } from '@atrium/design-system'
import { ExternalLink, RotateCw } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { useReportAccess } from '../useReportAccess.ts'
import type { Reports } from '../viewer.port.ts'
import { isReport, sandbox } from './sandbox.ts'

export interface ReportFrameProps {
  url: string
  title: string
  /** The reporting tool; absent: there is none here. */
  reports: Reports | undefined
  headingLevel?: 1 | 2 | 3
}

/** A report in a frame that cannot reach the portal around it, or the way to one of another provider. */
export function ReportFrame({ url, title, reports, headingLevel = 3 }: ReportFrameProps) {
  const { t } = useMessages(messages)
  if (reports && isReport(url, reports.address, location.href))
    return <SignedOn key={url} url={url} title={title} reports={reports} level={headingLevel} />
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

interface SignedOnProps {
  url: string
  title: string
  reports: Reports
  level: 1 | 2 | 3
}

function SignedOn({ url, title, reports, level }: SignedOnProps) {
  const { t } = useMessages(messages)
  const access = useReportAccess(reports)
  const retry = (
    <Button variant="primary" icon={RotateCw} onPress={access.retry}>
      {t('action.retry')}
    </Button>
  )
  if (access.state === 'loading')
    return <StateScreen kind="loading" headingLevel={level} title={t('report.connecting')} />
  if (access.state === 'missing')
    return (
      <StateScreen
        kind="forbidden"
        headingLevel={level}
        title={t('report.noAccount')}
        detail={t('report.noAccountDetail')}
        action={retry}
      />
    )
  if (access.state === 'over')
    return (
      <StateScreen
        kind="forbidden"
        headingLevel={level}
        title={t('report.refused')}
        detail={t('report.refusedDetail')}
        action={retry}
      />
    )
  if (access.state === 'failed')
    return (
      <StateScreen
        kind={access.error.code === 'offline' ? 'offline' : 'error'}
        headingLevel={level}
        title={t('report.noConnection')}
        detail={t('report.noConnectionDetail')}
        reference={access.error.reference}
        action={retry}
      />
    )
  return <Frame key={access.token} url={url} title={title} token={access.token} level={level} />
}

/** Posts the token into the frame: so it stands in no address and in no log. */
function Frame({ url, title, token, level }: Omit<SignedOnProps, 'reports'> & { token: string }) {
  const { t, locale } = useMessages(messages)
  const name = useId()
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const { current: filled } = form
    if (!filled) return
    // A report that can, looks as the page around it does.
    const mode = filled.elements.namedItem('mode') as HTMLInputElement
    mode.value = getComputedStyle(filled).colorScheme
    filled.submit()
    isSent.current = true
  }, [])
  return (
    <>
      {!isThere && (
        <StateScreen kind="loading" headingLevel={level} title={t('report.connecting')} />
      )}
      <iframe
        name={name}
        title={title}
        sandbox={sandbox}
        referrerPolicy="no-referrer"
        hidden={!isThere}
        // The empty page that it begins with is none of a report.
        onLoad={() => setThere(isSent.current)}
      />
      <form ref={form} hidden method="post" action={url} target={name}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="mode" />
        <input type="hidden" name="language" value={locale} />
      </form>
    </>
  )
}
