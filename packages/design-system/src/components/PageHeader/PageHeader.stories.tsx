import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, Share2 } from 'lucide-react'
import { Phone, ThemeGrid } from '../../stories/index.ts'
import { AvatarGroup } from '../AvatarGroup/index.ts'
import { Breadcrumbs } from '../Breadcrumbs/index.ts'
import { Button } from '../Button/index.ts'
import { PageHeader } from './PageHeader.tsx'

const meta = {
  title: 'Components/PageHeader',
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
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const LongGermanText: Story = {
  args: { title: 'Werbemittelanlieferungsbestätigungen der Verlagsgesellschaft' },
  render: (args) => (
    <Phone>
      <PageHeader {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  render: (args) => (
    <ThemeGrid>
      <PageHeader {...args} breadcrumb={undefined} />
    </ThemeGrid>
  ),
}
