import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  Bell,
  ChartColumn,
  CircleHelp,
  FolderOpen,
  House,
  LayoutDashboard,
  LogOut,
  MessagesSquare,
  Plus,
  Settings,
  SlidersHorizontal,
  SquareCheck,
  Upload,
} from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ThemeScope } from '../../scope/index.ts'
import { ThemeGrid } from '../../stories/index.ts'
import { Banner } from '../Banner/index.ts'
import { Button } from '../Button/index.ts'
import { Card } from '../Card/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Menu, MenuItem } from '../Menu/index.ts'
import { PageHeader } from '../PageHeader/index.ts'
import { SearchField } from '../SearchField/index.ts'
import { AppShell } from './AppShell.tsx'
import { NavBrand } from './NavBrand.tsx'
import { NavItem, NavSection, Navigation } from './Navigation.tsx'
import { NavUser } from './NavUser.tsx'
import { Frame, LOGO, LOOKS, MANY_SHELLS, PICTURE, Pair, Stack } from './samples.ts'
import { TopBar } from './TopBar.tsx'

const navigate = fn()
const LONG_NAME = 'Werbemittelanlieferungsbestätigungen und Druckunterlagen'

const navigation = (
  <Navigation
    brand={<NavBrand name="Nordkranz Getränke" subtitle="mit Agentur Hellwig & Partner" />}
    user={
      <NavUser
        name="Maren Lindqvist-Oppenheimer von der Hagenwiese"
        subtitle="Kundenberatung"
        menu={
          <Menu placement="top start">
            <MenuItem icon={Settings}>Einstellungen</MenuItem>
            <MenuItem icon={LogOut}>Abmelden</MenuItem>
          </Menu>
        }
      />
    }
  >
    <NavSection>
      <NavItem icon={House} label="Start" href="#home" onNavigate={navigate} />
      <NavItem icon={LayoutDashboard} label="Kampagnen" href="#campaigns" onNavigate={navigate} />
      <NavItem icon={FolderOpen} label="Dateien" href="#files" isCurrent onNavigate={navigate} />
      <NavItem icon={SquareCheck} label="Aufgaben" href="#tasks" badge={4} onNavigate={navigate} />
      <NavItem icon={ChartColumn} label="Berichte" href="#insights" onNavigate={navigate} />
    </NavSection>
    <NavSection title="Verwaltung">
      <NavItem icon={SlidersHorizontal} label="Administration" href="#admin" />
    </NavSection>
  </Navigation>
)

const topBar = (
  <TopBar
    title="Nordkranz Getränke"
    search={<SearchField label="In allem suchen" placeholder="Suchen in allem …" />}
    end={
      <>
        <IconButton icon={CircleHelp} label="Hilfe" />
        <IconButton icon={MessagesSquare} label="Chat" />
        <IconButton icon={Bell} label="Benachrichtigungen" badge={3} />
      </>
    }
  />
)

const smallNavigation = (
  <Navigation brand={<NavBrand name="Nordkranz" subtitle="mit Hellwig & Partner" />}>
    <NavSection>
      <NavItem icon={House} label="Start" href="#home" />
      <NavItem icon={FolderOpen} label="Dateien" href="#files" isCurrent />
      <NavItem icon={SquareCheck} label="Aufgaben" href="#tasks" badge={4} />
    </NavSection>
  </Navigation>
)
const smallBar = (
  <TopBar
    title="Nordkranz"
    search={<SearchField label="Suchen" placeholder="Suchen …" />}
    end={<IconButton icon={Bell} label="Benachrichtigungen" badge={3} />}
  />
)

const meta = {
  title: 'Components/Shell/AppShell',
  component: AppShell,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
    keyboard: [
      ['Tab', 'First offers to skip to the content, then goes through navigation and top bar'],
      ['Enter', 'Follows the link, opens the menu, skips to the content'],
      ['Escape', 'Closes the menu of a phone'],
    ],
  },
  args: {
    navigation,
    topBar,
    children: (
      <>
        <PageHeader
          title="Dateien"
          subtitle="Nordkranz Getränke › Sommerfrische 2027"
          actions={
            <>
              <Button icon={Plus}>Ordner</Button>
              <Button variant="primary" icon={Upload}>
                Hochladen
              </Button>
            </>
          }
        />
        <Card title="Wartet auf Sie" aside="3 Freigaben" tone="brand">
          Megalights HH/HB · 94.500,00 € · seit 3 Tagen
        </Card>
      </>
    ),
  },
  render: function Render(args) {
    const [isExpanded, setExpanded] = useState(args.isExpanded ?? true)
    return <AppShell {...args} isExpanded={isExpanded} onExpandedChange={setExpanded} />
  },
} satisfies Meta<typeof AppShell>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** What a tenant's `appHeaderStyle` and `navigationStyle` choose. */
export const Variants: Story = {
  render: (args) => (
    <Stack>
      {LOOKS.map(({ title, ...look }) => (
        <ThemeScope key={title} pictures={{ brandPicture: PICTURE }} logo={LOGO} {...look}>
          <Frame aria-label={title}>
            <AppShell {...args} />
          </Frame>
        </ThemeScope>
      ))}
    </Stack>
  ),
  parameters: { a11y: MANY_SHELLS },
}

