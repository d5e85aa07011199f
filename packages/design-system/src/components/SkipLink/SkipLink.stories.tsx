import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Phone, ThemeGrid } from '../../stories/index.ts'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  args: { target: 'inhalt' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <nav aria-label="Hauptnavigation">
        <a href="#start">Start</a> <a href="#kampagnen">Kampagnen</a>
      </nav>
      <main id="inhalt">
        <h1>Kampagnen</h1>
      </main>
    </>
  ),
  parameters: {
    keyboard: [
      ['Tab', 'Shows it, as the first stop of the page'],
      ['Enter', 'Goes on at the content'],
    ],
    without: { Variants: 'has one look' },
  },
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  play: async () => {
    await userEvent.tab()
  },
}

export const LongGermanText: Story = {
  args: { children: 'Zur Werbemittelanlieferungsübersicht' },
  play: States.play,
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <SkipLink {...args} />
      <main id="inhalt">Kampagnen</main>
    </Phone>
  ),
  play: States.play,
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <div style={{ position: 'relative', minBlockSize: 40 }}>
        <SkipLink {...args} />
        Erscheint, sobald es den Fokus hat.
      </div>
    </ThemeGrid>
  ),
  parameters: { a11y: { options: { rules: { 'skip-link': { enabled: false } } } } },
}

export const GoesToTheContent: Story = {
  name: 'Shows itself on focus and takes the focus past the navigation',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Zum Inhalt' })
    await expect(link).toHaveStyle({ clipPath: 'inset(50%)' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link).toHaveStyle({ clipPath: 'none' })
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    await expect(window.location.hash).not.toContain('inhalt')
  },
}
