import { useApplications } from '@atrium/api-client'
import { dateFormat } from '@atrium/design-system'
import { useModuleHost } from '@atrium/portal-modules/kit'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { styled } from 'styled-components'

const Root = styled.div`
  display: none;

  @media print {
    display: flex;
    justify-content: space-between;
    gap: var(--at-space-6);
    margin-block-end: 14px;
    padding-block-end: 6px;
    border-block-end: 1px solid var(--at-line-strong);
    color: var(--at-text-2);
    font: 500 var(--at-font-s) / 18px var(--at-font-body);
  }
`

/** On paper alone: whose page it is, and of which day (T-20). */
export function PaperHead({ applicationId }: { applicationId: number }) {
  const { locale, now } = useModuleHost()
  const [today, setToday] = useState(now)
  const applications = useApplications()
  const name =
    applications.state === 'ready'
      ? applications.data.find(({ id }) => id === applicationId)?.displayName
      : undefined

  // A page may stand open for days; the browser lays out the paper right after.
  useEffect(() => {
    const before = () => flushSync(() => setToday(now()))
    addEventListener('beforeprint', before)
    return () => removeEventListener('beforeprint', before)
  }, [now])

  return (
    <Root data-at-paper>
      <span>{name}</span>
      <time dateTime={today.toISOString()}>
        {dateFormat(locale === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'long' }).format(today)}
      </time>
    </Root>
  )
}
