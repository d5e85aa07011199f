import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MediaOnly } from './MediaOnly.tsx'

const none = 'has no look of its own'

const meta = {
  title: 'Components/Utility/MediaOnly',
  component: MediaOnly,
  args: { on: 'screen', children: 'Nur auf dem Bildschirm' },
  parameters: {
    keyboard: [],
    without: {
      Variants: none,
      States: none,
      LongGermanText: none,
      SmallWidth: none,
      TenantsAndModes: none,
    },
  },
} satisfies Meta<typeof MediaOnly>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const NotOnScreen: Story = {
  name: 'what is meant for paper is not on the screen',
  render: () => (
    <>
      <MediaOnly on="screen">Zum Drucken Strg P</MediaOnly>
      <MediaOnly on="print">Gedruckt am 20.11.2026</MediaOnly>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Zum Drucken Strg P')).toBeInTheDocument()
    await expect(canvas.getByText('Gedruckt am 20.11.2026')).not.toBeVisible()
  },
}
