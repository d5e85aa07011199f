import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Button } from '../Button/index.ts'
import { ButtonGroup } from './ButtonGroup.tsx'

const meta = {
  title: 'Components/Actions/ButtonGroup',
  component: ButtonGroup,
  args: {
    label: 'Freigabe',
    children: [
      <Button key="a" variant="quiet">
        Später
      </Button>,
      <Button key="b">Ablehnen …</Button>,
      <Button key="c" variant="primary">
        Freigeben
      </Button>,
    ],
  },
  parameters: { keyboard: [], without: { States: 'its buttons have them' } },
} satisfies Meta<typeof ButtonGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      {(['start', 'end', 'between'] as const).map((align) => (
        <ButtonGroup key={align} {...args} align={align} />
      ))}
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    children: [
      <Button key="a">Ohne Bestätigung zurück zur Kampagnenübersicht</Button>,
      <Button key="b" variant="primary">
        Werbemittelanlieferungsbestätigung anfordern
      </Button>,
    ],
  },
  render: (args) => (
    <Phone>
      <ButtonGroup {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  name: 'In a narrow place they stand below each other, the important one on top',
  render: (args) => (
    <Phone>
      <ButtonGroup {...args} />
    </Phone>
  ),
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().top
    await expect(top('Freigeben')).toBeLessThan(top('Ablehnen …'))
    await expect(canvas.getByRole('group', { name: 'Freigabe' })).toBeVisible()
  },
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <ButtonGroup {...args} align="end" />
    </ThemeGrid>
  ),
}
