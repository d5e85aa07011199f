import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { SeminarCollection } from './SeminarCollection.tsx'
import { brand, fixedNow, someSeminars } from './testing/index.ts'
import { flow } from './testing/flow.tsx'

const meta = {
  title: 'Modules/Seminars',
  component: SeminarCollection,
  decorators: [inStoryHost({ now: () => fixedNow })],
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
} satisfies Meta<typeof SeminarCollection>
export default meta
type Story = StoryObj<typeof meta>

const listOf = () => screen.findByRole('list', { name: 'Schulungen' })
const titles = async () =>
  within(await listOf())
    .getAllByRole('heading')
    .map((heading) => heading.textContent)

export const Playground: Story = flow({ seminars: someSeminars }, async () => {
  await listOf()
})

export const Overview: Story = {
  name: 'What is overdue leads, each card says how far one is; filters count, and live in the address (SEM-01, SEM-02)',
  ...flow({ seminars: someSeminars }, async ({ userEvent, step }) => {
    await step('Overdue first, done last, each with its state in words', async () => {
      const shown = await titles()
      await expect(shown[0]).toBe('Datenschutz im Marketing 2027')
      await expect(shown).toHaveLength(6)
      const list = within(await listOf())
      await expect(list.getByText('Fällig seit 10.03.2027 – 5 Tage')).toBeVisible()
      await expect(list.getByText('1 von 4 Lektionen erledigt')).toBeVisible()
      await expect(list.getByText(/Bis 22.03.2027 – in 7 Tagen/)).toBeVisible()
    })
    await step('A filter leaves what is open, and says how much that is', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Offen 4' }))
      await waitFor(async () => expect(await titles()).toHaveLength(4))
      await userEvent.click(screen.getByRole('radio', { name: 'Mit Termin' }))
      await waitFor(async () =>
        expect(await titles()).toEqual([
          'Webinar: Retail Media für Einsteiger',
          'Workshop: Briefings, die tragen',
        ]),
      )
    })
    await step('Where nothing is left, one press shows everything', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Überfällig 1' }))
      await expect(await screen.findByText('Nichts passt zu dieser Auswahl')).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Alle Schulungen zeigen' }))
      await waitFor(async () => expect(await titles()).toHaveLength(6))
    })
    await step('By keyboard into a seminar, and back to where one was', async () => {
      within(await listOf())
        .getByRole('button', { name: 'Mediaplanung verstehen' })
        .focus()
      await userEvent.keyboard('{Enter}')
      await expect(await screen.findByRole('article', { name: 'Mediaplanung verstehen' })).toHaveFocus() // prettier-ignore
      await userEvent.click(screen.getByRole('button', { name: 'Alle Schulungen' }))
      await waitFor(async () =>
        expect(
          within(await listOf()).getByRole('button', { name: 'Mediaplanung verstehen' }),
        ).toHaveFocus(),
      )
    })
  }),
}

export const AllDone: Story = {
  name: 'Whoever has done everything is told so',
  ...flow({ seminars: [brand] }, async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Offen 0' }))
    await expect(await screen.findByText('Alles erledigt')).toBeVisible()
  }),
}

export const Empty: Story = {
  name: 'Empty, for learners; the heading is the page’s, whatever the collection is called',
  ...flow({ name: 'Academy' }, async () => {
    await expect(await screen.findByText('Noch keine Schulungen')).toBeVisible()
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Schulungen')
    await expect(screen.queryByRole('button', { name: 'Schulung anlegen' })).toBeNull()
  }),
}

export const EmptyForStaff: Story = {
  name: 'Empty, for staff: with the way to the first one',
  ...flow({ canEdit: true }, async () => {
    await expect(await screen.findByRole('button', { name: 'Schulung anlegen' })).toBeVisible()
  }),
}

export const Loading: Story = flow(
  { seminars: someSeminars },
  async () => {
    await expect(await screen.findByLabelText('Schulungen werden geladen')).toBeVisible()
  },
  (memory) => void memory.hold('collection'),
)

export const Failed: Story = {
  name: 'Without a connection: said, and tried again',
  ...flow(
    { seminars: someSeminars },
    async ({ userEvent }) => {
      await expect(await screen.findByText('Die Schulungen ließen sich nicht laden')).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
      await expect(await titles()).toHaveLength(6)
    },
    (memory) => memory.failNext('collection', new PortError({ code: 'unknown' })),
  ),
}

export const Gone: Story = {
  name: 'A seminar that is not there, or not theirs (PERM-13)',
  decorators: [inStoryHost({ now: () => fixedNow, path: ['77-geheim'] })],
  ...flow({ seminars: someSeminars }, async ({ userEvent }) => {
    await expect(await screen.findByText('Diese Schulung gibt es hier nicht')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Alle Schulungen' }))
    await expect(await titles()).toHaveLength(6)
  }),
}
