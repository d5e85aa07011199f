import {
  AppShell,
  IconButton,
  Menu,
  MenuItem,
  MenuTrigger,
  ThemeScope,
  TopBar,
} from '@atrium/design-system'
import {
  Bell,
  CircleHelp,
  Keyboard,
  Mail,
  MessagesSquare,
  Rocket,
  Search,
  SunMoon,
} from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useLocale } from 'react-aria-components'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { StoryHost } from '../../kit/StoryHost.tsx'
import { pageNow } from './demo.ts'
import { FrameNavigation, type Look, type PageId, type Viewer } from './FrameNavigation.tsx'
import { FrameNotices, NEW_NOTICES } from './FrameNotices.tsx'
import { FramePalette } from './FramePalette.tsx'
import { FrameSearch } from './FrameSearch.tsx'
import { frameMessages } from './messages/index.ts'

export interface PageFrameProps {
  /** The page's place in the navigation. */
  current: PageId
  /** Who looks; default `service`, Maren Lindqvist of the agency. `client` is Sabine Moser. */
  viewer?: Viewer
  /** Segments of the address after the page, where a module starts. */
  path?: readonly string[]
  children: ReactNode
}

const now = () => pageNow

/** What a phone has no room for; its menu of the person brings the same. */
const Roomy = styled.span`
  @layer at.components {
    display: contents;

    @media (max-width: 767px) {
      display: none;
    }
  }
`

const Slim = styled.span`
  @layer at.components {
    display: contents;

    @media (min-width: 768px) {
      display: none;
    }
  }
`

/** What every page needs: messages in the toolbar's language, toasts, and the demo's clock. */
export function PageHost({ path, children }: Pick<PageFrameProps, 'path' | 'children'>) {
  const { locale } = useLocale()
  return (
    <StoryHost locale={locale.startsWith('en') ? 'en' : 'de'} now={now} path={path}>
      {children}
    </StoryHost>
  )
}

/** The whole portal around a page: host, theme, navigation and top bar with the demo's tenant. */
export function PageFrame(props: PageFrameProps) {
  const [look, setLook] = useState<Look>('system')
  return (
    <ThemeScope mode={look === 'system' ? undefined : look}>
      <PageHost path={props.path}>
        <Frame {...props} look={look} onLookChange={setLook} />
      </PageHost>
    </ThemeScope>
  )
}

interface FrameProps extends PageFrameProps {
  look: Look
  onLookChange: (look: Look) => void
}

function Frame({ current, viewer = 'service', children, look, onLookChange }: FrameProps) {
  const { t } = useMessages(frameMessages)
  const [isExpanded, setExpanded] = useState(true)
  const [areNoticesOpen, setNoticesOpen] = useState(false)
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  const [newCount, setNewCount] = useState(NEW_NOTICES)
  return (
    <AppShell
      isExpanded={isExpanded}
      onExpandedChange={setExpanded}
      navigation={
        <FrameNavigation
          current={current}
          viewer={viewer}
          look={look}
          onLookChange={onLookChange}
        />
      }
      topBar={
        <TopBar
          title={t('tenant.name')}
          search={<FrameSearch />}
          end={
            <>
              <Roomy>
                <MenuTrigger>
                  <IconButton icon={CircleHelp} label={t('help')} />
                  <Menu>
                    <MenuItem icon={Rocket}>{t('help.tour')}</MenuItem>
                    <MenuItem icon={Keyboard} shortcut="?">
                      {t('help.keys')}
                    </MenuItem>
                    <MenuItem icon={Mail}>{t('help.contact')}</MenuItem>
                  </Menu>
                </MenuTrigger>
                <IconButton icon={MessagesSquare} label={t('chat')} />
              </Roomy>
              <Slim>
                <IconButton
                  icon={Search}
                  label={t('search.label')}
                  onPress={() => setPaletteOpen(true)}
                />
              </Slim>
              <IconButton
                icon={Bell}
                label={t('notifications')}
                badge={newCount}
                onPress={() => setNoticesOpen(true)}
              />
              <Roomy>
                <MenuTrigger>
                  <IconButton icon={SunMoon} label={t('look')} />
                  <Menu
                    selectionMode="single"
                    selectedKeys={[look]}
                    onAction={(id) => onLookChange(id === 'light' || id === 'dark' ? id : 'system')}
                  >
                    <MenuItem id="light">{t('look.light')}</MenuItem>
                    <MenuItem id="dark">{t('look.dark')}</MenuItem>
                    <MenuItem id="system">{t('look.system')}</MenuItem>
                  </Menu>
                </MenuTrigger>
              </Roomy>
            </>
          }
        />
      }
    >
      {children}
      <FramePalette isOpen={isPaletteOpen} onOpenChange={setPaletteOpen} />
      <FrameNotices
        isOpen={areNoticesOpen}
        onOpenChange={setNoticesOpen}
        newCount={newCount}
        onRead={() => setNewCount(0)}
      />
    </AppShell>
  )
}
