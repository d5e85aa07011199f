import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import { ThemeScope } from '../../scope/index.ts'
import { Phone, ThemeGrid, whenTimersHaveRun } from '../../stories/index.ts'
import { graceMs, HoverCard } from './HoverCard.tsx'

const card = (
  <>
    <strong>Maren Lindqvist</strong>
    <p style={{ color: 'var(--at-text-2)' }}>Kundenberatung, Agentur Hellwig & Partner</p>
    <p style={{ marginBlockStart: 8 }}>Heute bis 17:30 Uhr erreichbar</p>
  </>
)

const meta = {
  title: 'Components/Overlays/HoverCard',
  component: HoverCard,
  args: {
    content: card,
    delay: 0,
    children: <a href="#maren">Maren Lindqvist</a>,
  },
  parameters: {
    keyboard: [
      ['Tab', 'Shows it when its control gets the focus, and hides it after'],
      ['Escape', 'Hides it; the focus stays'],
    ],
    without: { Variants: 'has one look' },
  },
} satisfies Meta<typeof HoverCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = { args: { isDisabled: true } }

export const LongGermanText: Story = {
  args: {
    content: (
      <p>
        Ansprechperson für Werbemittelanlieferungsbestätigungen der Verlagsgesellschaft
        Norddeutschland, erreichbar montags bis donnerstags
      </p>
    ),
  },
  play: async () => {
    await userEvent.tab()
    await screen.findByText(/Ansprechperson für/)
  },
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <HoverCard {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <HoverCard {...args} />
    </ThemeGrid>
  ),
}

export const UnderPointerAndFocus: Story = {
  name: 'Appears under pointer and focus, describes its control, stays while one points at it',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Maren Lindqvist' })
    await userEvent.hover(link)
    const words = await screen.findByText(/Heute bis 17:30/)
    await userEvent.unhover(link)
    await userEvent.hover(words)
    await whenTimersHaveRun(graceMs)
    await expect(words).toBeInTheDocument()
    await userEvent.unhover(words)
    await waitFor(() => expect(screen.queryByText(/Heute bis/)).toBeNull())
    await userEvent.tab()
    await screen.findByText(/Heute bis/)
    await expect(link).toHaveAccessibleDescription(/Kundenberatung/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText(/Heute bis/)).toBeNull())
    await expect(link).toHaveFocus()
  },
}

export const ByFinger: Story = {
  name: 'A tap on a control that does nothing else opens and closes it',
  args: { opensOnTap: true, children: <button type="button">Kommentar</button> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Kommentar' })
    await fireEvent.pointerUp(button, { pointerType: 'touch' })
    await screen.findByText(/Heute bis/)
    await fireEvent.pointerUp(button, { pointerType: 'touch' })
    await waitFor(() => expect(screen.queryByText(/Heute bis/)).toBeNull())
  },
}

export const KeepsTheTheme: Story = {
  name: 'It has the theme of the scope that it was opened in',
  render: (args) => (
    <ThemeScope theme={{ primary: '#c8102e' }} mode="dark">
      <div style={{ padding: 16, background: 'var(--at-sheet)' }}>
        <HoverCard {...args} />
      </div>
    </ThemeScope>
  ),
  play: async () => {
    await userEvent.tab()
    const style = getComputedStyle(await screen.findByText(/Heute bis/))
    await expect(style.getPropertyValue('--at-brand').trim()).toBe('#c8102e')
    await expect(style.colorScheme).toBe('dark')
  },
}
