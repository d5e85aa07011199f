import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { StoryPortal } from '../testing/StoryPortal.tsx'
import Launcher from './Launcher.tsx'

/** The launcher of somebody with this many applications. */
function LauncherOf({ count }: { count: number }) {
  const applications = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    displayName: `Anwendung ${index + 1}`,
    description: null,
    colour: null,
  }))
  return (
    <StoryPortal
      address="/launcher"
      answers={{
        '/api/v1.0/applications': applications,
        '/api/v1.0/users/current': { id: 1, firstName: 'Sabine', lastName: 'Moser' },
      }}
    >
      <Launcher />
    </StoryPortal>
  )
}

const meta = {
  title: 'Portal/Launcher',
  component: LauncherOf,
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'de' },
} satisfies Meta<typeof LauncherOf>
export default meta
type Story = StoryObj<typeof meta>

const tiles = () => screen.findAllByRole('listitem')

export const Twelve: Story = {
  name: 'Twelve applications are chosen without a search, outside the main layout (ROUTE-01, ROUTE-02)',
  args: { count: 12 },
  play: async () => {
    await expect(await tiles()).toHaveLength(12)
    await expect(screen.queryByRole('searchbox')).toBeNull()
    await expect(screen.queryByRole('navigation')).toBeNull()
  },
}

export const Thirteen: Story = {
  name: 'Above twelve a search narrows them, and says when none is left (ROUTE-02)',
  args: { count: 13 },
  play: async () => {
    await expect(await tiles()).toHaveLength(13)
    const search = screen.getByRole('searchbox', { name: 'Anwendung finden' })
    await userEvent.type(search, 'anwendung 13')
    await expect(await tiles()).toHaveLength(1)
    await userEvent.type(search, 'x')
    await expect(await screen.findByText('Keine Anwendung heißt „anwendung 13x“')).toBeVisible()
  },
}

export const None: Story = {
  name: 'Without an application it says whom to ask, and leads out (ROUTE-02)',
  args: { count: 0 },
  play: async () => {
    const title = 'Ihnen ist noch keine Anwendung zugeordnet'
    await expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    await expect(screen.getByText(/Agentur/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Abmelden' })).toBeVisible()
  },
}
