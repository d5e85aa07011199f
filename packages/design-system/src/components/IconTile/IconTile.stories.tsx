import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileUp, MessageCircle, SquareCheckBig, Stamp, TrendingUp } from 'lucide-react'
import { expect } from 'storybook/test'
import { Column, Phone, Row, ThemeGrid } from '../../stories/index.ts'
import { ICON_TILE_TONES, IconTile } from './IconTile.tsx'

const meta = {
  title: 'Components/Display/IconTile',
  component: IconTile,
  args: { icon: Stamp, tone: 'warn' },
  parameters: {
    keyboard: [],
    without: { States: 'nothing can be done with it', LongGermanText: 'holds no words' },
  },
} satisfies Meta<typeof IconTile>
export default meta
type Story = StoryObj<typeof meta>

const ICONS = [Stamp, MessageCircle, TrendingUp, FileUp, SquareCheckBig, Stamp] as const

function Tones({ size }: { size?: 'small' | 'medium' | 'large' }) {
  return (
    <Row>
      {ICON_TILE_TONES.map((tone, index) => (
        <IconTile key={tone} tone={tone} size={size} icon={ICONS[index] ?? Stamp} />
      ))}
    </Row>
  )
}

export const Playground: Story = {}

export const Variants: Story = {
  render: () => (
    <Column>
      <Tones size="small" />
      <Tones />
      <Tones size="large" />
    </Column>
  ),
}

export const SmallWidth: Story = {
  render: () => (
    <Phone>
      <Tones size="large" />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: () => (
    <ThemeGrid>
      <Tones />
    </ThemeGrid>
  ),
}

export const Spoken: Story = {
  name: 'is silent beside words, speaks alone',
  args: { label: 'Freigabe' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Freigabe' })).toBeVisible()
  },
}
