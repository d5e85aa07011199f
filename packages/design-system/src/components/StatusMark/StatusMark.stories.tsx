import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, Phone, Row, ThemeGrid } from '../../stories/index.ts'
import { STATUS_TONES, StatusMark, type StatusTone } from './StatusMark.tsx'

const WORDS: Record<StatusTone, string> = {
  neutral: 'Entwurf',
  brand: 'In Freigabe',
  info: 'In Prüfung',
  ok: 'Freigegeben',
  warn: 'Geändert nach Freigabe',
  bad: 'Abgelehnt',
}

const meta = {
  title: 'Components/Display/StatusMark',
  component: StatusMark,
  args: { children: 'Freigegeben', tone: 'ok' },
  parameters: { keyboard: [], without: { States: 'nothing can be done with it' } },
} satisfies Meta<typeof StatusMark>
export default meta
type Story = StoryObj<typeof meta>

const All = ({ isWordHidden }: { isWordHidden?: boolean }) => (
  <Row>
    {STATUS_TONES.map((tone) => (
      <StatusMark key={tone} tone={tone} isWordHidden={isWordHidden}>
        {WORDS[tone]}
      </StatusMark>
    ))}
  </Row>
)

export const Playground: Story = {}

export const Variants: Story = {
  render: () => (
    <Column>
      <All />
      <All isWordHidden />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: { children: 'Werbemittelanlieferungsbestätigung der Vermarktungsgesellschaft ausstehend' },
  render: (args) => (
    <Phone>
      <StatusMark {...args} tone="warn" />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: () => (
    <Phone>
      <All />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: () => (
    <ThemeGrid>
      <All />
    </ThemeGrid>
  ),
}

export const WithoutColour: Story = {
  name: 'every state has a shape of its own; a hidden word is spoken',
  render: () => <All isWordHidden />,
  play: async ({ canvas, canvasElement }) => {
    const shapes = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d'))
    await expect(new Set(shapes).size).toBe(STATUS_TONES.length)
    await expect(canvas.getByText('Freigegeben')).toBeInTheDocument()
  },
}
