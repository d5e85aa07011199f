import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { SeminarCollection } from './SeminarCollection.tsx'
import { fixedNow, past, planning, privacy, someSeminars, webinar, workshop } from './testing/index.ts' // prettier-ignore
import { flow } from './testing/flow.tsx'

const at = (...path: string[]) => [inStoryHost({ now: () => fixedNow, path })]

const meta = {
  title: 'Modules/Seminars/Session',
  component: SeminarCollection,
  globals: { locale: 'de' },
} satisfies Meta<typeof SeminarCollection>
export default meta
type Story = StoryObj<typeof meta>

const rowOf = async (name: RegExp) => {
  const list = await screen.findByRole('region', { name: 'In der Praxis' })
  return within(list).getByText(name).closest('li')!
}

export const Lessons: Story = {
  name: 'Lessons under their chapters with status, score and time; a locked one says why (SEM-01, SEM-02)',
  decorators: at('1'),
  ...flow({ seminars: someSeminars }, async () => {
    await expect(await screen.findByRole('button', { name: 'Weiter in Lektion 2' })).toBeVisible()
    const first = screen.getByRole('button', { name: /Was Reichweite bedeutet/ })
    await expect(first).toHaveTextContent('90 Punkte · 14 Minuten')
    await expect(first).toHaveTextContent('Abgeschlossen')
    await expect(screen.getByRole('button', { name: /Kontakte und Kosten/ })).toHaveTextContent(
      '40 %',
    )
    const quiz = await rowOf(/Abschlussquiz/)
    await expect(quiz).toHaveTextContent('Öffnet sich nach „Vom Briefing zum Plan“.')
    await expect(within(quiz).queryByRole('button')).toBeNull()
    await expect(screen.getByRole('meter', { name: 'Fortschritt' })).toHaveAccessibleName('Fortschritt') // prettier-ignore
  }),
}

export const Overdue: Story = {
  name: 'An overdue seminar says since when',
  decorators: at('2'),
  ...flow({ seminars: someSeminars }, async () => {
    await expect(await screen.findByText('Überfällig')).toBeVisible()
    await expect(screen.getByText('Fällig seit 10.03.2027 – 5 Tage')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Schulung beginnen' })).toBeVisible()
  }),
}

export const NotReady: Story = {
  name: 'Without a package: learners learn that it is not ready',
  decorators: at('2'),
  ...flow({ seminars: [{ ...privacy, lessons: [], packageName: null }] }, async () => {
    await expect(await screen.findByText('Diese Schulung wird noch vorbereitet')).toBeVisible()
  }),
}

export const Live: Story = {
  name: 'What somebody does in another window is seen at once (SEM-03)',
  decorators: at('1'),
  ...flow({ seminars: someSeminars }, async (_, memory) => {
    const name = /Vom Briefing zum Plan/
    await expect(await screen.findByRole('button', { name })).toHaveTextContent('Noch offen')
    const lessons = planning.lessons.map((one) => (one.id === 13 ? { ...one, status: 'completed' as const } : one)) // prettier-ignore
    memory.others.save(1, { lessons })
    await waitFor(() =>
      expect(screen.getByRole('button', { name })).toHaveTextContent('Abgeschlossen'),
    )
  }),
}

export const SignUp: Story = {
  name: 'A date: when, where, with whom; signing up, the calendar’s entry, signing off after a question (SEM-01)',
  decorators: at('4'),
  ...flow({ seminars: [workshop] }, async ({ userEvent, step }, memory) => {
    await step('Everything about it', async () => {
      await expect(await screen.findByText(/Dienstag, 6. April 2027, 09:00 – 12:30 Uhr/)).toBeVisible() // prettier-ignore
      await expect(screen.getByText('Noch 3 von 12 frei')).toBeVisible()
      await expect(screen.getByText('Friederike Gimborn')).toBeVisible()
    })
    await step('A failure is told, and nothing changes', async () => {
      memory.failNext('signUp', new PortError({ code: 'offline' }))
      await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }))
      await expect(await screen.findByText('Die Anmeldung kam nicht an')).toBeVisible()
    })
    await step('Signed up: the seat is counted', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }))
      await expect(await screen.findByText(/Sie sind angemeldet\. Wir freuen/)).toBeVisible()
      await expect(screen.getByText('Noch 2 von 12 frei')).toBeVisible()
    })
    await step('The date goes into a calendar', async () => {
      const made = spyOn(URL, 'createObjectURL')
      await userEvent.click(screen.getByRole('button', { name: 'In den Kalender' }))
      await waitFor(() => expect(made).toHaveBeenCalled())
      const [[file]] = made.mock.calls as unknown as [[Blob]]
      await expect(await file.text()).toContain('DTSTART:20270406T070000Z')
      made.mockRestore()
    })
    await step('Signing off asks', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }))
      const question = within(await screen.findByRole('alertdialog', { name: /abmelden\?$/ }))
      await userEvent.click(question.getByRole('button', { name: 'Abmelden' }))
      await expect(await screen.findByText('Noch 3 von 12 frei')).toBeVisible()
      await expect(screen.getByRole('button', { name: 'Anmelden' })).toBeVisible()
    })
  }),
}

export const Full: Story = {
  name: 'Fully booked: the waiting list',
  decorators: at('5'),
  ...flow({ seminars: [webinar] }, async ({ userEvent }) => {
    await expect(await screen.findByText('Ausgebucht – 2 Personen warten')).toBeVisible()
    await expect(screen.getByRole('link', { name: /Online teilnehmen/ })).toHaveAttribute('href', webinar.location) // prettier-ignore
    await userEvent.click(screen.getByRole('button', { name: 'Auf die Warteliste' }))
    await expect(await screen.findByText(/Wird ein Platz frei/)).toBeVisible()
    await expect(screen.getByText('Ausgebucht – 3 Personen warten')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Von der Warteliste nehmen' })).toBeVisible()
  }),
}

export const Past: Story = {
  name: 'A date that is over: attended, not attended, not said yet (SEM-02)',
  decorators: at('6'),
  ...flow({ seminars: [past] }, async (_, memory) => {
    await expect(await screen.findByText(/Sie waren dabei/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Anmelden' })).toBeNull()
    const as = (status: 'notAttended' | 'none') =>
      memory.others.save(6, { status, lessons: past.lessons.map((one) => ({ ...one, status })) })
    as('notAttended')
    await expect(await screen.findByText(/Sie waren nicht dabei/)).toBeVisible()
    as('none')
    await expect(await screen.findByText(/Dieser Termin ist vorbei/)).toBeVisible()
  }),
}
