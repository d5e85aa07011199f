import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Phone, ThemeGrid } from '../../stories/index.ts'
import { Card } from '../Card/index.ts'
import { Grid, GridItem } from '../Grid/index.ts'
import { Meter } from '../Meter/index.ts'
import { Sparkline } from '../Sparkline/index.ts'
import { Stat, type StatProps } from './Stat.tsx'

const EURO = { style: 'currency', currency: 'EUR' } as const

const meta = {
  title: 'Components/Display/Stat',
  component: Stat,
  args: { label: 'Budget', value: 480_000, baseline: 468_000, format: EURO },
  parameters: { keyboard: [] },
} satisfies Meta<typeof Stat>
export default meta
type Story = StoryObj<typeof meta>

function Cards({ stats }: { stats: StatProps[] }) {
  return (
    <Grid>
      {stats.map((stat) => (
        <GridItem key={String(stat.label)} span={{ base: 12, s: 6, l: 3 }}>
          <Card>
            <Stat {...stat} />
          </Card>
        </GridItem>
      ))}
    </Grid>
  )
}

const cockpit: StatProps[] = [
  { label: 'Budget', value: 480_000, baseline: 468_000, format: EURO },
  { label: 'Laufzeit', value: '153 Tage', detail: 'KW 13 – KW 35' },
  {
    label: 'Reichweite (E 18–49)',
    value: 4_820_000,
    baseline: 4_675_000,
    better: 'higher',
    format: { notation: 'compact', maximumFractionDigits: 2 },
    children: (
      <Sparkline label="Reichweite in Mio." values={[3.9, 4.1, 4.0, 4.4, 4.3, 4.6, 4.82]} />
    ),
  },
  {
    label: 'Gebucht',
    value: 0.64,
    format: { style: 'percent' },
    children: (
      <Meter
        label="Gebucht"
        value={307_200}
        max={480_000}
        valueText="307.200,00 € von 480.000,00 €"
        text="below"
      />
    ),
  },
]

export const Playground: Story = {}

export const Variants: Story = { render: () => <Cards stats={cockpit} /> }

export const States: Story = {
  render: () => (
    <Cards
      stats={[
        { label: 'Klicks', value: 12_480, baseline: 11_200, better: 'higher' },
        { label: 'Kosten je Klick', value: 0.42, baseline: 0.39, better: 'lower', format: EURO },
        {
          label: 'Klickrate',
          value: 0.021,
          baseline: 0.024,
          better: 'higher',
          format: { style: 'percent', maximumFractionDigits: 1 },
        },
        { label: 'Kontakte', value: 4_820, baseline: 4_820, days: 28 },
        { label: 'Sichtkontakte', value: 4_820, baseline: null },
        { label: 'Werbedruck', value: null, baseline: 12 },
      ]}
    />
  ),
}

export const Loading: Story = { args: { isLoading: true } }

export const LongGermanText: Story = {
  args: {
    label: 'Durchschnittliche Werbemittelkontaktwahrscheinlichkeit',
    value: 123_480_000.5,
    baseline: 119_000_000,
    since: 'zum entsprechenden Zeitraum des Vorjahres',
  },
  render: (args) => (
    <Phone>
      <Card>
        <Stat {...args} />
      </Card>
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: () => (
    <Phone>
      <Cards stats={cockpit} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: () => (
    <ThemeGrid>
      <Cards stats={cockpit.slice(2)} />
    </ThemeGrid>
  ),
}

export const Compared: Story = {
  name: 'compares absolutely and in percent, with a sign beside the colour (COCK-11, CONST-05, T-31)',
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Budget' })
    await expect(group).toHaveTextContent(/\+12\.000,00\s€ \(\+2,6\s%\) in 7 Tagen/)
    await expect(canvas.getByRole('img', { name: 'Gestiegen' })).toBeVisible()
  },
}

export const Rates: Story = {
  name: 'compares rates in percentage points (COCK-11, T-31)',
  args: { label: 'Gebucht', value: 0.62, baseline: 0.64, format: { style: 'percent' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Gebucht' })).toHaveTextContent(
      '−2 Prozentpunkte in 7 Tagen',
    )
    await expect(canvas.getByRole('img', { name: 'Gesunken' })).toBeVisible()
  },
}

export const Unchanged: Story = {
  name: 'says over how many days nothing changed (COCK-11, T-32)',
  args: { value: 468_000, baseline: 468_000, days: 28 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('in 28 Tagen unverändert')).toBeVisible()
  },
}

export const NoBaseline: Story = {
  name: 'says where there is nothing to compare with (COCK-11)',
  args: { baseline: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('kein Vergleich')).toBeVisible()
  },
}