export const States: Story = {
  render: (args) => (
    <Stack>
      <Frame aria-label="Eingeklappt">
        <AppShell {...args} isExpanded={false} onExpandedChange={fn()} />
      </Frame>
      <Frame aria-label="Mit Hinweis">
        <AppShell
          {...args}
          banner={<Banner tone="warn">Testbetrieb: Nichts von hier geht nach außen.</Banner>}
        />
      </Frame>
      <Frame aria-label="Nur die Seite">
        <AppShell {...args} isChromeHidden />
      </Frame>
    </Stack>
  ),
  parameters: { a11y: MANY_SHELLS },
}

export const LongGermanText: Story = {
  args: {
    navigation: (
      <Navigation
        brand={
          <NavBrand
            name="Norddeutsche Mineralbrunnengesellschaft"
            subtitle="mit Agentur Hellwig, Oppenheimer & Partner"
          />
        }
      >
        <NavSection title="Kampagnenverwaltung und Mediaplanung">
          <NavItem
            icon={LayoutDashboard}
            label="Kampagnenübersicht und Freigabeverfahren"
            href="#campaigns"
            badge={128}
            isCurrent
          />
          <NavItem icon={FolderOpen} label="Werbemittelbereitstellung" href="#files" />
        </NavSection>
      </Navigation>
    ),
  },
}

/** Under 768 px: the top bar alone, the navigation behind its button. */
export const SmallWidth: Story = { globals: { viewport: { value: 'mobile1' } } }

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: () => (
    <ThemeGrid>
      <Pair>
        {(['canvas', 'brand', 'picture'] as const).map((ground) => (
          <ThemeScope
            key={ground}
            navigationStyle={{ ground }}
            headerStyle={ground}
            pictures={{ brandPicture: PICTURE }}
            logo={LOGO}
          >
            <Frame data-small="" aria-label={ground}>
              <AppShell navigation={smallNavigation} topBar={smallBar}>
                Inhalt
              </AppShell>
            </Frame>
          </ThemeScope>
        ))}
      </Pair>
    </ThemeGrid>
  ),
  parameters: { a11y: MANY_SHELLS },
}

export const PaintedGrounds: Story = {
  name: 'Header and navigation stand on what the tenant chose; their words on proved tones (ENT-04)',
  render: (args) => (
    <ThemeScope
      theme={{ primary: '#ffed00' }}
      pictures={{ brandPicture: PICTURE }}
      headerStyle="picture"
      navigationStyle='{"ground":"brand"}'
    >
      <AppShell {...args} />
    </ThemeScope>
  ),
  play: async ({ canvas, canvasElement }) => {
    const nav = canvas.getByRole('navigation', { name: 'Hauptnavigation' })
    await expect(getComputedStyle(nav.parentElement!).backgroundColor).toBe('rgb(255, 237, 0)')
    const current = within(nav).getByRole('link', { name: 'Dateien' })
    const other = within(nav).getByRole('link', { name: 'Kampagnen' })
    await expect(getComputedStyle(current).color).toBe('rgb(255, 237, 0)')
    await expect(getComputedStyle(current).backgroundColor).toBe(getComputedStyle(other).color)
    const header = canvasElement.querySelector('header')!
    await expect(getComputedStyle(header).backgroundImage).toContain('data:image/svg')
    await expect(getComputedStyle(header).color).toBe('rgb(255, 255, 255)')
  },
}

export const WithoutAPicture: Story = {
  name: 'Without a picture, and with a style that is no JSON, the bars are plain (ENT-04)',
  render: (args) => (
    <ThemeScope headerStyle="picture" navigationStyle="{ground:">
      <AppShell {...args} />
    </ThemeScope>
  ),
  play: async ({ canvas, canvasElement }) => {
    const nav = canvas.getByRole('navigation', { name: 'Hauptnavigation' })
    await expect(nav.closest('[data-at-ground]')).toBeNull()
    await expect(canvasElement.querySelector('header')).not.toHaveAttribute('data-at-ground')
  },
}

