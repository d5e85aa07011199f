import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { LineChart } from './LineChart.tsx'

const first = Date.parse('2026-09-24')
const points = Array.from({ length: 60 }, (_, index) => ({
  day: new Date(first + index * 86_400_000).toISOString().slice(0, 10),
  value: Math.round(
    18_400 + index * 60 + Math.sin(index * 1.7) * 900 + (index > 54 ? 4_200 : 0),
  ),
})) // prettier-ignore
const marks = [{ day: '2026-11-18', text: 'Megalights Oberbayern läuft an' }]

/** The same figure of a campaign before, laid on these days; it was measured some days less. */
const other = {
  label: 'Winterbrand',
  ownLabel: 'Sommerfrische Classic',
  points: points.slice(8).map(({ day }, index) => ({ day, value: Math.round(16_900 + index * 95 + Math.cos(index * 0.9) * 700) })), // prettier-ignore
}

const meta = {
  title: 'Components/Display/LineChart',
  component: LineChart,
  args: { label: 'Besuche der Website', points, marks, comparedDay: '2026-11-15' },
  parameters: {
    keyboard: [],
    without: { LongGermanText: 'its words are figures and what happened, which wraps' },
  },
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <LineChart {...args} height={120} />
      <LineChart
        {...args}
        marks={[]}
        comparedDay={undefined}
        points={points.map(({ day, value }) => ({ day, value: value / 40_000 }))}
        format={{ style: 'percent', maximumFractionDigits: 1 }}
        scaleFormat={{ style: 'percent', maximumFractionDigits: 0 }}
      />
      <LineChart {...args} other={other} comparedDay={points.at(-1)!.day} />
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <LineChart {...args} marks={[]} points={points.slice(0, 1)} comparedDay={undefined} />
      <LineChart {...args} points={points.filter((_, index) => index < 20 || index > 40)} />
      <LineChart {...args} other={{ ...other, points: [] }} />
    </Column>
  ),
}

export const Empty: Story = {
  args: { points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noch keine Zahlen')).toBeVisible()
  },
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <LineChart {...args} other={other} comparedDay={points.at(-1)!.day} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <LineChart {...args} height={90} points={points.slice(-21)} other={other} />
    </ThemeGrid>
  ),
}

export const AsTable: Story = {
  name: 'speaks its course, and says everything in a table',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Besuche der Website: von 18\.400 auf/ })).toBeVisible() // prettier-ignore
    await userEvent.click(canvas.getByText('Als Tabelle'))
    const last = await canvas.findByRole('row', { name: /22\.11\.2026/ })
    await waitFor(() => expect(last).toBeVisible())
    const row = canvas.getByRole('row', { name: /18\.11\.2026/ })
    await expect(row).toHaveTextContent('Megalights Oberbayern läuft an')
  },
}

export const Beside: Story = {
  name: 'has another course beside it: dashed, with its name, spoken and in the table (T-32)',
  args: { other, comparedDay: points.at(-1)!.day, marks: [] },
  play: async ({ canvas }) => {
    const spoken = /^Besuche der Website: von 18\.400 .*; Winterbrand: von 17\.600 auf/
    await expect(canvas.getByRole('img', { name: spoken })).toBeVisible()
    const legend = canvas.getByRole('list')
    await expect(legend).toHaveTextContent('Sommerfrische ClassicWinterbrand')
    const line = canvas.getByRole('img', { name: spoken }).querySelector('.at-chart-other')!
    await expect(getComputedStyle(line).strokeDasharray).not.toBe('none')
    await userEvent.click(canvas.getByText('Als Tabelle'))
    const row = await canvas.findByRole('row', { name: /22\.11\.2026/ })
    await waitFor(() => expect(row).toBeVisible())
    const [own, theirs] = [points.at(-1)!.value, other.points.at(-1)!.value]
    const write = (value: number) => value.toLocaleString('de')
    await expect(row).toHaveTextContent(`${write(own)}${write(theirs)}`)
    // Where the other was not measured there is nothing.
    await expect(canvas.getByRole('row', { name: /24\.09\.2026/ })).toHaveTextContent(/18\.400$/)
  },
}
