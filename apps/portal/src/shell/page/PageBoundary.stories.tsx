import { MemoryHost } from '@atrium/portal-modules/kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { PageBoundary } from './PageBoundary.tsx'

function Broken(): never {
  throw new Error('the code of the page did not come')
}

const meta = {
  title: 'Portal/Page that failed',
  component: PageBoundary,
  decorators: [
    (Story, { globals }) => (
      <MemoryHost locale={globals.locale === 'en' ? 'en' : 'de'}>
        <Story />
      </MemoryHost>
    ),
  ],
  args: { children: <Broken /> },
} satisfies Meta<typeof PageBoundary>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  name: 'A page that cannot be loaded says so in place of it, and offers to reload (ROUTE-23)',
  globals: { locale: 'en' },
  play: async () => {
    const title = 'Sorry, there was a problem loading the page.'
    await expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  },
}

export const German: Story = {
  globals: { locale: 'de' },
  play: async () => {
    const title = 'Die Seite konnte leider nicht geladen werden.'
    await expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  },
}
