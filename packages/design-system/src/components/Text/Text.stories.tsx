import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { TEXT_TONES, Text } from './Text.tsx'

const meta = {
  title: 'Components/Display/Text',
  component: Text,
  args: { children: 'Zwei Kanäle warten auf Ihre Freigabe – 480.000,00 €' },
  parameters: { keyboard: [], without: { States: 'nothing can be done with it' } },
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      {(['xs', 's', 'm', 'l'] as const).map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
      {TEXT_TONES.map((tone) => (
        <Text key={tone} {...args} tone={tone} weight="medium" />
      ))}
      <Text isProse>
        Die Flächen am Jungfernstieg sind ab Kalenderwoche 18 frei. Wir haben sie bis Freitag
        optioniert; danach entscheidet der Vermarkter. Mit Ihrer Freigabe buchen wir noch am selben
        Tag.
      </Text>
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    children: 'Werbemittelanlieferungsbestätigung der Außenwerbungsvermarktungsgesellschaft',
  },
  render: (args) => (
    <Phone>
      <Column>
        <Text {...args} />
        <Text {...args} maxLines={1} />
      </Column>
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Text {...args} size="l" />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      {TEXT_TONES.map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </ThemeGrid>
  ),
}

export const CutButReadable: Story = {
  name: 'a text that is cut can be read whole',
  args: { maxLines: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Zwei Kanäle/)).toHaveAttribute(
      'title',
      'Zwei Kanäle warten auf Ihre Freigabe – 480.000,00 €',
    )
  },
}
