import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { SeminarCollection } from './SeminarCollection.tsx'
import { fakeLesson, fixedNow, planning, someSeminars } from './testing/index.ts'
import { flow } from './testing/flow.tsx'
import { storyCourse } from './testing/story-course.ts'

const at = (...path: string[]) => [inStoryHost({ now: () => fixedNow, path })]

const meta = {
  title: 'Modules/Seminars/Player',
  component: SeminarCollection,
  globals: { locale: 'de' },
  decorators: at('1', '12'),
} satisfies Meta<typeof SeminarCollection>
export default meta
type Story = StoryObj<typeof meta>

const addressOf = storyCourse()

/** The page of the lesson, in the frame within the player’s frame. */
const lessonOf = async () => {
  const find = () => {
    const outer = document.querySelector<HTMLIFrameElement>('iframe[title^="Lektion"]')
    const inner = outer?.contentDocument?.querySelector('iframe')
    return inner?.contentDocument?.querySelector('#place')?.textContent ? inner : undefined
  }
  await waitFor(() => expect(find()).toBeDefined())
  return find()!.contentDocument!
}
const press = async (id: string) => {
  const lesson = await lessonOf()
  lesson.querySelector<HTMLButtonElement>(`#${id}`)!.click()
}
const place = async () => (await lessonOf()).querySelector('#place')!.textContent

export const Running: Story = {
  name: 'A lesson runs on the real runtime: its answers are kept, its status is seen beside it (SEM-01, SEM-06)',
  ...flow({ seminars: someSeminars, addressOf }, async ({ step }, memory) => {
    await step('It begins, and that is saved', async () => {
      await expect(await place()).toBe('Seite 1 von 3')
      await expect(await screen.findByText('Gerade gespeichert')).toBeVisible()
    })
    await step('An answer and a page go to the server', async () => {
      await press('answer')
      await press('next')
      await expect(await place()).toBe('Seite 2 von 3')
    })
    await step('A passed lesson is completed at once, in the list as well', async () => {
      await press('next')
      await waitFor(() => expect(memory.keptOf(12)['cmi.core.lesson_status']).toBe('passed'))
      const list = within(screen.getByRole('navigation', { name: 'Lektionen' }))
      await waitFor(
        () =>
        expect(list.getByRole('button', { name: /Kontakte und Kosten/ })).toHaveTextContent('Abgeschlossen'), // prettier-ignore
      )
      await expect(list.getByRole('button', { name: /Kontakte und Kosten/ })).toHaveTextContent('92 Punkte') // prettier-ignore
      await expect(JSON.parse(memory.keptOf(12)['cmi.suspend_data']!)).toEqual({ page: 3, answers: { q1: 'Reichweite' } }) // prettier-ignore
    })
  }),
}

export const Resuming: Story = {
  name: 'A lesson goes on where it was; leaving it saves the rest (T-86, T-87)',
  ...flow(
    {
      seminars: someSeminars,
      addressOf,
      kept: {
        12: {
          'cmi.suspend_data': JSON.stringify({ page: 2, answers: { q1: 'Kontakte' } }),
          'cmi.core.lesson_status': 'incomplete',
          'cmi.core.lesson_location': 'Seite 2',
        },
      },
    },
    async ({ userEvent, step }, memory) => {
      await step('Page and answer are there', async () => {
        await expect(await place()).toBe('Seite 2 von 3')
        await expect((await lessonOf()).querySelector('#known')).toHaveTextContent('Kontakte')
      })
      await step('Leaving: the lesson says its end, and it is saved', async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Beenden' }))
        await expect(await screen.findByRole('article', { name: /Mediaplanung/ })).toBeVisible()
        await expect(memory.commits.at(-1)).toMatchObject({ isLast: true })
        await expect(memory.keptOf(12)['cmi.core.exit']).toBe('suspend')
      })
    },
  ),
}

export const Offline: Story = {
  name: 'Without a network everything is kept here and sent later, in order (T-87)',
  ...flow({ seminars: someSeminars, addressOf }, async ({ step }, memory) => {
    await expect(await place()).toBe('Seite 1 von 3')
    await expect(await screen.findByText('Gerade gespeichert')).toBeVisible()
    await step('Said beside the lesson, which runs on', async () => {
      memory.setOffline(true)
      await press('answer')
      await press('next')
      await press('next')
      await expect(await screen.findByText('Hier behalten – wird gesendet, sobald Sie wieder online sind')).toBeVisible() // prettier-ignore
      await expect(await place()).toBe('Seite 3 von 3')
    })
    await step('Back online it arrives', async () => {
      memory.setOffline(false)
      dispatchEvent(new Event('online'))
      await expect(await screen.findByText('Gerade gespeichert')).toBeVisible()
      await expect(memory.keptOf(12)['cmi.core.lesson_status']).toBe('passed')
      const numbers = memory.commits.map(({ sequence }) => sequence)
      await expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
    })
  }),
}

