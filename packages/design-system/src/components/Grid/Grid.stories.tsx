import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Card } from '../Card/index.ts'
import { Grid, GridItem } from './Grid.tsx'

const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  args: {
    children: (['Budget', 'Laufzeit', 'Reichweite', 'Gebucht'] as const).map((title) => (
      <GridItem key={title} span={{ base: 12, s: 6, l: 3 }}>
        <Card title={title} headingLevel={3}>
          480.000,00 €
        </Card>
      </GridItem>
    )),
  },
  parameters: { keyboard: [], without: { States: 'nothing can be done with it' } },
} satisfies Meta<typeof Grid>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: () => (
    <Grid>
      <GridItem span={{ base: 12, m: 8 }} rows={2}>
        <Card title="Kanäle">Acht von zwölf Spalten, zwei Zeilen hoch</Card>
      </GridItem>
      <GridItem span={{ base: 12, m: 4 }}>
        <Card title="Freigaben">Vier Spalten</Card>
      </GridItem>
      <GridItem span={{ base: 12, m: 4 }}>
        <Card title="Gespräch">Vier Spalten</Card>
      </GridItem>
      <GridItem span={{ base: 12, m: 6 }} start={{ m: 4 }}>
        <Card title="Notiz">Beginnt in der vierten Spalte</Card>
      </GridItem>
    </Grid>
  ),
}

export const LongGermanText: Story = {
  render: () => (
    <Column>
      <Grid>
        <GridItem span={6}>
          <Card title="Werbemittelanlieferungsbestätigung" headingLevel={3} />
        </GridItem>
        <GridItem span={6}>
          <Card title="Mediaagenturvertragsverlängerung" headingLevel={3} />
        </GridItem>
      </Grid>
    </Column>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Grid {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: () => (
    <ThemeGrid>
      <Grid gap="2">
        <GridItem span={{ base: 6 }}>
          <Card>TV</Card>
        </GridItem>
        <GridItem span={{ base: 6 }}>
          <Card>Radio</Card>
        </GridItem>
      </Grid>
    </ThemeGrid>
  ),
}

export const AnswersToItsRoom: Story = {
  name: 'answers to its own width, not to the screen',
  render: (args) => (
    <>
      <div data-testid="wide" style={{ inlineSize: 1000 }}>
        <Grid {...args} />
      </div>
      <div data-testid="narrow" style={{ inlineSize: 500 }}>
        <Grid {...args} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const tops = (name: string) => {
      const cards = canvas.getByTestId(name).querySelectorAll('section')
      return new Set([...cards].map((card) => Math.round(card.getBoundingClientRect().top))).size
    }
    await expect(tops('wide')).toBe(1)
    await expect(tops('narrow')).toBe(2)
  },
}
