import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, Phone, Row, ThemeGrid } from '../../stories/index.ts'
import { Kbd } from './Kbd.tsx'

const meta = {
  title: 'Components/Display/Kbd',
  component: Kbd,
  args: { keys: ['Mod', 'K'] },
  parameters: {
    keyboard: [],
    without: { States: 'nothing can be done with it', LongGermanText: 'names of keys are short' },
  },
} satisfies Meta<typeof Kbd>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: () => (
    <Column>
      <Row>
        <Kbd keys="J" /> <Kbd keys="K" /> wechseln <Kbd keys="A" /> freigeben <Kbd keys="R" />{' '}
        ablehnen
      </Row>
      <Row>
        <Kbd keys={['Mod', 'Shift', 'P']} /> <Kbd keys="Escape" /> <Kbd keys="Enter" />
        <Kbd keys="ArrowUp" /> <Kbd keys="ArrowDown" />
      </Row>
    </Column>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      Suchen Sie mit <Kbd {...args} /> in allem, was Sie lesen dürfen.
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Kbd {...args} />
    </ThemeGrid>
  ),
}

export const Spoken: Story = {
  name: 'signs are spoken as words',
  args: { keys: 'ArrowUp' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pfeil hoch')).toBeInTheDocument()
  },
}
