import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, Phone, Row, ThemeGrid } from '../../stories/index.ts'
import { Avatar } from './Avatar.tsx'

const meta = {
  title: 'Components/Display/Avatar',
  component: Avatar,
  args: { name: 'Maren Lindqvist' },
  parameters: { keyboard: [] },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"%3E%3Crect width="40" height="40" fill="%23c9d8d0"/%3E%3Ccircle cx="20" cy="16" r="7" fill="%235b7a6b"/%3E%3Cpath d="M6 40a14 14 0 0 1 28 0" fill="%235b7a6b"/%3E%3C/svg%3E'

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <Row>
        {(['small', 'medium', 'large', 'huge'] as const).map((size) => (
          <Avatar key={size} {...args} size={size} />
        ))}
      </Row>
      <Row>
        {(['small', 'medium', 'large', 'huge'] as const).map((size) => (
          <Avatar key={size} {...args} size={size} pictureUrl={PICTURE} />
        ))}
      </Row>
      <Row>
        {'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('').map((letter) => (
          <Avatar key={letter} name={letter} />
        ))}
      </Row>
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Row>
      <Avatar {...args} pictureUrl={PICTURE} />
      <Avatar {...args} pictureUrl="-not-found-" />
      <Avatar {...args} pictureUrl="data:image/png;base64,AAAA" />
      <Avatar name="Kunde – Filialen Nord" letters="FN" color={1} />
      <Avatar name="" />
    </Row>
  ),
}

export const LongGermanText: Story = {
  args: { name: 'Öffentlichkeitsarbeitsbeauftragte Übersetzungsbüro' },
}

export const SmallWidth: Story = {
  render: () => (
    <Phone>
      <Row>
        {'ABCDEFGHIJKLMN'.split('').map((letter) => (
          <Avatar key={letter} name={letter} size="large" />
        ))}
      </Row>
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: () => (
    <ThemeGrid>
      <Row>
        {['Maren Lindqvist', 'Jonas Thiele', 'Aylin Kaya', 'Ben Sø'].map((name) => (
          <Avatar key={name} name={name} size="large" />
        ))}
      </Row>
    </ThemeGrid>
  ),
}

export const WithoutPicture: Story = {
  name: 'an address of -not-found- means no picture (SET-05)',
  args: { pictureUrl: '-not-found-' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Maren Lindqvist' })).toHaveTextContent('ML')
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

export const BrokenPicture: Story = {
  name: 'a picture that cannot be loaded gives way to initials (SET-05)',
  args: { pictureUrl: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ML')).toBeVisible()
  },
}

export const OneColourAName: Story = {
  name: 'one name has one colour, another letter another (SET-05)',
  render: () => (
    <Row>
      <Avatar name="Özlem Yıldız" />
      <Avatar name="özgür Kaya" />
      <Avatar name="Maren" />
    </Row>
  ),
  play: async ({ canvas }) => {
    const [one, same, other] = canvas
      .getAllByRole('img')
      .map((disc) => getComputedStyle(disc).backgroundColor)
    await expect(one).toBe(same)
    await expect(one).not.toBe(other)
  },
}
