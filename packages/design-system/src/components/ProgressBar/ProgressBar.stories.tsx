import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Spot 20s – Endschnitt.mp4', value: 312, max: 486 },
  parameters: { keyboard: [], without: { Variants: 'its tones are states' } },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { valueText: '312 von 486 MB · noch 41 s' } }

export const States: Story = {
  render: (args) => (
    <Column>
      <ProgressBar {...args} />
      <ProgressBar {...args} value={undefined} />
      <ProgressBar {...args} value={486} tone="ok" valueText="Fertig" />
      <ProgressBar {...args} value={120} tone="bad" valueText="Abgebrochen" />
      <ProgressBar {...args} isLabelHidden />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    label: 'Werbemittelanlieferungsbestätigung_Außenwerbungsvermarktung_2027.pdf',
    valueText: '312 von 486 MB · noch 41 s',
  },
  render: (args) => (
    <Phone>
      <ProgressBar {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <ProgressBar {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <ProgressBar {...args} valueText="312 von 486 MB" />
    </ThemeGrid>
  ),
}

export const Spoken: Story = {
  name: 'is spoken with its value in words',
  args: { valueText: '312 von 486 MB' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Spot 20s – Endschnitt.mp4' })
    await expect(bar).toHaveAttribute('aria-valuenow', '312')
    await expect(bar).toHaveAttribute('aria-valuemax', '486')
    await expect(bar).toHaveAttribute('aria-valuetext', '312 von 486 MB')
  },
}
