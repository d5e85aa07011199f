import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { LiveRegion } from './LiveRegion.tsx'
import { useAnnounce } from './useAnnounce.ts'

const none = 'is heard, not seen'

const meta = {
  title: 'Components/Utility/LiveRegion',
  component: LiveRegion,
  args: { children: '3 neue Dateien', isVisible: true },
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
} satisfies Meta<typeof LiveRegion>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

function Announcer() {
  const announce = useAnnounce()
  return <Button onPress={() => announce('2 Dateien sind neu.')}>Sprechen</Button>
}

export const Announces: Story = {
  name: 'speaks from a region that overlays leave audible',
  render: () => <Announcer />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sprechen' })
    await userEvent.click(button)
    await userEvent.click(button)
    const region = document.querySelector('[data-live-announcer][aria-live="polite"]')
    await expect(region?.textContent).toContain('2 Dateien sind neu.2 Dateien sind neu.')
  },
}
