import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, Row, ThemeGrid } from '../../stories/index.ts'
import { Avatar, AvatarGroup } from './Avatar.tsx'

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Maren Lindqvist' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

const PEOPLE = ['Maren Lindqvist', 'Jonas Thiele', 'Aylin Kaya', 'Özlem Yıldız', 'Ben Sø'].map(
  (name) => ({ name }),
)

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <Row>
        <Avatar {...args} size="small" />
        <Avatar {...args} />
        <Avatar {...args} size="large" />
      </Row>
      <Row>
        <AvatarGroup people={PEOPLE.slice(0, 3)} />
        <AvatarGroup people={PEOPLE} />
      </Row>
      <Row>
        {'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('').map((letter) => (
          <Avatar key={letter} name={letter} />
        ))}
      </Row>
    </Column>
  ),
}

export const Groups: Story = {
  name: 'Groups with letters and colours of their own',
  render: () => (
    <AvatarGroup
      people={[
        { name: 'Kunde – Marketing', letters: 'Ma', color: 0 },
        { name: 'Kunde – Filialen Nord', letters: 'FN', color: 1 },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('img', { name: 'Kunde – Marketing, Kunde – Filialen Nord' })
    await expect(group).toHaveTextContent('MaFN')
    const [one, other] = [...group.children].map((disc) => getComputedStyle(disc).backgroundColor)
    await expect(one).not.toBe(other)
  },
}

export const TenantsAndModes: Story = {
  render: () => (
    <ThemeGrid>
      <AvatarGroup people={PEOPLE} />
    </ThemeGrid>
  ),
}

export const WithoutPicture: Story = {
  name: 'An address of -not-found- means no picture (SET-05)',
  args: { pictureUrl: '-not-found-' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Maren Lindqvist' })).toHaveTextContent('ML')
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

export const BrokenPicture: Story = {
  name: 'A picture that cannot be loaded gives way to initials (SET-05)',
  args: { pictureUrl: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ML')).toBeVisible()
  },
}

export const GroupSpeaksNames: Story = {
  render: () => <AvatarGroup people={PEOPLE} max={3} />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Maren Lindqvist, Jonas Thiele und 3 weitere' }),
    ).toHaveTextContent('+3')
  },
}
