import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Button } from '../Button/index.ts'
import { BANNER_TONES, Banner } from './Banner.tsx'

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: { children: 'Testbetrieb: Nichts von hier geht an Verlage oder Vermarkter.', tone: 'warn' },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      {BANNER_TONES.map((tone) => (
        <Banner
          key={tone}
          {...args}
          tone={tone}
          action={<Button size="compact">Mehr dazu</Button>}
        />
      ))}
    </Column>
  ),
}

export const SmallWidth: Story = {
  args: { onClose: fn() },
  render: (args) => (
    <Phone>
      <Banner {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  render: (args) => (
    <ThemeGrid>
      {BANNER_TONES.map((tone) => (
        <Banner key={tone} {...args} tone={tone} />
      ))}
    </ThemeGrid>
  ),
}

export const NotClosable: Story = {
  name: 'Cannot be closed unless the page offers it, speaks politely (LAY-10)',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Testbetrieb')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Closable: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Schließen' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}
