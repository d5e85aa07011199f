import { useApplications, useApprovalCount, useCurrentUser, usePages } from '@atrium/api-client'
import type { Page } from '@atrium/api-client/contract'
import {
  later,
  NavBrand,
  NavItem,
  NavSection,
  Navigation,
  NavUser,
  usePreload,
  WhenOpened,
} from '@atrium/design-system'
import {
  Blocks,
  ChartColumn,
  House,
  LayoutGrid,
  ReceiptEuro,
  SlidersHorizontal,
} from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { pageIcon } from '@atrium/portal-modules/kit'
import { usePortalMessages } from '../messages/index.ts'
import { slugOf } from '@atrium/api-client/values'
import { isInside } from '../addresses/pageAddress.ts'
import { pictureAt } from '../module-ports/pictures.ts'
import { runningPreview } from '../preview/preview.ts'
import { useRoles, useRolesAnywhere } from '../access/useRoles.ts'
import { ApprovalsItem } from './ApprovalsItem.tsx'
import { administrationTabs, hasChoice, hasReportsEntry, maySetUp } from './entries.logic.ts'
import { hasBoard, hasSeminars, useHasTasks } from './drawer/useTasks.ts'

// What is overdue is counted once the page is there.
const OverdueWatch = later(async () => (await import('./OverdueWatch.tsx')).OverdueWatch)
const PreloadedPages = later(
  async () => (await import('./loading/PreloadedPages.tsx')).PreloadedPages,
)
const UserMenu = later(async () => (await import('./UserMenu.tsx')).UserMenu)

/** Whose portal it is, its pages, and the way to the other applications. */
export function ShellNavigation({ applicationId }: { applicationId: number }) {
  const { t } = usePortalMessages()
  usePreload(UserMenu)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const current = pathname.split('/')[1]
  const applications = useApplications()
  const pages = usePages()
  const user = useCurrentUser()
  const roles = useRoles()
  const approvals = useApprovalCount()

  // What stands below the pages comes with them: nothing is pushed from under a pointer.
  const isSettled = pages.state !== 'loading'
  const hasTasks = useHasTasks()
  const [overdue, setOverdue] = useState(0)

  const known = applications.state === 'ready' ? applications.data : []
  const application = known.find(({ id }) => id === applicationId)
  const go = (href: string) => void navigate(href)
  const isLauncherShown = hasChoice(known.length)
  // Where an open seminar belongs: the first page that has some.
  const seminars = pages.state === 'ready' ? pages.data.find(hasSeminars) : undefined
  // Where there is no launcher, it has no place but here.
  const anywhere = useRolesAnywhere() ?? []
  const isSetupShown = !runningPreview && !isLauncherShown && maySetUp(anywhere)
  // A preview only looks, and at nobody's administration (T-04).
  const isAdministrationShown = !runningPreview && administrationTabs(roles).length > 0
  const {
    firstName = '',
    lastName = '',
    jobTitle,
    pictureUrl,
  } = user.state === 'ready' ? user.data : {}

  return (
    <Navigation
      brand={
        <NavBrand
          name={application?.displayName ?? t('product')}
          subtitle={application?.description ?? undefined}
        />
      }
      user={
        user.state === 'ready' && (
          <NavUser
            name={`${firstName} ${lastName}`.trim()}
            subtitle={jobTitle ?? undefined}
            pictureUrl={pictureAt(pictureUrl, 140)}
            menu={
              <WhenOpened>
                <UserMenu />
              </WhenOpened>
            }
          />
        )
      }
    >
      <PreloadedPages pages={pages} application={application} approvals={approvals} />
      {hasTasks && <OverdueWatch key={applicationId} onCount={setOverdue} />}
      <NavSection>
        <NavItem
          icon={House}
          label={t('home')}
          href="/home"
          isCurrent={current === 'home'}
          onNavigate={go}
        />
        <ApprovalsItem isCurrent={current === 'approvals'} onNavigate={go} />
        {pages.state === 'ready' &&
          pages.data.map((page) => (
            <PageItem
              key={page.id}
              page={page}
              isCurrent={slugOf(page) === current || (current === 'academy' && page === seminars)}
              badge={hasBoard(page) ? overdue : undefined}
              onNavigate={go}
            />
          ))}
        {pages.state === 'ready' && hasReportsEntry(pages.data) && (
          <NavItem
            icon={ChartColumn}
            label={t('reports')}
            href="/reports"
            isCurrent={current === 'reports'}
            onNavigate={go}
          />
        )}
        {isSettled && application?.seesInvoices && (
          <NavItem
            icon={ReceiptEuro}
            label={t('invoices')}
            href="/invoices"
            isCurrent={current === 'invoices'}
            onNavigate={go}
          />
        )}
      </NavSection>
      {isSettled && (isLauncherShown || isAdministrationShown) && (
        <NavSection title={t('management')}>
          {isAdministrationShown && (
            <NavItem
              icon={SlidersHorizontal}
              label={t('administration')}
              href="/administration"
              isCurrent={current === 'administration'}
              onNavigate={go}
            />
          )}
          {isLauncherShown && (
            <NavItem icon={LayoutGrid} label={t('applications')} href="/launcher" onNavigate={go} />
          )}
          {isSetupShown && (
            <NavItem icon={Blocks} label={t('setup')} href="/setup" onNavigate={go} />
          )}
        </NavSection>
      )}
    </Navigation>
  )
}

interface PageItemProps {
  page: Page
  isCurrent: boolean
  badge: number | undefined
  onNavigate: (href: string) => void
}

/** The entry of a page; none where it is hidden, as whoever manages pages opens it from there. */
function PageItem({ page, isCurrent, badge, onNavigate }: PageItemProps) {
  if (page.isHidden) return null
  const icon = pageIcon(page.icon)
  if (isInside(page))
    return (
      <NavItem
        icon={icon}
        label={page.displayName}
        href={`/${slugOf(page)}`}
        isCurrent={isCurrent}
        badge={badge}
        onNavigate={onNavigate}
      />
    )
  if (!page.isExternal) return null
  return <NavItem icon={icon} label={page.displayName} href={page.url} target="_blank" />
}
