import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { MediaMark } from '../MediaMark/index.ts'
import { Money } from '../Money/index.ts'
import { DescriptionList } from './DescriptionList.tsx'

const meta = {
  title: 'Components/Display/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Kunde', detail: 'Nordkranz Getränke' },
      { term: 'Produkt', detail: 'Alster Limo' },
      { term: 'Mediengattung', detail: <MediaMark kind="out-of-home" size="small" hasWord /> },
      { term: 'Budget', detail: <Money amount={480_000} weight="strong" /> },
      { term: 'Laufzeit', detail: '01.04. – 31.08.2027' },
      { term: 'Agenturkundennummer', detail: null },
    ],
  },
  parameters: { keyboard: [], without: { States: 'nothing can be done with it' } },
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <DescriptionList {...args} hasDividers />
      <DescriptionList {...args} layout="stacked" />
      <DescriptionList {...args} layout="columns" />
      <DescriptionList
        hasDividers
        items={[
          { term: 'Netto', detail: <Money amount={403_361.34} />, isFigure: true },
          { term: 'Umsatzsteuer', detail: <Money amount={76_638.66} />, isFigure: true },
          { term: 'Brutto', detail: <Money amount={480_000} weight="strong" />, isFigure: true },
        ]}
      />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    items: [
      {
        term: 'Werbemittelanlieferungsbestätigung',
        detail: 'Außenwerbungsvermarktungsgesellschaft Nord, eingegangen am 12.11.2026',
      },
    ],
  },
  render: (args) => (
    <Phone>
      <DescriptionList {...args} layout="stacked" />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <DescriptionList {...args} hasDividers />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <DescriptionList items={args.items.slice(0, 4)} hasDividers />
    </ThemeGrid>
  ),
}

export const TiesTermsToDetails: Story = {
  name: 'ties terms to what is said of them; nothing is a dash',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(6)
    await expect(canvas.getAllByRole('definition')[5]).toHaveTextContent('–')
  },
}
