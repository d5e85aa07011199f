import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { discardChanges } from '../kit/testing/close-question.ts'
import { SeminarCollection } from './SeminarCollection.tsx'
import { flow } from './testing/flow.tsx'
import { fixedNow } from './testing/index.ts'
import { filmCourse } from './testing/media.ts'

const meta = {
  title: 'Modules/Seminars/Films and documents/Staff',
  component: SeminarCollection,
  globals: { locale: 'de' },
  decorators: [inStoryHost({ now: () => fixedNow, path: ['7'] })],
} satisfies Meta<typeof SeminarCollection>
export default meta
type Story = StoryObj<typeof meta>

const seminars = [filmCourse]
const begunFilmCourse = {
  ...filmCourse,
  lessons: filmCourse.lessons.map((one) =>
    one.kind === 'video' ? { ...one, status: 'incomplete' as const, progress: 0.4 } : one,
  ),
}
const files = [
  { id: 901, name: 'Rundgang Messe.mp4', size: 84_000_000, kind: 'video' as const },
  { id: 902, name: 'Rundschreiben.pdf', size: 120_000, kind: 'document' as const },
]
const dialogOf = async () => within(await screen.findByRole('dialog'))
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const lessons = () =>
  [...document.querySelectorAll('[data-at-lessons] .at-title')].map((one) => one.textContent)
const film = new File(['Film'], 'Kinospot.mp4', { type: 'video/mp4' })
const captions = new File(['WEBVTT'], 'Kinospot.de.vtt', { type: 'text/vtt' })

export const Uploading: Story = {
  name: 'A film from this device with its captions: what is missing is said, a refusal keeps everything (SEM-07)',
  ...flow({ seminars, files, canEdit: true }, async ({ userEvent, step }, memory) => {
    const input = () => document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!
    await userEvent.click(await screen.findByRole('button', { name: 'Film oder PDF hinzufügen' }))
    const dialog = await dialogOf()
    await step('Nothing chosen', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Hinzufügen' }))
      await expect(await dialog.findByText('Bitte wählen Sie eine Datei aus.')).toBeVisible()
    })
    await step('A film and its captions at once', async () => {
      await userEvent.upload(input(), [film, captions])
      const chosen = within(await dialog.findByRole('list', { name: 'Datei' }))
      await expect(chosen.getByRole('button', { name: 'Kinospot.mp4 entfernen' })).toBeVisible()
      await expect(chosen.getByRole('button', { name: 'Kinospot.de.vtt entfernen' })).toBeVisible()
    })
    await step('Refused, it is all still there', async () => {
      memory.failNext('addLesson', new PortError({ code: 'offline' }))
      await userEvent.type(dialog.getByRole('textbox', { name: /Titel/ }), 'Der Kinospot')
      await userEvent.click(dialog.getByRole('button', { name: 'Hinzufügen' }))
      await expect(await dialog.findByText(/Keine Verbindung/)).toBeVisible()
      await expect(dialog.getByRole('textbox', { name: /Titel/ })).toHaveValue('Der Kinospot')
      await expect(dialog.getByRole('button', { name: 'Kinospot.mp4 entfernen' })).toBeVisible()
    })
    await step('It can be stopped on its way', async () => {
      const letThrough = memory.hold('addLesson')
      await userEvent.click(dialog.getByRole('button', { name: 'Hinzufügen' }))
      await userEvent.click(await dialog.findByRole('button', { name: 'Hochladen abbrechen' }))
      await expect(await dialog.findByRole('button', { name: 'Hinzufügen' })).toBeVisible()
      letThrough()
    })
    await step('Added, it stands at the end', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Hinzufügen' }))
      await closed()
      await waitFor(() => expect(lessons().at(-1)).toBe('Der Kinospot'))
    })
  }),
}

export const CaptionsWithoutFilm: Story = {
  name: 'Captions that are chosen with a PDF file are left out, and that is said; none are offered (SEM-07)',
  ...flow({ seminars, files, canEdit: true }, async ({ userEvent, step }) => {
    const input = () => document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!
    const guide = new File(['%PDF'], 'Leitfaden.pdf', { type: 'application/pdf' })
    await userEvent.click(await screen.findByRole('button', { name: 'Film oder PDF hinzufügen' }))
    const dialog = await dialogOf()
    await step('Together', async () => {
      await userEvent.upload(input(), [guide, captions])
      await expect(await dialog.findByText(/„Kinospot.de.vtt“ kommt nicht mit/)).toBeVisible()
      await expect(dialog.queryByRole('button', { name: 'Kinospot.de.vtt entfernen' })).toBeNull()
      await expect(dialog.queryByRole('button', { name: 'Untertitel hinzufügen' })).toBeNull()
    })
    await step('With a film they are taken', async () => {
      await userEvent.upload(input(), [film, captions])
      await expect(await dialog.findByRole('button', { name: 'Kinospot.de.vtt entfernen' })).toBeVisible() // prettier-ignore
      await expect(dialog.queryByText(/kommt nicht mit/)).toBeNull()
    })
    await step('The film is taken for a document after all', async () => {
      await userEvent.upload(input(), guide)
      await expect(await dialog.findByText(/„Kinospot.de.vtt“ kommt nicht mit/)).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Hinzufügen' }))
      await closed()
      await waitFor(() => expect(lessons().at(-1)).toBe('Leitfaden'))
    })
  }),
}