export const LeftOffline: Story = {
  name: 'Leaving without a network loses nothing: the rest is sent at the next opening (T-87)',
  ...flow({ seminars: someSeminars, addressOf }, async ({ userEvent, step }, memory) => {
    await expect(await place()).toBe('Seite 1 von 3')
    await expect(await screen.findByText('Gerade gespeichert')).toBeVisible()
    memory.setOffline(true)
    await press('answer')
    await step('It is said that it is kept', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Beenden' }))
      await expect(await screen.findByText('Ihr Fortschritt ist auf diesem Gerät gesichert', {}, { timeout: 30_000 })).toBeVisible() // prettier-ignore
    })
    await step('And the answer is there when it is opened again', async () => {
      memory.setOffline(false)
      await userEvent.click(await screen.findByRole('button', { name: /Kontakte und Kosten/ }))
      await waitFor(async () =>
        expect((await lessonOf()).querySelector('#known')).toHaveTextContent('Reichweite'),
      )
    })
  }),
}

export const OpenElsewhere: Story = {
  name: 'A lesson that is open elsewhere asks before it goes on here (SEM-06)',
  ...flow(
    { seminars: someSeminars, addressOf },
    async ({ userEvent }) => {
      await expect(await screen.findByText('Diese Lektion ist schon geöffnet')).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Hier weitermachen' }))
      await expect(await place()).toBe('Seite 1 von 3')
    },
    (memory) => memory.others.open(12),
  ),
}

