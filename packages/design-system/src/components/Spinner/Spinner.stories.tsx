import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Phone, Row, ThemeGrid } from '../../stories/index.ts'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  parameters: {
    keyboard: [],
    without: { States: 'has one state', LongGermanText: 'its words are only spoken' },
  },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: () => (
    <Row>
      <Spinner />
      <Spinner size={32} label="Dateien werden geladen …" />
    </Row>
  ),
}

export const SmallWidth: Story = {
  render: () => (
    <Phone>
      <Spinner size={32} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: () => (
    <ThemeGrid>
      <Spinner />
    </ThemeGrid>
  ),
}

export const Spoken: Story = {
  name: 'says that something is loading',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Wird geladen …' })).toBeVisible()
  },
}

export const SpokenInEnglish: Story = {
  name: 'speaks English',
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Loading …' })).toBeVisible()
  },
}
