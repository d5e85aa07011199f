import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Phone, ThemeGrid } from '../../stories/index.ts'
import type { StepItem } from './stepper.logic.ts'
import { Stepper } from './Stepper.tsx'

const STEPS: StepItem[] = [
  { id: 'mandant', label: 'Mandant', isVisited: true },
  { id: 'marke', label: 'Marke', description: 'Farben und Bilder', isVisited: true },
  { id: 'team', label: 'Team', isVisited: true },
  { id: 'start', label: 'Start', description: 'Einladen und öffnen' },
]

const meta = {
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  args: { label: 'Portal einrichten', steps: STEPS, current: 'team', onChange: fn() },
  parameters: {
    keyboard: [
      ['Tab', 'Goes through the steps that can be jumped to'],
      ['Enter, Space', 'Goes to the step'],
    ],
  },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  args: { onChange: undefined, steps: STEPS.map(({ id, label }) => ({ id, label })) },
}

export const States: Story = {
  args: {
    current: 'start',
    steps: STEPS.map((step) => ({ ...step, isVisited: true, isInvalid: step.id === 'marke' })),
  },
}

export const LongGermanText: Story = {
  args: {
    steps: [
      { id: 'mandant', label: 'Mandantenstammdatenübernahme', isVisited: true },
      { id: 'marke', label: 'Werbemittelanlieferungsbestätigung', isVisited: true },
      { id: 'team', label: 'Ansprechpersonen und Zuständigkeiten', isVisited: true },
      { id: 'start', label: 'Veröffentlichung' },
    ],
  },
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Stepper {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  args: {
    steps: STEPS.map(({ id, label, isVisited }) => ({
      id,
      label,
      isVisited,
      isInvalid: id === 'marke',
    })),
  },
  render: (args) => (
    <ThemeGrid>
      <div style={{ marginInline: -12 }}>
        <Stepper {...args} />
      </div>
    </ThemeGrid>
  ),
}

export const JumpsBack: Story = {
  name: 'Jumps only to visited steps (SETUP-02)',
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('mandant')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('marke')
    await expect(canvas.getByText('Team').closest('[aria-current]')).toHaveTextContent(
      'Schritt 3 von 4: Team',
    )
  },
}

export const StopsAtAFault: Story = {
  name: 'A faulty step can be mended; what lies behind it cannot be reached',
  args: States.args,
  play: async ({ args, canvas }) => {
    const buttons = canvas.getAllByRole('button')
    await expect(buttons).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: /Marke\s*bitte prüfen/ }))
    await expect(args.onChange).toHaveBeenCalledWith('marke')
  },
}