export const LogoVariants: Story = {
  name: 'The white logo stands on dark grounds, the normal one on light ones',
  render: (args) => (
    <>
      {(['canvas', 'brand', 'picture'] as const).map((ground) => (
        <ThemeScope
          key={ground}
          theme={{ primary: '#7a1f4b' }}
          mode="light"
          pictures={{ brandPicture: PICTURE }}
          logo={LOGO}
          navigationStyle={{ ground }}
        >
          <Frame data-testid={ground}>
            <AppShell {...args} />
          </Frame>
        </ThemeScope>
      ))}
    </>
  ),
  parameters: { a11y: MANY_SHELLS },
  play: async ({ canvas }) => {
    const opacity = (ground: string, variant: string) => {
      const picture = canvas.getByTestId(ground).querySelector(`.at-${variant}`)
      return picture && getComputedStyle(picture).opacity
    }
    await expect([opacity('canvas', 'normal'), opacity('canvas', 'white')]).toEqual(['1', '0'])
    await expect([opacity('brand', 'normal'), opacity('brand', 'white')]).toEqual(['0', '1'])
    await expect([opacity('picture', 'normal'), opacity('picture', 'white')]).toEqual(['0', '1'])
  },
}

export const TenantsDefault: Story = {
  name: 'The tenant decides whether the navigation is wide until the reader does (LAY-17)',
  render: (args) => (
    <ThemeScope isNavigationExpanded={false}>
      <AppShell {...args} isExpanded={undefined} />
    </ThemeScope>
  ),
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Hauptnavigation' })
    await expect(nav.getBoundingClientRect().width).toBe(60)
  },
}

export const Widths: Story = {
  name: 'The navigation is 250 px wide, collapsed 60 px, and keeps its names (LAY-06)',
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Hauptnavigation' })
    await expect(nav.getBoundingClientRect().width).toBe(250)
    await userEvent.click(canvas.getByRole('button', { name: 'Einklappen' }))
    await expect(nav.getBoundingClientRect().width).toBe(60)
    await expect(within(nav).getByRole('link', { name: 'Kampagnen' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ausklappen' }))
    await expect(nav.getBoundingClientRect().width).toBe(250)
  },
}

export const LongName: Story = {
  name: 'A name is cut at 35 characters and whole for assistive technology (LAY-07)',
  play: async ({ canvas }) => {
    const user = canvas.getByRole('button', {
      name: 'Maren Lindqvist-Oppenheimer von der Hagenwiese, Kundenberatung',
    })
    const shown =
      within(user).getByText(/^Maren/, { ignore: '.at-visually-hidden' }).textContent ?? ''
    await expect([...shown]).toHaveLength(35)
    await expect(shown.endsWith('…')).toBe(true)
  },
}

export const LongPageName: Story = {
  name: 'A page name is cut at 35 characters, whole in its title and for assistive technology',
  args: {
    navigation: (
      <Navigation brand={<NavBrand name="Nordkranz" subtitle={LONG_NAME} />}>
        <NavSection>
          <NavItem icon={FolderOpen} label={LONG_NAME} href="#files" onNavigate={navigate} />
          <NavItem icon={House} label="Start" href="#home" onNavigate={navigate} />
        </NavSection>
      </Navigation>
    ),
  },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('link', { name: LONG_NAME })
    await expect(page).toHaveAttribute('title', LONG_NAME)
    await expect([...(page.querySelector('.at-word')?.textContent ?? '')]).toHaveLength(35)
    const brand = canvas.getAllByTitle(LONG_NAME).find(({ localName }) => localName === 'small')
    await expect([...(brand?.textContent ?? '')]).toHaveLength(35)
    await expect(canvas.getByRole('link', { name: 'Start' })).not.toHaveAttribute('title')
  },
}

export const Navigates: Story = {
  name: 'A plain click stays in the app and the current page is marked',
  play: async ({ canvas }) => {
    navigate.mockClear()
    await userEvent.click(canvas.getByRole('link', { name: 'Kampagnen' }))
    await expect(navigate).toHaveBeenCalledWith('#campaigns')
    await expect(canvas.getByRole('link', { name: 'Dateien' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

export const SkipsToContent: Story = {
  name: 'The first Tab offers to skip to the content',
  play: async ({ canvas }) => {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Zum Inhalt' })
    await expect(skip).toHaveFocus()
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    await expect(canvas.getByRole('main').id).toBe(skip.getAttribute('href')?.slice(1))
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    await expect(location.hash).toBe('')
  },
}

const farDown = (
  <h1 className="at-visually-hidden" style={{ marginBlockStart: 3000 }}>
    Konfiguration
  </h1>
)
export const HiddenFarDown: Story = {
  name: 'Only the sheet scrolls: what is hidden far down does not lengthen the page around it',
  args: { children: <><Button>Speichern</Button>{farDown}</> }, // prettier-ignore
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main').scrollHeight).toBeGreaterThan(2_000)
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const OnAPhone: Story = {
  name: 'Under 768 px the navigation is behind a menu button (LAY-05)',
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBeLessThan(768)
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Menü öffnen' }))
    const menu = await screen.findByRole('dialog', { name: 'Hauptnavigation' })
    await userEvent.click(within(menu).getByRole('link', { name: 'Kampagnen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'Menü öffnen' }))
    await screen.findByRole('dialog', { name: 'Hauptnavigation' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}
