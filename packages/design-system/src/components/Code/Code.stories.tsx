import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Code } from './Code.tsx'

const SAMPLE = `{
  "version": 1,
  "columns": 12,
  "widgets": [{ "id": "budget", "type": "stat", "x": 0, "y": 0, "w": 3, "h": 1, "title": "Budget" }]
}`

const meta = {
  title: 'Components/Display/Code',
  component: Code,
  args: { children: SAMPLE, variant: 'block', canCopy: true, label: 'Aufbau des Cockpits' },
  parameters: {
    keyboard: [
      ['Tab', 'Reaches the block, then its copy button'],
      ['Enter, Space', 'Copies'],
    ],
  },
} satisfies Meta<typeof Code>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <p>
        Die Kennung <Code>7f3a-19c2</Code> nennen Sie bitte dem Support.
      </p>
      <Code {...args} />
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <Code {...args} canCopy={false} />
      <Code {...args}>{''}</Code>
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    variant: 'inline',
    children: 'Werbemittelanlieferungsbestätigung_Sommerfrische_2027.pdf',
  },
  render: (args) => (
    <Phone>
      <Code {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Code {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: () => (
    <ThemeGrid>
      <p>
        Kennung <Code>7f3a-19c2</Code>
      </p>
    </ThemeGrid>
  ),
}

export const CopiedByKeyboard: Story = {
  name: 'Tab reaches block and button, Enter and Space copy',
  play: async ({ canvas }) => {
    const writeText = fn(async () => {})
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await userEvent.tab()
    await expect(canvas.getByRole('group', { name: 'Aufbau des Cockpits' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Kopieren' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(SAMPLE))
    await userEvent.keyboard(' ')
    await waitFor(() => expect(writeText).toHaveBeenCalledTimes(2))
  },
}
