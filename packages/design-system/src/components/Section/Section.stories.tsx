import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Phone, ThemeGrid } from '../../stories/index.ts'
import { Card } from '../Card/index.ts'
import { Section } from './Section.tsx'

const meta = {
  title: 'Components/Layout/Section',
  component: Section,
  args: {
    title: 'Kanäle',
    description: 'Was in dieser Kampagne gebucht wird, nach Mediengattung.',
    aside: '5 Kanäle',
    children: <Card>Megalights HH/HB · 94.500,00 €</Card>,
  },
  parameters: { keyboard: [], without: { States: 'nothing can be done with it' } },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <>
      <Section {...args} />
      <Section {...args} title="Dokumente" description={undefined} hasDivider />
      <Section {...args} title="Gespräch" description={undefined} aside={undefined} />
    </>
  ),
}

export const LongGermanText: Story = {
  args: { title: 'Werbemittelanlieferungsbestätigungen der Verlagsgesellschaft' },
  render: (args) => (
    <Phone>
      <Section {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Section {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  // The same region fourteen times is the purpose of this story alone.
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
  render: (args) => (
    <ThemeGrid>
      <Section {...args} level={3} />
    </ThemeGrid>
  ),
}

export const NamedByItsHeading: Story = {
  name: 'is a region with the name of its heading',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Kanäle' })).toBeVisible()
  },
}
