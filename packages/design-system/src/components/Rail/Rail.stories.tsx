import type { Meta, StoryObj } from '@storybook/react-vite'
import { CirclePause, Stamp } from 'lucide-react'
import { expect } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Card } from '../Card/index.ts'
import { Icon } from '../Icon/index.ts'
import { Rail, type RailStep } from './Rail.tsx'

/** The states of a campaign (CAMP-08); the aborted one lies beside the rail. */
const CAMPAIGN: RailStep[] = [
  'Briefing in Arbeit/Briefing',
  'Briefing liegt vor/Briefing da',
  'Plan in Arbeit/Planung',
  'Plan in Prüfung/Prüfung',
  'Plan final/Final',
  'Plan in Freigabe/Freigabe',
  'Plan freigegeben/Freigegeben',
  'Plan prüfen/Kontrolle',
  'Plan wird eingekauft/Einkauf',
  'Plan eingekauft/Eingekauft',
  'Einkaufsbestätigung versendet/Bestätigt',
].map((names, id) => {
  const [name = '', shortName] = names.split('/')
  return { id, name, shortName }
})

/** The states of a channel's workflow (COCK-07) before it is deactivated. */
const WORKFLOW: RailStep[] = [
  'Gestartet',
  'Briefing',
  'Gebrieft',
  'Planung',
  'Prüfung',
  'Bereit',
  'In Freigabe',
  'Freigegeben',
  'Anpassung',
  'Kontrolle',
  'Einkauf',
  'Eingekauft',
  'Bestätigt',
  'Übergeben',
  'Abgerechnet',
].map((name, id) => ({ id, name }))

const meta = {
  title: 'Components/Display/Rail',
  component: Rail,
  args: { steps: CAMPAIGN, current: 5, label: 'Stand der Kampagne' },
  parameters: { keyboard: [] },
} satisfies Meta<typeof Rail>
export default meta
type Story = StoryObj<typeof meta>

function InApproval({ headingLevel }: { headingLevel?: 2 | 3 }) {
  return (
    <Card
      tone="brand"
      headingLevel={headingLevel}
      title={
        <span style={{ display: 'flex', gap: 10, alignItems: 'center' }}>
          <Icon icon={Stamp} /> Plan in Freigabe – 2 Kanäle warten auf Sie
        </span>
      }
      aside="Schritt 6 von 11 · seit 3 Tagen"
    >
      <Rail steps={CAMPAIGN} current={5} size="large" label="Stand der Kampagne" />
    </Card>
  )
}

export const Playground: Story = { args: { size: 'large' } }

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <InApproval />
      <Rail {...args} steps={WORKFLOW} size="large" current={6} />
      <Rail {...args} steps={WORKFLOW.slice(0, 4)} size="large" current={1} />
      <div style={{ maxInlineSize: 320 }}>
        <Rail {...args} />
      </div>
    </div>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <Rail {...args} current={undefined} />
      <Rail {...args} current={0} />
      <Rail {...args} current={8} />
      <Rail {...args} current={10} />
      <Rail {...args} current={3} offRail={{ label: 'Abgebrochen' }} />
      <Rail
        {...args}
        current={3}
        size="large"
        offRail={{ label: 'Deaktiviert', icon: CirclePause }}
      />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    steps: [
      { id: 0, name: 'Werbemittelanlieferung' },
      { id: 1, name: 'Werbemittelanlieferungsbestätigung durch die Vermarktungsgesellschaft' },
      { id: 2, name: 'Abnahme' },
    ],
    current: 1,
  },
  render: (args) => (
    <Phone>
      <Column>
        <Rail {...args} />
        <Rail {...args} size="large" />
      </Column>
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Column>
        <InApproval />
        <Rail {...args} />
        <Rail {...args} steps={WORKFLOW} current={12} size="large" />
      </Column>
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Column>
        <InApproval headingLevel={3} />
        <Rail {...args} />
        <Rail {...args} offRail={{ label: 'Abgebrochen' }} />
      </Column>
    </ThemeGrid>
  ),
}

export const Spoken: Story = {
  name: 'is spoken as one sentence',
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Stand der Kampagne' })
    await expect(meter).toHaveAttribute('aria-valuetext', 'Plan in Freigabe, Schritt 6 von 11')
    await expect(canvas.getByText('6 / 11')).toBeVisible()
  },
}

export const OffTheRail: Story = {
  name: 'what left the rail stands beside it in words',
  args: { current: 3, offRail: { label: 'Abgebrochen' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Abgebrochen')).toBeVisible()
    await expect(canvas.getByRole('meter')).toHaveAttribute(
      'aria-valuetext',
      'Abgebrochen, bei Schritt 4 von 11: Plan in Prüfung',
    )
  },
}

export const NamesThinOut: Story = {
  name: 'names thin out with the room, the current one stays',
  render: (args) => (
    <>
      {[1200, 600, 340, 200].map((inlineSize) => (
        <div key={inlineSize} data-testid={inlineSize} style={{ inlineSize }}>
          <Rail {...args} size="large" />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const shown = (width: number) =>
      [...canvas.getByTestId(String(width)).querySelectorAll<HTMLElement>('[data-at-level]')]
        .filter((name) => name.checkVisibility())
        .map((name) => name.textContent)
    await expect(shown(1200)).toHaveLength(11)
    await expect(shown(600)).toEqual(['Briefing', 'Planung', 'Freigabe', 'Kontrolle', 'Bestätigt'])
    await expect(shown(340)).toEqual(['Briefing', 'Freigabe', 'Bestätigt'])
    await expect(shown(200)).toEqual(['Freigabe'])
  },
}

export const English: Story = {
  name: 'speaks English',
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter').getAttribute('aria-valuetext')).toMatch(/step 6 of 11$/)
  },
}
