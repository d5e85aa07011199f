import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, Phone, Row, ThemeGrid } from '../../stories/index.ts'
import { MEDIA } from '../../theme/index.ts'
import { MediaMark, MediaMarkGroup } from './MediaMark.tsx'

const meta = {
  title: 'Components/Display/MediaMark',
  component: MediaMark,
  args: { kind: 'out-of-home', hasWord: true },
  parameters: { keyboard: [], without: { States: 'nothing can be done with it' } },
} satisfies Meta<typeof MediaMark>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: () => (
    <Column>
      <Row>
        {MEDIA.map((kind) => (
          <MediaMark key={kind} kind={kind} hasWord />
        ))}
      </Row>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <MediaMarkGroup key={size} kinds={['tv', 'out-of-home', 'social', 'digital']} size={size} />
      ))}
      <MediaMarkGroup kinds={MEDIA} />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: { kind: 'direct', label: 'Direktmarketing mit persönlicher Werbemittelanlieferung' },
  render: (args) => (
    <Phone>
      <MediaMark {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: () => (
    <Phone>
      <MediaMarkGroup kinds={MEDIA} max={13} size="large" />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: () => (
    <ThemeGrid>
      <MediaMarkGroup kinds={MEDIA} max={13} />
    </ThemeGrid>
  ),
}

export const ThirteenKinds: Story = {
  name: 'each of the 13 kinds has an icon of its own on its colour, and its word (MT-01)',
  render: () => <MediaMarkGroup kinds={MEDIA} max={13} />,
  play: async ({ canvas }) => {
    const marks = canvas.getAllByRole('img')
    await expect(marks).toHaveLength(13)
    const words = marks.map((mark) => mark.getAttribute('aria-label'))
    await expect(new Set(words).size).toBe(13)
    await expect(new Set(marks.map((mark) => mark.innerHTML)).size).toBe(13)
    for (const mark of marks) {
      const { color, backgroundColor } = getComputedStyle(mark.closest('li > span')!)
      await expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
      await expect(color).not.toBe(backgroundColor)
    }
  },
}

export const SpeaksItsWord: Story = {
  name: 'a tile without its word speaks it',
  args: { hasWord: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Out-of-Home' })).toBeVisible()
  },
}

export const GroupCountsTheRest: Story = {
  name: 'a group shows some and counts the rest',
  render: () => <MediaMarkGroup kinds={MEDIA} max={4} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(3)
    await expect(canvas.getByText('und 10 weitere')).toBeInTheDocument()
  },
}

export const English: Story = {
  name: 'speaks English',
  globals: { locale: 'en' },
  args: { kind: 'newspaper' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Newspaper')).toBeVisible()
  },
}
