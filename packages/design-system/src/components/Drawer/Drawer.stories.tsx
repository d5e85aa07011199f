import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckCheck } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { useState } from 'react'
import { Phone, Row, ThemeGrid, whenTimersHaveRun } from '../../stories/index.ts'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { showDelayMs } from '../Tooltip/turns.ts'
import { Drawer, type DrawerProps } from './Drawer.tsx'

function Opened(props: DrawerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Benachrichtigungen</Button>
      <Drawer {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Benachrichtigungen',
    actions: <IconButton icon={CheckCheck} label="Alle als gelesen markieren" />,
    children: <p>Aylin Kaya hat „Plan v3 – Sommerfrische.pdf“ für Sie freigegeben.</p>,
  },
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    keyboard: [
      ['Tab', 'Goes round inside'],
      ['Escape', 'Closes it; the focus returns'],
    ],
  },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const WIDTHS = { narrow: 'Schmal', medium: 'Mittel', wide: 'Breit' } as const

export const Variants: Story = {
  name: 'Three widths',
  render: function Render(args) {
    const [width, setWidth] = useState<keyof typeof WIDTHS>()
    return (
      <Row>
        {(['narrow', 'medium', 'wide'] as const).map((one) => (
          <Button key={one} onPress={() => setWidth(one)}>
            {WIDTHS[one]}
          </Button>
        ))}
        <Drawer
          {...args}
          width={width}
          isOpen={width !== undefined}
          onOpenChange={() => setWidth(undefined)}
        />
      </Row>
    )
  },
}

export const States: Story = { name: 'Wide', args: { width: 'wide' } }

export const LongGermanText: Story = {
  args: {
    title: 'Werbemittelanlieferungsbestätigungen der Verlagsgesellschaft Norddeutschland',
    footer: <Button isFullWidth>Alle Bestätigungen herunterladen</Button>,
  },
}

export const SmallWidth: Story = {
  parameters: { docs: { description: { story: 'Takes the whole window up to 767 px.' } } },
  render: (args) => (
    <Phone>
      <Opened {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Opened {...args} />
    </ThemeGrid>
  ),
}

export const NarrowWidth: Story = {
  name: '22vw, at least 300, at most 400 px; all there is up to 767 px (NOTI-04)',
  play: async () => {
    const panel = (await screen.findByRole('dialog')).parentElement
    await waitFor(() => expect(panel?.getAnimations()).toHaveLength(0))
    const expected =
      window.innerWidth <= 767
        ? window.innerWidth
        : Math.min(400, Math.max(300, window.innerWidth * 0.22))
    await expect(Math.round(panel?.getBoundingClientRect().width ?? 0)).toBe(Math.round(expected))
    await expect(Math.round(panel?.getBoundingClientRect().right ?? 0)).toBe(window.innerWidth)
  },
}

export const LongContent: Story = {
  name: 'Long content scrolls inside; the footer stays in sight',
  args: {
    children: Array.from({ length: 60 }, (_, index) => <p key={index}>Nachricht {index + 1}</p>),
    footer: <Button variant="quiet">Alle entfernen</Button>,
  },
  play: async () => {
    const panel = (await screen.findByRole('dialog')).parentElement
    await waitFor(() => expect(panel?.getAnimations()).toHaveLength(0))
    const foot = screen.getByRole('button', { name: 'Alle entfernen' }).getBoundingClientRect()
    await expect(foot.bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const GivesTheFocusBack: Story = {
  name: 'Escape closes it and the focus returns (LAY-11)',
  render: function Render() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>Öffnen</Button>
        <Drawer isOpen={isOpen} onOpenChange={setOpen} title="Einstellungen">
          <Button>Speichern</Button>
        </Drawer>
      </>
    )
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Öffnen' })
    await userEvent.click(opener)
    const drawer = await screen.findByRole('dialog', { name: 'Einstellungen' })
    for (let step = 0; step < 3; step++) {
      await userEvent.tab()
      await expect(drawer.contains(document.activeElement)).toBe(true)
    }
    // The pointer often rests where the cross appears; a tooltip there would swallow the key.
    await userEvent.hover(drawer.querySelector('header button')!)
    await whenTimersHaveRun(showDelayMs)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
