import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileImage, FolderOpen } from 'lucide-react'
import { expect } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { DragPreview } from './DragPreview.tsx'

const meta = {
  title: 'Components/Utility/DragPreview',
  component: DragPreview,
  args: { label: 'Sommerfrische_Motiv_03.pdf', icon: FileImage },
  parameters: {
    keyboard: [],
    without: { States: 'is a picture of what is dragged and has none of its own' },
  },
} satisfies Meta<typeof DragPreview>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: () => (
    <Column>
      <DragPreview label="Anzeige Halbseite" />
      <DragPreview label="Mediaplan Herbst" icon={FolderOpen} />
      <DragPreview label="Sommerfrische_Motiv_03.pdf" icon={FileImage} count={3} />
      <DragPreview label="Sommerfrische_Motiv_03.pdf" icon={FileImage} count={1280} />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    label: 'Werbemittelbereitstellungsfristenübersicht_Getränkefachgroßhandel.xlsx',
    count: 2,
  },
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <DragPreview {...args} label="Plakatmotiv_Hauptbahnhof_Gleis_7_final.tiff" count={12} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <DragPreview {...args} count={3} />
    </ThemeGrid>
  ),
}

export const Counts: Story = {
  name: 'says how much is dragged as the language writes it',
  args: { count: 1280 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.280')).toBeVisible()
    await expect(canvas.getByText('und 1.279 weitere')).toBeInTheDocument()
  },
}
