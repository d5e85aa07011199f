import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Phone, ThemeGrid } from '../../stories/index.ts'
import { DatePicker } from '../DatePicker/index.ts'
import { TextField } from '../TextField/index.ts'
import { FieldGrid, FieldGridItem } from './FieldGrid.tsx'

const meta = {
  title: 'Components/Layout/FieldGrid',
  component: FieldGrid,
  args: {
    children: [
      <FieldGridItem key="name" columns={8}>
        <TextField label="Kampagne" defaultValue="Sommerfrische 2027" />
      </FieldGridItem>,
      <FieldGridItem key="date" columns={4}>
        <DatePicker label="Start" defaultValue="2027-04-01" today="2027-03-01" />
      </FieldGridItem>,
      <FieldGridItem key="client" columns={6}>
        <TextField label="Kunde" defaultValue="Nordkranz Getränke" />
      </FieldGridItem>,
      <FieldGridItem key="budget" columns={4} startsLine>
        <TextField label="Budget" defaultValue="480.000,00 €" />
      </FieldGridItem>,
    ],
  },
  parameters: { keyboard: [], without: { States: 'nothing can be done with it' } },
} satisfies Meta<typeof FieldGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: () => (
    <FieldGrid>
      {[12, 8, 4, 6, 6, 4, 4, 4].map((columns, index) => (
        <FieldGridItem key={index} columns={columns}>
          <TextField label={`${columns} von 12 Spalten`} />
        </FieldGridItem>
      ))}
      <FieldGridItem columns={3} isSpacer />
      <FieldGridItem columns={9}>
        <TextField label="Nach drei leeren Spalten" />
      </FieldGridItem>
    </FieldGrid>
  ),
}

export const LongGermanText: Story = {
  render: () => (
    <FieldGrid>
      <FieldGridItem columns={3}>
        <TextField label="Werbemittelanlieferungsbestätigung" />
      </FieldGridItem>
      <FieldGridItem columns={3}>
        <TextField label="Außenwerbungsunternehmen" />
      </FieldGridItem>
    </FieldGrid>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <FieldGrid {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: () => (
    <ThemeGrid>
      <FieldGrid>
        <FieldGridItem columns={6}>
          <TextField label="Kunde" defaultValue="Nordkranz" />
        </FieldGridItem>
      </FieldGrid>
    </ThemeGrid>
  ),
}

export const AnswersToItsRoom: Story = {
  name: 'gives every field a line of its own below 768 px of its room (CFG-09)',
  render: (args) => (
    <>
      <div data-testid="wide" style={{ inlineSize: 768 }}>
        <FieldGrid {...args} />
      </div>
      <div data-testid="narrow" style={{ inlineSize: 767 }}>
        <FieldGrid {...args} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const places = (name: string) =>
      [...(canvas.getByTestId(name).querySelector('.at-cells')?.children ?? [])].map((cell) => {
        const { left, top } = cell.getBoundingClientRect()
        return { left: Math.round(left), top: Math.round(top) }
      })
    const wide = places('wide')
    await expect(new Set(wide.map(({ top }) => top)).size).toBe(3)
    await expect(wide[3]?.left).toBe(wide[0]?.left)
    await expect(new Set(places('narrow').map(({ top }) => top)).size).toBe(4)
  },
}
