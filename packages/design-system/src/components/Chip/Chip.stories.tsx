import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronsUp, CircleAlert, CircleCheck, Equal, GitCompareArrows } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Phone, Row, ThemeGrid } from '../../stories/index.ts'
import { Chip } from './Chip.tsx'

const meta = {
  title: 'Components/Display/Chip',
  component: Chip,
  args: { children: 'Dringend', tone: 'bad', icon: ChevronsUp },
  parameters: { keyboard: [['Enter, Space', 'Removes it']] },
} satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const All = () => (
  <Row>
    <Chip>Entwurf</Chip>
    <Chip tone="brand" icon={GitCompareArrows}>
      Version 3
    </Chip>
    <Chip tone="ok" icon={CircleCheck}>
      Freigegeben
    </Chip>
    <Chip tone="warn" icon={CircleAlert}>
      Budget +4.500,00 €
    </Chip>
    <Chip tone="bad" icon={ChevronsUp}>
      Dringend
    </Chip>
    <Chip tone="info" icon={Equal}>
      Mittel
    </Chip>
  </Row>
)

export const Variants: Story = { render: () => <All /> }

export const States: Story = {
  args: { onRemove: fn() },
  render: (args) => (
    <Row>
      <Chip {...args} tone="neutral" icon={undefined}>
        TV, OOH
      </Chip>
      <Chip {...args} tone="brand">
        2027
      </Chip>
      <Chip {...args} />
    </Row>
  ),
}

export const LongGermanText: Story = {
  args: { children: 'Werbemittelanlieferungsbestätigung ausstehend', onRemove: fn() },
  render: (args) => (
    <Phone>
      <Chip {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: () => (
    <Phone>
      <All />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: () => (
    <ThemeGrid>
      <All />
    </ThemeGrid>
  ),
}

export const Removable: Story = {
  name: 'its cross removes it by pointer and keyboard',
  args: { children: 'TV, OOH', onRemove: fn(), tone: 'neutral', icon: undefined },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'TV, OOH entfernen' }))
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onRemove).toHaveBeenCalledTimes(3)
  },
}
