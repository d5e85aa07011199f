import { PageHeader } from '@atrium/design-system'
import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { usePageTitle } from '../addresses/documentTitle.ts'
import { LeaveQuestion } from '../leaving/LeaveQuestion.tsx'
import { AbsenceSection } from './AbsenceSection.tsx'
import { LookSection } from './LookSection.tsx'
import { useSettingsMessages } from './messages/index.ts'
import { NotificationsSection } from './NotificationsSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { Page } from './settings.styles.ts'
import { SessionsSection } from './SessionsSection.tsx'
import { headingId, sections } from './SettingsSection.tsx'

/** The page scrolls and nothing around it. */
function toTop(heading: HTMLElement) {
  const page = heading.closest('main')
  const section = heading.closest('section')
  if (!page || !section) return
  page.scrollTop += section.getBoundingClientRect().top - page.getBoundingClientRect().top
}

/** What takes over from who was led somewhere. */
const takingOver = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Keeps a section in its place while what stands before it still loads, until somebody takes over. */
function keepAtTop(heading: HTMLElement): () => void {
  const page = heading.closest('section')?.parentElement
  if (!page) return () => {}
  const watch = new ResizeObserver(() => toTop(heading))
  const stop = () => watch.disconnect()
  watch.observe(page)
  for (const kind of takingOver) addEventListener(kind, stop, { once: true, passive: true })
  return () => {
    stop()
    for (const kind of takingOver) removeEventListener(kind, stop)
  }
}

const isInside = (pathname: string) => /^\/settings(\/|$)/.test(pathname)

/** Profile, language, display, notifications, absence and password, each saved by itself (SET-01). */
export default function SettingsPage() {
  const { t } = useSettingsMessages()
  const { section } = useParams()
  const { hash, key } = useLocation()
  const [isProfileDirty, setProfileDirty] = useState(false)
  const [isDeliveryDirty, setDeliveryDirty] = useState(false)
  const [isAbsenceDirty, setAbsenceDirty] = useState(false)
  usePageTitle(t('title'))

  const wanted = sections.find((name) => name === (section ?? hash.slice(1)))
  useEffect(() => {
    const heading = wanted && document.getElementById(headingId(wanted))
    if (!heading) return
    const stop = keepAtTop(heading)
    // A drawer that led here holds the focus until it is gone.
    let frame = requestAnimationFrame(function wait() {
      if (document.querySelector('[role=dialog]')) frame = requestAnimationFrame(wait)
      else frame = requestAnimationFrame(() => heading.focus({ preventScroll: true }))
    })
    return () => {
      stop()
      cancelAnimationFrame(frame)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- who asks for the same once more is led there once more
  }, [wanted, key])

  return (
    <Page>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <ProfileSection onDirtyChange={setProfileDirty} />
      <LookSection />
      <NotificationsSection onDirtyChange={setDeliveryDirty} />
      <AbsenceSection isWanted={wanted === 'absence'} onDirtyChange={setAbsenceDirty} />
      <PasswordSection />
      <SessionsSection />
      <LeaveQuestion
        isDirty={isProfileDirty || isDeliveryDirty || isAbsenceDirty}
        isInside={isInside}
      />
    </Page>
  )
}
