import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bold, Italic, Link, List, Redo2, Undo2 } from 'lucide-react'
import { expect, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { ToggleButton } from '../ToggleButton/index.ts'
import { Toolbar, ToolbarGroup } from './Toolbar.tsx'

const tools = (
  <>
    <ToolbarGroup label="Schritte">
      <IconButton icon={Undo2} label="Rückgängig" />
      <IconButton icon={Redo2} label="Wiederholen" isDisabled />
    </ToolbarGroup>
    <ToolbarGroup label="Schrift">
      <ToggleButton icon={Bold} label="Fett" isIconOnly defaultSelected />
      <ToggleButton icon={Italic} label="Kursiv" isIconOnly />
    </ToolbarGroup>
    <ToolbarGroup label="Einfügen">
      <IconButton icon={List} label="Liste" />
      <IconButton icon={Link} label="Verweis" />
    </ToolbarGroup>
  </>
)

const meta = {
  title: 'Components/Actions/Toolbar',
  component: Toolbar,
  args: { label: 'Text bearbeiten', children: tools },
  parameters: {
    keyboard: [
      ['Tab', 'Enters where one last was, and leaves'],
      ['Left, Right', 'Moves among the tools (Up and Down in a vertical one)'],
    ],
  },
} satisfies Meta<typeof Toolbar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column style={{ alignItems: 'flex-start' }}>
      <Toolbar {...args} />
      <Toolbar {...args} label="Text bearbeiten, schwebend" isFloating />
      <Toolbar {...args} label="Text bearbeiten, stehend" orientation="vertical" isFloating />
    </Column>
  ),
}

export const States: Story = {
  args: { children: <IconButton icon={Undo2} label="Rückgängig" isDisabled /> },
}

export const LongGermanText: Story = {
  args: {
    children: (
      <>
        <Button>Werbemittelanlieferungsbestätigung</Button>
        <Button>Verlagsgesellschaft benachrichtigen</Button>
      </>
    ),
  },
  render: (args) => (
    <Phone>
      <Toolbar {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Toolbar {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Toolbar {...args} isFloating />
    </ThemeGrid>
  ),
}

export const OneStop: Story = {
  name: 'Takes one stop on the way of Tab; arrows move, and one comes back to where one was',
  render: (args) => (
    <>
      <Toolbar {...args} />
      <Button>Danach</Button>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Rückgängig' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Kursiv' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Danach' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Kursiv' })).toHaveFocus()
  },
}
