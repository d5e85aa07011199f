import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, Share2 } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { Phone, ThemeGrid } from '../../stories/index.ts'
import { AvatarGroup } from '../AvatarGroup/index.ts'
import { Breadcrumbs } from '../Breadcrumbs/index.ts'
import { Button } from '../Button/index.ts'
import { PageHeader } from './PageHeader.tsx'

const meta = {
  title: 'Components/Layout/PageHeader',
  component: PageHeader,
  args: {
    title: 'Sommerfrische 2027',
    subtitle: 'Nordkranz Getränke · Alster Limo · 01.04. – 31.08.2027',
    breadcrumb: (
      <Breadcrumbs
        items={[
          { id: 'campaigns', label: 'Kampagnen' },
          { id: '7', label: 'Sommerfrische 2027' },
        ]}
      />
    ),
    actions: (
      <>
        <AvatarGroup people={[{ name: 'Maren Lindqvist' }, { name: 'Jonas Thiele' }]} />
        <Button icon={Share2}>Teilen</Button>
        <Button variant="primary" icon={Check}>
          Freigeben
        </Button>
      </>
    ),
  },
  parameters: { keyboard: [] },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  args: { title: 'Dateien', subtitle: undefined, breadcrumb: undefined, actions: undefined },
}

export const States: Story = {
  args: { isLoading: true, areActionsLoading: true },
}

export const ActionsToCome: Story = {
  tags: ['!dev'],
  name: 'What is below stays in its place when actions come that take several lines on a phone',
  args: { subtitle: undefined, breadcrumb: undefined },
  render: (args) => (
    <Phone>
      <section>
        <PageHeader {...args} areActionsLoading data-testid="before" />
      </section>
      <section>
        <PageHeader {...args} data-testid="after" />
      </section>
    </Phone>
  ),
  play: async ({ canvas }) => {
    const [before, after] = [canvas.getByTestId('before'), canvas.getByTestId('after')]
    await expect(within(before).queryByRole('button')).toBeNull()
    await expect(within(after).getAllByRole('button')).toHaveLength(2)
    await expect(before.offsetHeight).toBe(after.offsetHeight)
  },
}

export const LongGermanText: Story = {
  args: { title: 'Werbemittelanlieferungsbestätigungen der Verlagsgesellschaft' },
  render: (args) => (
    <Phone>
      <PageHeader {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <PageHeader {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <PageHeader {...args} breadcrumb={undefined} />
    </ThemeGrid>
  ),
}
