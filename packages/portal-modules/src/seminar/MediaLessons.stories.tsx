import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ItemModulesProvider } from '../kit/index.ts'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { SeminarCollection } from './SeminarCollection.tsx'
import { readerModules } from './testing/FakeReader.tsx'
import { flow } from './testing/flow.tsx'
import { fixedNow } from './testing/index.ts'
import { filmCourse, mediaAddresses } from './testing/media.ts'

const at = (...path: string[]) => [inStoryHost({ now: () => fixedNow, path })]
const withReader = (Story: () => React.ReactNode) => (
  <ItemModulesProvider registry={readerModules}>
    <Story />
  </ItemModulesProvider>
)

const meta = {
  title: 'Modules/Seminars/Films and documents',
  component: SeminarCollection,
  globals: { locale: 'de' },
  decorators: [withReader, ...at('7', '72')],
} satisfies Meta<typeof SeminarCollection>
export default meta
type Story = StoryObj<typeof meta>

const addressOf = mediaAddresses()
const seminars = [filmCourse]
const filmOf = async () => {
  const film = await screen.findByLabelText<HTMLVideoElement>('Film: 2/3 · Ohr und Auge')
  await waitFor(() => expect(film.readyState).toBeGreaterThan(0))
  film.muted = true
  return film
}
const rowOf = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Lektionen' })).getByRole('button', { name })

export const Watching: Story = {
  name: 'A film is completed once 90 % of it was watched, and the list beside it says so (SEM-01, SEM-02)',
  ...flow({ seminars, addressOf }, async ({ step }, memory) => {
    const film = await filmOf()
    await step('Nothing counts before it plays', async () => {
      await expect(await screen.findByText('0 % gesehen')).toBeVisible()
      await expect(memory.commits).toEqual([])
    })
    await step('Its captions are those of the page', async () => {
      await expect([...film.textTracks].map(({ label, mode }) => [label, mode])).toEqual([
        ['Deutsch', 'showing'],
        ['Englisch', 'disabled'],
      ])
    })
    await step('Played to its end it is completed', async () => {
      film.playbackRate = 8
      await film.play()
      await waitFor(() => expect(memory.keptOf(72)['cmi.completion_status']).toBe('completed'))
      await waitFor(() => expect(rowOf(/Ohr und Auge/)).toHaveTextContent('Abgeschlossen'))
    })
  }),
}

export const Jumping: Story = {
  name: 'Whoever jumps to the end has not watched it, and is led back to what is left (SEM-01)',
  ...flow({ seminars, addressOf }, async ({ step, userEvent }, memory) => {
    const film = await filmOf()
    await step('Two seconds, then the end', async () => {
      film.playbackRate = 4
      await film.play()
      await waitFor(() => expect(film.currentTime).toBeGreaterThan(2))
      film.currentTime = 19
      await waitFor(() => expect(film.ended).toBe(true))
      await waitFor(() => expect(memory.keptOf(72)['cmi.completion_status']).toBe('incomplete'))
      await expect(Number(memory.keptOf(72)['cmi.progress_measure'])).toBeLessThan(0.6)
    })
    await step('Back to the gap', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Ungesehenes zeigen' }))
      await waitFor(() => expect(film.currentTime).toBeLessThan(15))
      film.pause()
    })
    await step('By keys', async () => {
      film.currentTime = 5
      film.focus()
      await userEvent.keyboard('l')
      await expect(film.currentTime).toBe(15)
      await userEvent.keyboard('j')
      await expect(film.currentTime).toBe(5)
      await userEvent.keyboard('c')
      await expect([...film.textTracks].some(({ mode }) => mode === 'showing')).toBe(false)
      await userEvent.keyboard('k')
      await waitFor(() => expect(film.paused).toBe(false))
      await userEvent.keyboard('k')
      await waitFor(() => expect(film.paused).toBe(true))
    })
  }),
}

export const Resuming: Story = {
  name: 'A film goes on where it was left, with what was watched before (SEM-06, T-86)',
  ...flow(
    {
      seminars,
      addressOf,
      kept: {
        72: {
          'cmi.location': '12',
          'cmi.suspend_data': '0-12',
          'cmi.completion_status': 'incomplete',
        },
      },
    },
    async ({ userEvent }, memory) => {
      const film = await filmOf()
      await waitFor(() => expect(film.currentTime).toBe(12))
      await expect(await screen.findByText('60 % gesehen')).toBeVisible()
      await film.play()
      await waitFor(() => expect(film.currentTime).toBeGreaterThan(12.5))
      // What was watched since is said before the lesson is left.
      await userEvent.click(screen.getByRole('button', { name: 'Beenden' }))
      await screen.findByRole('heading', { name: 'Lektionen' })
      await expect(Number(memory.keptOf(72)['cmi.location'])).toBeGreaterThan(12)
      await expect(memory.commits.at(-1)?.isLast).toBe(true)
    },
  ),
}

export const NotLoaded: Story = {
  name: 'A film that does not come says so, and is tried again',
  ...flow({ seminars, addressOf: mediaAddresses('/nowhere.webm') }, async ({ userEvent }) => {
    await expect(await screen.findByText(/lässt sich gerade nicht laden/)).toBeVisible()
    const film = screen.getByLabelText<HTMLVideoElement>('Film: 2/3 · Ohr und Auge')
    film.src = ''
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  }),
}

export const Reading: Story = {
  name: 'A document is completed with its last page, once nine of ten were read; the end alone is not enough (SEM-01)',
  decorators: at('7', '73'),
  ...flow({ seminars, addressOf }, async ({ step, userEvent }, memory) => {
    const reader = within(
      await screen.findByRole('region', { name: 'PDF: 3/3 · Leitfaden für Spots' }),
    )
    await reader.findByText('Seite 1 von 5')
    await expect(await screen.findByText('1 von 5 Seiten gelesen')).toBeVisible()
    await step('To the end at once', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Ans Ende' }))
      await expect(await screen.findByText('2 von 5 Seiten gelesen')).toBeVisible()
      await expect(memory.keptOf(73)['cmi.completion_status']).not.toBe('completed')
    })
    await step('Back, page by page', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Zur ersten ungelesenen Seite' }))
      for (const page of [2, 3, 4]) {
        await reader.findByText(`Seite ${page} von 5`)
        await expect(await screen.findByText(`${page + 1} von 5 Seiten gelesen`)).toBeVisible()
        if (page < 4) await userEvent.click(screen.getByRole('button', { name: 'Blättern' }))
      }
      await waitFor(() => expect(memory.keptOf(73)['cmi.completion_status']).toBe('completed'))
      await waitFor(() => expect(rowOf(/Leitfaden/)).toHaveTextContent('Abgeschlossen'))
    })
  }),
}

export const WithoutReader: Story = {
  name: 'A host without a reader opens the document in a window, and its learner says that it was read',
  decorators: [
    (Story) => (
      <ItemModulesProvider registry={{}}>
        <Story />
      </ItemModulesProvider>
    ),
    ...at('7', '73'),
  ],
  ...flow({ seminars, addressOf }, async ({ userEvent }, memory) => {
    await expect(await screen.findByRole('link', { name: 'PDF öffnen' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Gelesen' }))
    await waitFor(() => expect(memory.keptOf(73)['cmi.completion_status']).toBe('completed'))
  }),
}

export const Narrow: Story = {
  name: 'On a phone',
  globals: { locale: 'de', viewport: { value: 'mobile1', isRotated: false } },
  ...flow({ seminars, addressOf }, async () => {
    await expect(await filmOf()).toBeVisible()
  }),
}
