import type { Meta, StoryObj } from '@storybook/react-vite'
import { Phone, ThemeGrid } from '../../stories/index.ts'
import { Button } from '../Button/index.ts'
import { Card } from '../Card/index.ts'
import { Chip } from '../Chip/index.ts'
import { STACK_GAPS, Stack } from './Stack.tsx'

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  args: {
    children: [
      <Card key="1">Mediaplan Sommerfrische</Card>,
      <Card key="2">Freigabe Megalights</Card>,
      <Card key="3">Rechnung Mai</Card>,
    ],
  },
  parameters: { keyboard: [], without: { States: 'nothing can be done with it' } },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Stack gap="8">
      {STACK_GAPS.map((gap) => (
        <Stack key={gap} direction="row" gap={gap}>
          <Chip>{`Abstand ${gap}`}</Chip>
          <Chip>TV</Chip>
          <Chip>Radio</Chip>
        </Stack>
      ))}
      <Stack direction="row" justify="between">
        <span>01.04. – 31.08.2027</span>
        <Button>Teilen</Button>
      </Stack>
      <Stack {...args} hasDividers gap="3" as="ul">
        <li>Briefing</li>
        <li>Planung</li>
        <li>Freigabe</li>
      </Stack>
    </Stack>
  ),
}

export const LongGermanText: Story = {
  render: () => (
    <Phone>
      <Stack direction="row" gap="2">
        <Chip>Werbemittelanlieferungsbestätigung ausstehend</Chip>
        <Chip>Mediaagenturvertragsverlängerung</Chip>
      </Stack>
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Stack {...args} direction="row" />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: () => (
    <ThemeGrid>
      <Stack hasDividers gap="2">
        <span>Briefing</span>
        <span>Planung</span>
      </Stack>
    </ThemeGrid>
  ),
}
