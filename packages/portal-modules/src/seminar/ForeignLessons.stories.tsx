import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { SeminarCollection } from './SeminarCollection.tsx'
import { fixedNow, planning } from './testing/index.ts'
import { flow } from './testing/flow.tsx'
// oxlint-disable-next-line import/default -- Vite makes the address
import script from './testing/foreign-lesson.ts?worker&url'
import { storyCourse } from './testing/story-course.ts'

const meta = {
  title: 'Modules/Seminars/Foreign lessons',
  component: SeminarCollection,
  globals: { locale: 'de' },
  decorators: [inStoryHost({ now: () => fixedNow, path: ['1', '12'] })],
} satisfies Meta<typeof SeminarCollection>
export default meta
type Story = StoryObj<typeof meta>

const addressOf = storyCourse(
  ({ title }) => `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>${title}</title></head>
<body><h1>${title}</h1><p id="place"></p><button id="next">Weiter</button><button id="pass">Bestehen</button>
<script type="module" src="${new URL(script, location.href).href}"></script></body></html>`,
)

const page = () =>
  document
    .querySelector<HTMLIFrameElement>('iframe[title^="Lektion"]')
    ?.contentDocument?.querySelector('iframe')?.contentDocument
const press = (id: string) => page()!.querySelector<HTMLButtonElement>(`#${id}`)!.click()
const shows = (text: string) =>
  waitFor(() => expect(page()?.querySelector('#place')).toHaveTextContent(text))

/** Begins, is left in the middle, goes on there, and is passed. */
const story = (
  version: '1.2' | '2004',
  words: { begun: string; again: string; status: string; passed: string; exit: string },
) =>
  // prettier-ignore
  flow(
    { seminars: [{ ...planning, scormVersion: version }], addressOf },
    async ({ userEvent, step }, memory) => {
      await step('It finds its run-time, and begins', () => shows(words.begun))
      await step('Left in the middle, it is kept as suspended', async () => {
        press('next')
        await shows('Seite 2 von 2')
        await userEvent.click(screen.getByRole('button', { name: 'Beenden' }))
        await expect(await screen.findByRole('article', { name: /Mediaplanung/ })).toBeVisible()
        await expect(memory.keptOf(12)[words.exit]).toBe('suspend')
        await expect(memory.keptOf(12)['cmi.suspend_data']).toBe('{"seen":[1,2]}')
      })
      await step('Opened again, it goes on there', async () => {
        await userEvent.click(screen.getByRole('button', { name: /Kontakte und Kosten/ }))
        await shows(words.again)
      })
      await step('Passed, it says so, and ends as done', async () => {
        press('pass')
        await waitFor(() => expect(memory.keptOf(12)[words.status]).toBe(words.passed))
        await userEvent.click(screen.getByRole('button', { name: 'Beenden' }))
        await waitFor(() => expect(memory.keptOf(12)[words.exit]).not.toBe('suspend'))
        await expect(await screen.findByText('2 von 4 Lektionen erledigt')).toBeVisible()
      })
    },
  )

export const Scorm12: Story = {
  name: 'A lesson with the wrapper of another tool runs, is left, goes on and is passed by SCORM 1.2 (SEM-06, T-86)',
  ...story('1.2', {
    begun: 'Seite 1 von 2 · 1.2 · ab-initio · incomplete',
    again: 'Seite 2 von 2 · 1.2 · resume · incomplete',
    status: 'cmi.core.lesson_status',
    passed: 'passed',
    exit: 'cmi.core.exit',
  }),
}

export const Scorm2004: Story = {
  name: 'The same lesson by SCORM 2004 (SEM-06, T-86)',
  ...story('2004', {
    begun: 'Seite 1 von 2 · 2004 · ab-initio · incomplete',
    again: 'Seite 2 von 2 · 2004 · resume · incomplete',
    status: 'cmi.completion_status',
    passed: 'completed',
    exit: 'cmi.exit',
  }),
}
