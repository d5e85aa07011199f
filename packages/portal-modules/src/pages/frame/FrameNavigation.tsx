import {
  Menu,
  MenuItem,
  MenuSection,
  NavBrand,
  NavItem,
  NavSection,
  NavUser,
  Navigation,
} from '@atrium/design-system'
import {
  BellRing,
  CalendarRange,
  ChartColumn,
  FolderOpen,
  Grid2x2,
  GraduationCap,
  House,
  LayoutDashboard,
  LogOut,
  ReceiptText,
  Settings2,
  SquareCheck,
  UserRound,
  Zap,
  type LucideIcon,
} from 'lucide-react'
import { useMessages } from '../../kit/index.ts'
import { people } from './demo.ts'
import { goToPage } from './go-to-page.ts'
import { frameMessages } from './messages/index.ts'

/** The pages and their icons, in the order of the navigation. */
export const PAGES = [
  ['home', House],
  ['campaigns', LayoutDashboard],
  ['booking', Zap],
  ['files', FolderOpen],
  ['tasks', SquareCheck],
  ['timeline', CalendarRange],
  ['academy', GraduationCap],
  ['reports', ChartColumn],
  ['invoices', ReceiptText],
] as const satisfies readonly (readonly [string, LucideIcon])[]

const LOOKS = ['light', 'dark', 'system'] as const

export type PageId = (typeof PAGES)[number][0]
/** Who looks: somebody of the agency, or of the client it works for. */
export type Viewer = 'service' | 'client'

/** Light, dark, or what the surroundings say. */
export type Look = 'light' | 'dark' | 'system'

export interface FrameNavigationProps {
  current: PageId
  viewer: Viewer
  look: Look
  onLookChange: (look: Look) => void
}

/** The portal's pages as the demo's tenant has them. */
export function FrameNavigation(props: FrameNavigationProps) {
  const { current, viewer, look, onLookChange } = props
  const { t } = useMessages(frameMessages)
  const user = viewer === 'client' ? people.sabine : people.maren
  return (
    <Navigation
      brand={<NavBrand name={t('tenant.name')} subtitle={t('tenant.agency')} />}
      user={
        <NavUser
          name={user.name}
          subtitle={t(`role.${viewer}`)}
          menu={
            <Menu placement="top start">
              <MenuItem icon={UserRound}>{t('user.profile')}</MenuItem>
              <MenuItem icon={BellRing}>{t('user.notifications')}</MenuItem>
              <MenuSection title={t('look')} selectionMode="single" selectedKeys={[look]}>
                {LOOKS.map((id) => (
                  <MenuItem key={id} id={id} onAction={() => onLookChange(id)}>
                    {t(`look.${id}`)}
                  </MenuItem>
                ))}
              </MenuSection>
              <MenuSection>
                <MenuItem icon={LogOut} onAction={() => goToPage('#sign-in')}>
                  {t('user.signOut')}
                </MenuItem>
              </MenuSection>
            </Menu>
          }
        />
      }
    >
      <NavSection>
        {PAGES.map(([id, icon]) => (
          <NavItem
            key={id}
            icon={icon}
            label={t(`nav.${id}`)}
            href={`#${id}`}
            isCurrent={id === current}
            badge={id === 'tasks' ? 4 : undefined}
            onNavigate={goToPage}
          />
        ))}
      </NavSection>
      <NavSection title={t('nav.manage')}>
        {viewer === 'service' && (
          <NavItem icon={Settings2} label={t('nav.admin')} href="#admin" onNavigate={goToPage} />
        )}
        <NavItem
          icon={Grid2x2}
          label={t('nav.applications')}
          href="#applications"
          onNavigate={goToPage}
        />
      </NavSection>
    </Navigation>
  )
}
