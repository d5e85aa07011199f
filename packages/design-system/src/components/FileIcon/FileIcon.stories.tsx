import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, Phone, Row, ThemeGrid } from '../../stories/index.ts'
import { FileIcon } from './FileIcon.tsx'

const meta = {
  title: 'Components/Media/FileIcon',
  component: FileIcon,
  args: { name: 'Plan v3 – Sommerfrische.pdf' },
  parameters: {
    keyboard: [],
    without: { States: 'nothing can be done with it', LongGermanText: 'holds no words' },
  },
} satisfies Meta<typeof FileIcon>
export default meta
type Story = StoryObj<typeof meta>

const NAMES = [
  'Plan v3.pdf',
  'Briefing.docx',
  'Streuplan TV.xlsx',
  'Kick-off.pptx',
  'Reichweiten.csv',
  'Megalight 02.png',
  'Spot 20s.mp4',
  'Funkspot.wav',
  'Druckdaten.zip',
  'Notiz.txt',
  'ohne Endung',
]

function Kinds({ look, size }: { look?: 'plain' | 'tile'; size?: 'small' | 'large' }) {
  return (
    <Row>
      <FileIcon kind="folder" look={look} size={size} />
      {NAMES.map((name) => (
        <FileIcon key={name} name={name} look={look} size={size} />
      ))}
    </Row>
  )
}

export const Playground: Story = {}

export const Variants: Story = {
  render: () => (
    <Column>
      <Kinds size="small" />
      <Kinds />
      <Kinds size="large" />
      <Kinds look="tile" size="small" />
      <Kinds look="tile" />
      <Kinds look="tile" size="large" />
    </Column>
  ),
}

export const SmallWidth: Story = {
  render: () => (
    <Phone>
      <Kinds look="tile" />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: () => (
    <ThemeGrid>
      <Kinds look="tile" />
    </ThemeGrid>
  ),
}

export const Spoken: Story = {
  name: 'is silent beside a name, speaks alone',
  args: { name: 'Megalight 02.png', isSpoken: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Bild' })).toBeVisible()
  },
}