export const FromThePortal: Story = {
  name: 'A file of the portal is found by its name (SEM-07)',
  ...flow({ seminars, files, canEdit: true }, async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Film oder PDF hinzufügen' }))
    const dialog = await dialogOf()
    await userEvent.click(dialog.getByRole('radio', { name: 'Aus dem Portal' }))
    await userEvent.type(dialog.getByRole('combobox', { name: /Film oder PDF/ }), 'Rund')
    await expect(await screen.findByRole('option', { name: /Rundschreiben/ })).toBeVisible()
    await userEvent.click(screen.getByRole('option', { name: /Rundgang/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Hinzufügen' }))
    await closed()
    await waitFor(() => expect(lessons().at(-1)).toBe('Rundgang Messe'))
  }),
}

export const Keeping: Story = {
  name: 'Films and documents are named, arranged and taken out; those of the package are not (SEM-07)',
  ...flow({ seminars, files, canEdit: true }, async ({ userEvent, step }, memory) => {
    const act = async (title: string, item: string) => {
      await userEvent.click(await screen.findByRole('button', { name: `Aktionen für ${title}` }))
      await userEvent.click(await screen.findByRole('menuitem', { name: item }))
    }
    await screen.findByRole('button', { name: 'Aktionen für Ohr und Auge' })
    await expect(screen.queryByRole('button', { name: /Aktionen für Quiz/ })).toBeNull()
    await step('Named', async () => {
      await act('Ohr und Auge', 'Umbenennen')
      const dialog = await dialogOf()
      const field = dialog.getByRole('textbox', { name: /Titel/ })
      await userEvent.clear(field)
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await expect(await dialog.findByText('Bitte füllen Sie dieses Feld aus.')).toBeVisible()
      await userEvent.type(field, 'Hören und Sehen')
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await closed()
      await waitFor(() => expect(lessons()[1]).toBe('Hören und Sehen'))
    })
    await step('Arranged', async () => {
      await act('Hören und Sehen', 'Nach unten')
      await waitFor(() => expect(lessons()[2]).toBe('Hören und Sehen'))
      await userEvent.click(await screen.findByRole('button', { name: 'Aktionen für Hören und Sehen' })) // prettier-ignore
      await expect(screen.queryByRole('menuitem', { name: 'Nach unten' })).toBeNull()
      await userEvent.keyboard('{Escape}')
    })
    await step('Taken out, after it was asked; a refusal is told', async () => {
      memory.failNext('removeLesson', new PortError({ code: 'unknown' }))
      await act('Hören und Sehen', 'Entfernen')
      await userEvent.click(await screen.findByRole('button', { name: 'Entfernen' }))
      await expect(await screen.findByText(/ließ sich nicht ändern/)).toBeVisible()
      await act('Hören und Sehen', 'Entfernen')
      await userEvent.click(await screen.findByRole('button', { name: 'Entfernen' }))
      await waitFor(() => expect(lessons()).not.toContain('Hören und Sehen'))
    })
  }),
}

export const Replacing: Story = {
  name: 'Another file for a lesson: another kind is refused, what becomes of the progress is asked, and the answer sends it (SEM-07, T-88)',
  ...flow({ seminars: [begunFilmCourse], files, canEdit: true }, async ({ userEvent, step }) => {
    const input = () => document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!
    await userEvent.click(await screen.findByRole('button', { name: 'Aktionen für Ohr und Auge' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Datei ersetzen' }))
    const dialog = await dialogOf()
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Ersetzen' }))
    await expect(dialog.getByText(/Jetzt: Ohr und Auge.webm/)).toBeVisible()
    await step('Nothing chosen', async () => {
      await send()
      await expect(await dialog.findByText('Bitte wählen Sie eine Datei aus.')).toBeVisible()
    })
    await step('In the portal only films are found', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'Aus dem Portal' }))
      await userEvent.type(dialog.getByRole('combobox', { name: /Film oder PDF/ }), 'Rund')
      await expect(await screen.findByRole('option', { name: /Rundgang/ })).toBeVisible()
      await expect(screen.queryByRole('option', { name: /Rundschreiben/ })).toBeNull()
      await userEvent.keyboard('{Escape}')
      await userEvent.click(dialog.getByRole('radio', { name: 'Von diesem Gerät' }))
    })
    await step('Somebody has begun: it is asked', async () => {
      await userEvent.upload(input(), film)
      await send()
      await expect(await dialog.findByText(/Mit dieser Lektion wurde schon gelernt/)).toBeVisible()
      await userEvent.click(dialog.getByRole('radio', { name: /Alle beginnen neu/ }))
      await send()
      await closed()
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Aktionen für Ohr und Auge' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Datei ersetzen' }))
    await expect(await (await dialogOf()).findByText(/Jetzt: Kinospot.mp4/)).toBeVisible()
  }),
}

export const Empty: Story = {
  name: 'A course without lessons asks for a package or a file; what was begun is asked about before it goes',
  ...flow(
    {
      seminars: [{ ...filmCourse, lessons: [], packageName: null, scormVersion: null }],
      canEdit: true,
    },
    async ({ userEvent }) => {
      await expect(await screen.findByRole('button', { name: 'Lernpaket hochladen' })).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Film oder PDF hinzufügen' }))
      const dialog = await dialogOf()
      await userEvent.type(dialog.getByRole('textbox', { name: /Titel/ }), 'Angefangen')
      await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }))
      await discardChanges()
      await closed()
    },
  ),
}
