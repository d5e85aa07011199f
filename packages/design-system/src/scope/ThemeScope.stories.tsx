import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../components/Button/index.ts'
import { Card } from '../components/Card/index.ts'
import { Dialog } from '../components/Dialog/index.ts'
import { Drawer } from '../components/Drawer/index.ts'
import { IconButton } from '../components/IconButton/index.ts'
import { Menu, MenuItem, MenuTrigger } from '../components/Menu/index.ts'
import { ToastRegion, useToasts } from '../components/Toast/index.ts'
import { Row } from '../stories/index.ts'
import { ThemeScope, type ThemeScopeProps } from './ThemeScope.tsx'

const RED = { primary: '#c8102e' }

const meta = {
  title: 'Foundations/ThemeScope',
  component: ThemeScope,
  args: { children: null },
} satisfies Meta<typeof ThemeScope>
export default meta
type Story = StoryObj<typeof meta>

const sample = (
  <Card title="Freigaben" tone="brand" aside="2 offen">
    <Row>
      <Button variant="primary">Freigeben</Button>
      <Button>Ansehen</Button>
    </Row>
  </Card>
)

export const Nested: Story = {
  render: () => (
    <ThemeScope theme={{ primary: '#1f8a5b' }}>
      {sample}
      <ThemeScope theme={RED} mode="dark">
        {sample}
      </ThemeScope>
    </ThemeScope>
  ),
}

function brandOf(element: Element): string {
  const probe = document.createElement('i')
  probe.style.color = 'var(--at-brand)'
  element.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'drawer'>()
  const toasts = useToasts()
  const close = () => setOpen(undefined)
  return (
    <Row>
      <MenuTrigger>
        <IconButton icon={Ellipsis} label="Menü" />
        <Menu>
          <MenuItem>Eintrag</MenuItem>
        </Menu>
      </MenuTrigger>
      <Button onPress={() => setOpen('dialog')}>Dialog</Button>
      <Button onPress={() => setOpen('drawer')}>Leiste</Button>
      <Button onPress={() => toasts.show({ tone: 'info', title: 'Gespeichert', timeout: 0 })}>
        Meldung
      </Button>
      <Dialog isOpen={open === 'dialog'} onOpenChange={close} title="Dialog" />
      <Drawer isOpen={open === 'drawer'} onOpenChange={close} title="Leiste">
        Inhalt
      </Drawer>
    </Row>
  )
}

export const OverlaysKeepTheTheme: Story = {
  name: 'Every overlay has the theme of the scope that it was opened in',
  render: () => (
    <ThemeScope theme={{ primary: '#1f8a5b' }}>
      <ThemeScope theme={RED} mode="dark">
        <ToastRegion>
          <Overlays />
        </ToastRegion>
      </ThemeScope>
    </ThemeScope>
  ),
  play: async ({ canvas }) => {
    const red = 'rgb(200, 16, 46)'
    const check = async (element: HTMLElement) => {
      await expect(brandOf(element)).toBe(red)
      await expect(getComputedStyle(element).colorScheme).toBe('dark')
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Menü' }))
    await check(await screen.findByRole('menu'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await check(await screen.findByRole('tooltip'))
    for (const name of ['Dialog', 'Leiste']) {
      await userEvent.click(canvas.getByRole('button', { name }))
      await check(await screen.findByRole('dialog', { name }))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Meldung' }))
    await check(await screen.findByRole('alertdialog'))
  },
}

let renders = 0
function Counted({ children }: { children: ReactNode }) {
  renders++
  return <div data-testid="counted">{children}</div>
}

const content = (
  <Counted>
    <Button variant="primary">Freigeben</Button>
    <MenuTrigger>
      <IconButton icon={Ellipsis} label="Menü" />
      <Menu>
        <MenuItem>Eintrag</MenuItem>
      </Menu>
    </MenuTrigger>
  </Counted>
)

function Switcher({ children }: { children: ReactNode }) {
  const [look, setLook] = useState<Omit<ThemeScopeProps, 'children'>>({ mode: 'light' })
  return (
    <>
      <Row>
        <button type="button" onClick={() => setLook({ theme: RED, mode: 'light' })}>
          Mandant
        </button>
        <button type="button" onClick={() => setLook({ theme: RED, mode: 'dark' })}>
          Dunkel
        </button>
        <button type="button" onClick={() => setLook({ mode: 'dark', density: 'compact' })}>
          Dicht
        </button>
      </Row>
      <ThemeScope {...look}>{children}</ThemeScope>
    </>
  )
}

export const SwitchingRendersNothing: Story = {
  name: 'Switching tenant, mode and density renders no component again',
  render: () => <Switcher>{content}</Switcher>,
  play: async ({ canvas }) => {
    const counted = canvas.getByTestId('counted')
    const before = renders
    await userEvent.click(canvas.getByRole('button', { name: 'Mandant' }))
    await expect(brandOf(counted)).toBe('rgb(200, 16, 46)')
    await userEvent.click(canvas.getByRole('button', { name: 'Dunkel' }))
    await expect(getComputedStyle(counted).colorScheme).toBe('dark')
    await userEvent.click(canvas.getByRole('button', { name: 'Dicht' }))
    const button = canvas.getByRole('button', { name: 'Freigeben' })
    const fine = window.matchMedia('(pointer: fine)').matches
    await expect(getComputedStyle(button).minHeight).toBe(fine ? '30px' : '44px')
    await expect(renders).toBe(before)
  },
}

export const ManyTenants: Story = {
  name: 'Rules of themes that nobody uses leave the page, the latest last',
  render: function Render() {
    const [number, setNumber] = useState(0)
    return (
      <ThemeScope theme={{ primary: `#1111${10 + number}` }}>
        <button type="button" onClick={() => setNumber(number + 1)}>
          Nächste
        </button>
      </ThemeScope>
    )
  },
  play: async ({ canvas }) => {
    const has = (brand: string) =>
      document.adoptedStyleSheets.some((sheet) =>
        [...sheet.cssRules].some((rule) => rule.cssText.includes(`[data-at-theme="${brand}`)),
      )
    const next = canvas.getByRole('button', { name: 'Nächste' })
    await waitFor(() => expect(has('111110')).toBe(true))
    await userEvent.click(next)
    await waitFor(() => expect(has('111111')).toBe(true))
    for (let i = 0; i < 5; i++) await userEvent.click(next)
    await waitFor(() => expect(has('111116')).toBe(true))
    await waitFor(() => expect(has('111115')).toBe(true))
    await expect(has('111110')).toBe(false)
  },
}
