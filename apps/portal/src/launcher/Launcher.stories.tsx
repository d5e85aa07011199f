import type { Pulse } from '@atrium/api-client/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { StoryPortal } from '../testing/StoryPortal.tsx'
import Launcher from './Launcher.tsx'

type Numbers = Partial<Pulse>

interface LauncherOfProps {
  count: number
  /** What goes on in the first ones; absent: the server does not say. */
  pulses?: readonly Numbers[]
}

/** The launcher of somebody with this many applications. */
function LauncherOf({ count, pulses }: LauncherOfProps) {
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
        ...(pulses && {
          '/api/v1.0/applications/pulse': pulses.map((numbers, index) => ({
            applicationId: index + 1,
            approvals: 0,
            live: 0,
            overdue: 0,
            unread: 0,
            ...numbers,
          })),
        }),
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

export const WithPulse: Story = {
  name: 'Tiles say what goes on there: other numbers on each, nothing of what is zero, one sentence for who hears them (D-12, ROUTE-02)',
  args: { count: 4, pulses: [{ approvals: 3, overdue: 1, unread: 12, live: 4 }, { live: 1 }, {}] },
  play: async () => {
    await screen.findByText('3 Freigaben')
    const [first, second, third, fourth] = await tiles()
    await expect(first).toHaveTextContent(/3 Freigaben1 überfällig12 ungelesen4 Kampagnen live/)
    await expect(second).toHaveTextContent(/1 Kampagne live$/)
    await expect(second).not.toHaveTextContent('Freigabe')
    await expect(third).toHaveTextContent('Nichts wartet auf Sie')
    await expect(within(first!).getByRole('button')).toHaveAccessibleDescription(
      '3 Freigaben warten auf Sie, 1 Aufgabe ist überfällig, 12 Meldungen sind ungelesen und 4 Kampagnen sind live.',
    )
    // What is not known takes its line, so that nothing moves when it comes.
    const height = (tile: HTMLElement | undefined) => tile!.getBoundingClientRect().height
    await expect(height(fourth)).toBe(height(third))
  },
}

export const PulseUnknown: Story = {
  name: 'Where the numbers do not come, the choice is there all the same (D-12)',
  args: { count: 3 },
  play: async () => {
    await expect(await tiles()).toHaveLength(3)
    await expect(screen.getAllByRole('button', { name: /^Anwendung/ })[0]).toBeEnabled()
    await expect(screen.queryByText('Nichts wartet auf Sie')).toBeNull()
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
