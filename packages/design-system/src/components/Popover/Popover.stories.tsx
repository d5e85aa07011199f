import type { Meta, StoryObj } from '@storybook/react-vite'
import { Info, Share2 } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ThemeScope } from '../../scope/index.ts'
import { Column, Phone, Row, ThemeGrid } from '../../stories/index.ts'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Popover } from './Popover.tsx'
import { PopoverTrigger } from './PopoverTrigger.tsx'

const TEXT =
  'Der Plan enthält alle gebuchten Kanäle. Änderungen sieht die Agentur sofort, freigeben können nur Sie.'

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  args: {
    title: 'Mediaplan teilen',
    children: <p>{TEXT}</p>,
    footer: (close) => (
      <Button size="compact" variant="primary" onPress={close}>
        Link kopieren
      </Button>
    ),
  },
  render: (args) => (
    <PopoverTrigger>
      <Button icon={Share2}>Teilen</Button>
      <Popover {...args} />
    </PopoverTrigger>
  ),
  parameters: {
    keyboard: [
      ['Enter, Space', 'Opens it from its button; the focus goes inside'],
      ['Tab', 'Goes round inside'],
      ['Escape', 'Closes it; the focus returns to the button'],
    ],
  },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Row>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <PopoverTrigger key={size}>
          <Button>{size}</Button>
          <Popover {...args} size={size} />
        </PopoverTrigger>
      ))}
      <PopoverTrigger>
        <IconButton icon={Info} label="Was ist ein Mediaplan?" hasNoTooltip />
        <Popover {...args} title="Was ist ein Mediaplan?" isTitleHidden footer={undefined} />
      </PopoverTrigger>
    </Row>
  ),
}

export const States: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Teilen' }))
    const dialog = await screen.findByRole('dialog', { name: 'Mediaplan teilen' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const LongGermanText: Story = {
  args: {
    title: 'Werbemittelanlieferungsbestätigung für die Sommerfrische-Kampagne 2027',
    children: (
      <Column>
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index}>{TEXT}</p>
        ))}
      </Column>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Teilen' }))
    const box = (await screen.findByRole('dialog')).getBoundingClientRect()
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <PopoverTrigger>
        <Button icon={Share2} isFullWidth>
          Teilen
        </Button>
        <Popover {...args} />
      </PopoverTrigger>
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  parameters: { docs: { description: { story: 'Closed; each opens in its own theme.' } } },
  render: (args) => (
    <ThemeGrid>
      <PopoverTrigger>
        <Button icon={Share2}>Teilen</Button>
        <Popover {...args} />
      </PopoverTrigger>
    </ThemeGrid>
  ),
}

export const ByKeyboard: Story = {
  name: 'Opens by Enter, keeps the focus, closes on Escape and gives it back',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Teilen' })
    button.focus()
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog')
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Mediaplan teilen' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    for (let step = 0; step < 3; step++) {
      await userEvent.tab()
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

const copied = fn()

export const ClosesFromInside: Story = {
  name: 'A press beside it closes it, and so does what stands inside',
  args: {
    footer: (close) => (
      <Button
        size="compact"
        onPress={() => {
          copied()
          close()
        }}
      >
        Link kopieren
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Teilen' })
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('button', { name: 'Link kopieren' }))
    await expect(copied).toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(button)
    await screen.findByRole('dialog')
    await userEvent.click(document.documentElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const KeepsTheTheme: Story = {
  name: 'It has the theme of the scope that it was opened in',
  render: (args) => (
    <ThemeScope theme={{ primary: '#c8102e' }} mode="dark">
      <PopoverTrigger>
        <Button icon={Share2}>Teilen</Button>
        <Popover {...args} />
      </PopoverTrigger>
    </ThemeScope>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Teilen' }))
    const style = getComputedStyle(await screen.findByRole('dialog'))
    await expect(style.getPropertyValue('--at-brand').trim()).toBe('#c8102e')
    await expect(style.colorScheme).toBe('dark')
  },
}
