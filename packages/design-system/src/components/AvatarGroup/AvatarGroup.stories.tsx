import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { AvatarGroup } from './AvatarGroup.tsx'

const PEOPLE = ['Maren Lindqvist', 'Jonas Thiele', 'Aylin Kaya', 'Özlem Yıldız', 'Ben Sø'].map(
  (name) => ({ name }),
)

const meta = {
  title: 'Components/Display/AvatarGroup',
  component: AvatarGroup,
  args: { people: PEOPLE },
  parameters: { keyboard: [], without: { States: 'nothing can be done with it' } },
} satisfies Meta<typeof AvatarGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: () => (
    <Column>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <AvatarGroup key={size} people={PEOPLE} size={size} />
      ))}
      <AvatarGroup people={PEOPLE.slice(0, 3)} />
      <AvatarGroup people={PEOPLE} max={5} />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    people: [
      { name: 'Öffentlichkeitsarbeitsbeauftragte der Verlagsgesellschaft' },
      { name: 'Werbemittelanlieferungskoordination', letters: 'WA', color: 4 },
    ],
  },
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <AvatarGroup {...args} max={8} size="large" people={[...PEOPLE, ...PEOPLE]} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: () => (
    <ThemeGrid>
      <AvatarGroup people={PEOPLE} />
    </ThemeGrid>
  ),
}

export const Groups: Story = {
  name: 'groups have letters and colours of their own',
  args: {
    people: [
      { name: 'Kunde – Marketing', letters: 'Ma', color: 0 },
      { name: 'Kunde – Filialen Nord', letters: 'FN', color: 1 },
    ],
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('img', { name: 'Kunde – Marketing, Kunde – Filialen Nord' })
    await expect(group).toHaveTextContent('MaFN')
    const [one, other] = [...group.children].map((disc) => getComputedStyle(disc).backgroundColor)
    await expect(one).not.toBe(other)
  },
}

export const SpeaksNames: Story = {
  name: 'speaks the names it shows and counts the rest',
  args: { max: 3 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Maren Lindqvist, Jonas Thiele und 3 weitere' }),
    ).toHaveTextContent('+3')
  },
}
