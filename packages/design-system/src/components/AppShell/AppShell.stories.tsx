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
import { TopBar } from './TopBar.tsx'

const navigate = fn()

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

const meta = {
  title: 'Components/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
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
export const Yellow: Story = { globals: { tenant: 'yellow' } }
export const RedInDark: Story = { globals: { tenant: 'red', mode: 'dark' } }
export const NearWhite: Story = { globals: { tenant: 'nearWhite' } }
export const Collapsed: Story = { args: { isExpanded: false } }
export const WithoutChrome: Story = { args: { isChromeHidden: true } }

export const WithBanner: Story = {
  args: { banner: <Banner tone="warn">Testbetrieb: Nichts von hier geht nach außen.</Banner> },
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
  },
}
