import type { Meta, StoryObj } from '@storybook/react-vite'
import { RotateCw, Upload } from 'lucide-react'
import { expect } from 'storybook/test'
import { Phone, ThemeGrid } from '../../stories/index.ts'
import { Button } from '../Button/index.ts'
import { STATE_KINDS, StateScreen } from './StateScreen.tsx'

const meta = {
  title: 'Components/Feedback/StateScreen',
  component: StateScreen,
  args: { kind: 'empty' },
  parameters: { keyboard: [], without: { Variants: 'its kinds are states' } },
} satisfies Meta<typeof StateScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: {
    title: 'Dieser Ordner ist noch leer',
    detail: 'Legen Sie Dateien hier ab oder wählen Sie welche aus.',
    action: (
      <Button variant="primary" icon={Upload}>
        Hochladen
      </Button>
    ),
  },
}

export const States: Story = {
  render: () => (
    <>
      {STATE_KINDS.map((kind) => (
        <StateScreen key={kind} kind={kind} />
      ))}
    </>
  ),
}

export const Empty: Story = { args: { kind: 'empty' } }

export const Loading: Story = {
  name: 'says what is loading, in a title and a sentence (LAY-15)',
  args: {
    kind: 'loading',
    title: 'Der Plan wird geladen',
    detail: 'Das kann einen Augenblick dauern.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Der Plan wird geladen' })).toBeVisible()
    await expect(canvas.getByText('Das kann einen Augenblick dauern.')).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'says what failed, with a reference and a way on (LAY-15)',
  args: {
    kind: 'error',
    reference: '7f3a-19c2',
    action: <Button icon={RotateCw}>Erneut versuchen</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kennung: 7f3a-19c2')
    await expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  },
}

export const LongGermanText: Story = {
  args: {
    kind: 'forbidden',
    title: 'Die Werbemittelanlieferungsbestätigungen sind für Sie nicht freigegeben',
    detail:
      'Ihre Ansprechperson bei der Außenwerbungsvermarktungsgesellschaft kann sie für Sie öffnen.',
  },
  render: (args) => (
    <Phone>
      <StateScreen {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  args: { kind: 'offline', action: <Button icon={RotateCw}>Erneut versuchen</Button> },
  render: (args) => (
    <Phone>
      <StateScreen {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <StateScreen {...args} headingLevel={3} action={<Button variant="primary">Weiter</Button>} />
    </ThemeGrid>
  ),
}

export const English: Story = {
  name: 'speaks English',
  args: { kind: 'forbidden' },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You do not have access here' })).toBeVisible()
  },
}