export const TakenOver: Story = {
  name: 'Taken over elsewhere: the visit ends here and says so (SEM-06)',
  ...flow({ seminars: someSeminars, addressOf }, async ({ userEvent }, memory) => {
    await expect(await place()).toBe('Seite 1 von 3')
    await expect(await screen.findByText('Gerade gespeichert')).toBeVisible()
    memory.others.open(12)
    await press('answer')
    await press('next')
    await press('next')
    await expect(await screen.findByText('Diese Lektion läuft jetzt in einem anderen Fenster weiter')).toBeVisible() // prettier-ignore
    await expect(document.querySelector('iframe[title^="Lektion"]')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Hier weitermachen' }))
    await expect(await place()).toBe('Seite 1 von 3')
  }),
}

export const Navigating: Story = {
  name: 'From lesson to lesson: by the course’s own button, by the toolbar, by the list (SEM-01)',
  ...flow({ seminars: someSeminars, addressOf }, async ({ userEvent, step }, memory) => {
    const heading = () => screen.getByRole('heading', { level: 1 })
    await expect(await place()).toBe('Seite 1 von 3')
    await step('The course asks for the next lesson', async () => {
      await press('end')
      await waitFor(() => expect(heading()).toHaveTextContent('3/4 · Vom Briefing zum Plan'))
      await expect(await place()).toBe('Seite 1 von 3')
      await expect(memory.commits.find(({ lessonId, isLast }) => lessonId === 12 && isLast)).toBeDefined() // prettier-ignore
    })
    await step('Before and after; what is locked is left out', async () => {
      await expect(screen.getByRole('button', { name: 'Nächste Lektion' })).toBeDisabled()
      await userEvent.click(screen.getByRole('button', { name: 'Vorherige Lektion' }))
      await waitFor(() => expect(heading()).toHaveTextContent('2/4'))
    })
    await step('The list goes and comes', async () => {
      const list = () => screen.queryByRole('navigation', { name: 'Lektionen' })
      await userEvent.click(within(list()!).getByRole('button', { name: /Was Reichweite/ }))
      await waitFor(() => expect(heading()).toHaveTextContent('1/4'))
      await userEvent.click(screen.getByRole('button', { name: 'Lektionen ausblenden' }))
      await expect(list()).toBeNull()
      await userEvent.click(screen.getByRole('button', { name: 'Lektionen einblenden' }))
      await expect(list()).toBeVisible()
    })
  }),
}

export const Throwing: Story = {
  name: 'A lesson that throws goes on; the player says so, and can load it again where it was (SEM-01)',
  ...flow({ seminars: someSeminars, addressOf }, async ({ userEvent }, memory) => {
    await expect(await place()).toBe('Seite 1 von 3')
    const lesson = await lessonOf()
    // The page of the tests must not take it for an error of its own.
    lesson.defaultView!.addEventListener('error', (event) => event.preventDefault())
    await press('broken')
    await press('next')
    await press('next')
    await expect(await place()).toBe('Seite 3 von 3')
    await waitFor(() => expect(memory.keptOf(12)['cmi.core.lesson_status']).toBe('passed'))
    await expect(await screen.findByText(/ist ein Fehler aufgetreten/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Neu laden' }))
    await waitFor(() => expect(screen.queryByText(/ist ein Fehler aufgetreten/)).toBeNull())
    await expect(await place()).toBe('Seite 3 von 3')
  }),
}

export const LookingAsSomebodyElse: Story = {
  name: 'Who looks as somebody else is told why a lesson stays closed (T-04)',
  ...flow(
    { seminars: someSeminars, addressOf },
    async () => {
      await expect(await screen.findByText('Lektionen öffnen nur die Lernenden selbst')).toBeVisible() // prettier-ignore
      await expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull()
      await expect(screen.getByRole('button', { name: 'Beenden' })).toBeVisible()
    },
    (memory) => memory.failNext('launch', new PortError({ code: 'forbidden', reason: 'only-looking' })), // prettier-ignore
  ),
}

const bothSchemes = storyCourse(({ title }) =>
  fakeLesson(title).replace('<style>', '<style>:root { color-scheme: light dark }'),
)

export const LightAndDark: Story = {
  name: 'A lesson that can be light and dark follows the portal, also while it runs; another stays light',
  ...flow({ seminars: someSeminars, addressOf: bothSchemes }, async () => {
    await expect(await place()).toBe('Seite 1 von 3')
    const lesson = await lessonOf()
    const scheme = () => getComputedStyle(lesson.documentElement).colorScheme
    const before = scheme()
    await expect(['light', 'dark']).toContain(before)
    const { style } = document.documentElement
    const ground = document.querySelector<HTMLElement>('iframe[title^="Lektion"]')!.parentElement!
    ground.style.setProperty('--at-dark', before === 'dark' ? '0' : '1')
    style.setProperty('--story', 'changed')
    await waitFor(() => expect(scheme()).toBe(before === 'dark' ? 'light' : 'dark'))
    style.removeProperty('--story')
  }),
}

export const Opening: Story = {
  name: 'While a lesson opens its place is held',
  ...flow(
    { seminars: someSeminars, addressOf },
    async () => {
      await expect(await screen.findByLabelText('Lektion wird geöffnet')).toBeVisible()
      await expect(screen.getByRole('button', { name: 'Beenden' })).toBeVisible()
    },
    (memory) => void memory.hold('launch'),
  ),
}

export const CannotOpen: Story = {
  name: 'A lesson that cannot be opened says why, and is tried again',
  ...flow(
    { seminars: someSeminars, addressOf },
    async ({ userEvent }) => {
      await expect(await screen.findByText('Die Lektion ließ sich nicht öffnen')).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
      await expect(await place()).toBe('Seite 1 von 3')
    },
    (memory) => memory.failNext('launch', new PortError({ code: 'unknown' })),
  ),
}

const pages2004 = storyCourse(({ title }) =>
  fakeLesson(title)
    .replaceAll('win.API', 'win.API_1484_11')
    .replaceAll(/api\.LMS(Finish)?/g, (_, end: string | undefined) =>
      end ? 'api.Terminate' : 'api.',
    ) // prettier-ignore
    .replaceAll('cmi.core.lesson_location', 'cmi.location')
    .replaceAll('cmi.core.exit', 'cmi.exit')
    .replaceAll('cmi.core.score.raw', 'cmi.score.raw')
    .replace("'not attempted'", "'unknown'")
    .replaceAll("'cmi.core.lesson_status', 'passed'", "'cmi.completion_status', 'completed'")
    .replaceAll('cmi.core.lesson_status', 'cmi.completion_status')
    .replaceAll('nav.event', 'adl.nav.request'),
)

export const Scorm2004: Story = {
  name: 'The same by SCORM 2004 (SEM-01, SEM-06)',
  ...flow(
    { seminars: [{ ...planning, scormVersion: '2004' }], addressOf: pages2004 },
    async (_, memory) => {
      await expect(await place()).toBe('Seite 1 von 3')
      await press('answer')
      await press('next')
      await press('next')
      await waitFor(() => expect(memory.keptOf(12)['cmi.completion_status']).toBe('completed'))
      await expect(memory.keptOf(12)['cmi.suspend_data']).toContain('Reichweite')
    },
  ),
}
