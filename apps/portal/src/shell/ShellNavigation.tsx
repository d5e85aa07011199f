import { useApplications, useCurrentUser, usePages } from '@atrium/api-client'
import {
  abbreviate,
  NavBrand,
  NavItem,
  NavSection,
  Navigation,
  NavUser,
} from '@atrium/design-system'
import { LayoutGrid } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { pageIcon } from '../icons.ts'
import { usePortalMessages } from '../messages/index.ts'
import { slugOf } from '@atrium/api-client/values'
import { isInside } from '../pageAddress.ts'
import { UserMenu } from './UserMenu.tsx'

/** Whose portal it is, its pages, and the way to the other applications. */
export function ShellNavigation({ applicationId }: { applicationId: number }) {
  const { t } = usePortalMessages()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const current = pathname.split('/')[1]
  const applications = useApplications()
  const pages = usePages()
  const user = useCurrentUser()

  const known = applications.state === 'ready' ? applications.data : []
  const application = known.find(({ id }) => id === applicationId)
  const go = (href: string) => void navigate(href)
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
          subtitle={application?.description ? abbreviate(application.description, 35) : undefined}
        />
      }
      user={
        user.state === 'ready' && (
          <NavUser
            name={`${firstName} ${lastName}`.trim()}
            subtitle={jobTitle ?? undefined}
            pictureUrl={pictureUrl}
            menu={<UserMenu />}
          />
        )
      }
    >
      <NavSection>
        {pages.state === 'ready' &&
          pages.data.map((page) =>
            isInside(page) ? (
              <NavItem
                key={page.id}
                icon={pageIcon(page.icon)}
                label={page.displayName}
                href={`/${slugOf(page)}`}
                isCurrent={slugOf(page) === current}
                onNavigate={go}
              />
            ) : (
              page.isExternal && (
                <NavItem
                  key={page.id}
                  icon={pageIcon(page.icon)}
                  label={page.displayName}
                  href={page.url}
                  target="_blank"
                />
              )
            ),
          )}
      </NavSection>
      {known.length > 1 && (
        <NavSection title={t('management')}>
          <NavItem icon={LayoutGrid} label={t('applications')} href="/launcher" onNavigate={go} />
        </NavSection>
      )}
    </Navigation>
  )
}
