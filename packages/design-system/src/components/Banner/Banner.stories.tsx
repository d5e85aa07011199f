import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Button } from '../Button/index.ts'
import { BANNER_TONES, Banner } from './Banner.tsx'

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  args: { children: 'Testbetrieb: Nichts von hier geht an Verlage oder Vermarkter.', tone: 'warn' },
  parameters: {
    keyboard: [
      ['Tab', 'Reaches its action, then the cross'],
      ['Enter, Space', 'Closes it'],
    ],
  },
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

export const States: Story = {
  args: { onClose: fn() },
  render: (args) => (
    <Column>
      <Banner {...args} onClose={undefined} />
      <Banner {...args} />
      <Banner {...args} action={<Button size="compact">Mehr dazu</Button>} />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    onClose: fn(),
    children:
      'Die Werbemittelanlieferungsbestätigungen der Außenwerbungsvermarktungsgesellschaft fehlen noch; ohne sie verfallen die Flächen am Freitag.',
  },
  render: (args) => (
    <Phone>
      <Banner {...args} action={<Button size="compact">Mehr dazu</Button>} />
    </Phone>
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
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      {BANNER_TONES.map((tone) => (
        <Banner key={tone} {...args} tone={tone} />
      ))}
    </ThemeGrid>
  ),
}

export const NotClosable: Story = {
  name: 'cannot be closed unless the page offers it, speaks politely (LAY-10)',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Testbetrieb')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Closable: Story = {
  name: 'the cross closes it by pointer, Enter and Space',
  args: { onClose: fn(), action: <Button size="compact">Mehr dazu</Button> },
  play: async ({ args, canvas }) => {
    const cross = canvas.getByRole('button', { name: 'Schließen' })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Mehr dazu' })).toHaveFocus()
    await userEvent.tab()
    await expect(cross).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await userEvent.click(cross)
    await expect(args.onClose).toHaveBeenCalledTimes(3)
  },
}
