import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { pdfOf } from './testing/documents.ts'
import { odpOf, odtOf, pptxOf } from './testing/slides.ts'
import { download, flow, heading, only } from './testing/story-flow.tsx'
import { Viewer } from './Viewer.tsx'

const meta = {
  title: 'Modules/Viewer/Slides',
  component: Viewer,
  decorators: [inStoryHost()],
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof Viewer>
export default meta
type Story = StoryObj<typeof meta>

const article = (name: string) => screen.getByRole('article', { name })

export const SlidesAsPdf: Story = {
  name: 'A presentation is shown as the PDF that the server makes of it, and it is said (T-72)',
  ...flow(only('Strategie.pptx', pptxOf, { pdfOf: () => pdfOf({ pages: 8 }) }), async () => {
    // The reader itself comes with the first document, on a busy machine slowly.
    await screen.findByRole('region', { name: 'Seite 1 von 8' }, { timeout: 60_000 })
    await expect(screen.getByText(/^Als PDF angezeigt:/)).toBeVisible()
    await download()
  }),
}

export const SlidesAway: Story = {
  name: 'A server that does not answer with the PDF can be asked again (T-72)',
  ...flow(
    only('Strategie.pptx', pptxOf, { pdfOf: () => pdfOf() }),
    async ({ userEvent }) => {
      await heading('Das konnte nicht geladen werden')
      await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
      await screen.findByRole('region', { name: 'Seite 1 von 3' })
    },
    (memory) => memory.failNext('pdf', new PortError({ code: 'unknown' })),
  ),
}

export const Slides: Story = {
  name: 'Without a PDF, the text of the slides is there, and it is said that it is no more (T-72)',
  ...flow(only('Strategie.pptx', pptxOf), async ({ userEvent, step }) => {
    await step('In the order in which they are shown, without hidden ones', async () => {
      await screen.findByRole('article', { name: 'Folie 1: Sommer frische' })
      const titles = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
      await expect(titles).toEqual(['Folie 1: Sommer frische', 'Folie 2: Der Plan', 'Folie 3'])
      await expect(screen.getByText(/^Nur der Text der Folien/)).toBeVisible()
      await download()
    })
    await step('Lines with their levels, a table, and notes that open', async () => {
      const plan = within(article('Folie 2: Der Plan'))
      const lines = plan.getAllByRole('listitem')
      await expect(lines.map((one) => [one.textContent, one.getAttribute('aria-level')])).toEqual([
        ['Erst sehen', '1'],
        ['dann reden', '2'],
      ])
      await expect(plan.getByText('Pause lassen.')).not.toBeVisible()
      await userEvent.click(plan.getByText('Notizen'))
      await expect(plan.getByText('Pause lassen.')).toBeVisible()
      const table = within(article('Folie 3'))
      await expect(table.getByRole('columnheader', { name: 'Anteil' })).toBeVisible()
      await expect(table.getByRole('cell', { name: '38 %' })).toBeVisible()
    })
    await step('The outline leads to a slide', async () => {
      const outline = within(screen.getByRole('navigation', { name: 'Gliederung' }))
      await userEvent.click(outline.getByRole('button', { name: '2 Der Plan' }))
      await expect(screen.getByRole('heading', { name: 'Folie 2: Der Plan' })).toHaveFocus()
    })
  }),
}

export const SlidesDark: Story = {
  ...Slides,
  name: 'The text of slides in the dark',
  globals: { mode: 'dark' },
}

export const SlidesNotMade: Story = {
  name: 'Where no PDF can be made of it, the text is there instead (T-72)',
  ...flow(only('Herbst.odp', odpOf, { pdfOf: () => null }), async () => {
    const slide = within(await screen.findByRole('article', { name: 'Folie 1: Herbst kampagne' }))
    const lines = slide.getAllByRole('listitem')
    await expect(lines.map((one) => [one.textContent, one.getAttribute('aria-level')])).toEqual([
      ['Vier Wochen', '1'],
      ['zwei Motive', '2'],
    ])
    await expect(slide.getByText('Kurz halten.')).toBeInTheDocument()
    await expect(article('Folie 2: Kosten')).toBeVisible()
  }),
}

export const OpenText: Story = {
  name: 'An OpenDocument text comes by its headings (T-72)',
  ...flow(only('Notiz.odt', odtOf), async () => {
    const goals = within(await screen.findByRole('article', { name: 'Ziele' }))
    await expect(goals.getByText('Mehr Menschen')).toBeVisible()
    await expect(within(article('Kosten')).getByRole('cell', { name: 'Druck' })).toBeVisible()
    await expect(screen.getByText('Vorab')).toBeVisible()
    await expect(screen.queryByText('Gestrichen')).toBeNull()
    await expect(screen.getByText(/^Nur der Text:/)).toBeVisible()
  }),
}

export const SlidesBroken: Story = {
  name: 'A presentation that is none, or is meant ill, says so and can be had (VIEW-10)',
  ...flow(
    only('Strategie.pptx', () => pptxOf({ isEvil: true })),
    async () => {
      await heading('Diese Datei lässt sich nicht öffnen')
      await download()
    },
  ),
}
