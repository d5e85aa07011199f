import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { pdfOf, type PdfOptions } from './testing/documents.ts'
import { buildFile, pictureOf } from './testing/index.ts'
import { dialogOf, download, flow, heading, only, type FlowOptions } from './testing/story-flow.tsx'
import { Viewer } from './Viewer.tsx'

const meta = {
  title: 'Modules/Viewer/Documents',
  component: Viewer,
  decorators: [inStoryHost()],
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof Viewer>
export default meta
type Story = StoryObj<typeof meta>

const pdf = (options?: PdfOptions) => only('Mediaplan.pdf', () => pdfOf(options))
/** Pages that are there, of however many the document has. */
const pagesShown = () => screen.getAllByRole('region', { name: /^Seite \d/ })

export const Pdf: Story = {
  name: 'A PDF of 300 pages is there at once; only the pages in the window are drawn (VIEW-07)',
  ...flow(pdf({ pages: 300 }), async ({ userEvent, step }) => {
    await step('The first page with its words', async () => {
      // The reader itself comes with the first document, on a busy machine slowly.
      const first = await screen.findByRole('region', { name: 'Seite 1 von 300' }, { timeout: 60_000 }) // prettier-ignore
      await waitFor(() => expect(within(first).getByText('Mediaplan Blatt 1')).toBeInTheDocument())
      await waitFor(() => expect(first.querySelector('canvas')?.width).toBeGreaterThan(100))
      await expect(pagesShown().length).toBeLessThan(8)
    })
    await step('The field goes to another page, and follows the reader', async () => {
      const field = screen.getByRole('textbox', { name: 'Seite' })
      await expect(field).toHaveValue('1')
      await expect(field).toHaveAccessibleDescription('von 300')
      await userEvent.click(field)
      await userEvent.keyboard('150{Enter}')
      const page = await screen.findByRole('region', { name: 'Seite 150 von 300' })
      await waitFor(() => expect(within(page).getByText('Mediaplan Blatt 150')).toBeVisible())
      await waitFor(() => expect(field).toHaveValue('150'))
      await expect(screen.queryByRole('region', { name: 'Seite 1 von 300' })).toBeNull()
      const pages = screen.getByRole('region', { name: /^Seiten von/ })
      pages.scrollTop = 0
      await waitFor(() => expect(field).toHaveValue('1'))
      // What leads nowhere changes nothing; what is beyond the end is the end.
      await userEvent.click(field)
      await userEvent.keyboard('abc{Enter}')
      await expect(field).toHaveValue('1')
      await userEvent.click(field)
      await userEvent.keyboard('999{Enter}')
      await waitFor(() => expect(field).toHaveValue('300'))
    })
  }),
}

export const PdfZoom: Story = {
  name: 'A PDF is enlarged by buttons, keys and the wheel, and fitted; the same lines stay in sight (T-72)',
  ...flow(pdf({ pages: 40 }), async ({ userEvent, step }) => {
    const widthOf = (page: number) =>
      screen.getByRole('region', { name: `Seite ${page} von 40` }).getBoundingClientRect().width
    await screen.findByRole('region', { name: 'Seite 1 von 40' })
    const pages = screen.getByRole('region', { name: /^Seiten von/ })
    await step('Plus and minus', async () => {
      const before = widthOf(1)
      await userEvent.click(screen.getByRole('button', { name: 'Größer' }))
      await waitFor(() => expect(widthOf(1)).toBeGreaterThan(before))
      await userEvent.click(screen.getByRole('button', { name: 'Kleiner' }))
      await waitFor(() => expect(widthOf(1)).toBeLessThanOrEqual(before + 1))
    })
    await step('Whole pages, then their width', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Ganze Seite' }))
      const { height } = screen.getByRole('region', { name: /^Seite 1/ }).getBoundingClientRect()
      await expect(height).toBeLessThanOrEqual(pages.clientHeight)
      await expect(screen.getByRole('button', { name: 'Ganze Seite' })).toHaveAttribute('aria-pressed', 'true') // prettier-ignore
      await userEvent.click(screen.getByRole('button', { name: 'Breite anpassen' }))
      await waitFor(() => expect(widthOf(1)).toBeGreaterThan(pages.clientWidth - 40))
    })
    await step('By keys and by the wheel, at the page that is read', async () => {
      const field = screen.getByRole('textbox', { name: 'Seite' })
      await userEvent.click(field)
      await userEvent.keyboard('20{Enter}')
      await waitFor(() => expect(screen.getByText('Mediaplan Blatt 20')).toBeInTheDocument())
      pages.focus()
      const before = widthOf(20)
      await userEvent.keyboard('-')
      await waitFor(() => expect(widthOf(20)).toBeLessThan(before))
      await userEvent.keyboard('0')
      const plain = widthOf(20)
      await fireEvent.wheel(pages, { ctrlKey: true, deltaY: -200, clientY: 300 })
      await waitFor(() => expect(widthOf(20)).toBeGreaterThan(plain))
      await expect(field).toHaveValue('20')
    })
  }),
}

export const PdfFind: Story = {
  name: 'Words are found in the whole document, also on pages that are not drawn (T-72)',
  ...flow(pdf({ pages: 40 }), async ({ userEvent, step }) => {
    await screen.findByRole('region', { name: 'Seite 1 von 40' })
    const pages = screen.getByRole('region', { name: /^Seiten von/ })
    await waitFor(() => expect(pages).toHaveFocus())
    await userEvent.keyboard('{Control>}f{/Control}')
    const field = await screen.findByRole('searchbox', { name: 'Im Dokument suchen' })
    await waitFor(() => expect(field).toHaveFocus())
    await step('A single place is gone to', async () => {
      await userEvent.keyboard('blatt 33')
      await waitFor(() => expect(screen.getByText('1 von 1')).toBeVisible())
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Seite' })).toHaveValue('33'))
      await waitFor(() => expect(CSS.highlights.get('at-found-now')?.size).toBe(1))
    })
    await step('Of several, Enter goes to the next one; they go round', async () => {
      await userEvent.clear(field)
      await userEvent.keyboard('STREUUNG')
      await waitFor(() => expect(screen.getByText('33 von 40')).toBeVisible())
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByText('34 von 40')).toBeVisible())
      await userEvent.click(screen.getByRole('button', { name: 'Vorige Fundstelle' }))
      await waitFor(() => expect(screen.getByText('33 von 40')).toBeVisible())
    })
    await step('What is nowhere, is not', async () => {
      await userEvent.clear(field)
      await userEvent.keyboard('Quelle')
      await waitFor(() => expect(screen.getByText('Nichts gefunden')).toBeVisible())
    })
    await step('Escape closes the search alone', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull())
      await expect(pages).toHaveFocus()
      await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    })
  }),
}

export const PdfLinks: Story = {
  name: 'Links lead to addresses in a tab of their own, and to other pages (T-72)',
  ...flow(pdf({ pages: 9, hasLinks: true }), async ({ userEvent }) => {
    const page = await screen.findByRole('region', { name: 'Seite 1 von 9' })
    const links = await within(page).findAllByRole('link')
    await expect(links).toHaveLength(1)
    await expect(links[0]).toHaveAttribute('href', 'https://alpenquell.example/')
    await expect(links[0]).toHaveAttribute('target', '_blank')
    await userEvent.click(within(page).getByRole('button', { name: 'Zu Seite 9' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Seite' })).toHaveValue('9'))
  }),
}

export const PdfTurned: Story = {
  name: 'The arrows go on from a PDF to its siblings and back (VIEW-01)',
  ...flow(
    {
      items: [buildFile({ id: 1, name: 'Plan.pdf', type: null }), buildFile({ id: 2 })],
      contentOf: (item) => (item.id === 1 ? pdfOf() : pictureOf(2)),
    },
    async ({ userEvent }) => {
      const pages = await screen.findByRole('region', { name: 'Seiten von Plan.pdf' })
      await waitFor(() => expect(pages).toHaveFocus())
      await userEvent.keyboard('{ArrowRight}')
      await dialogOf(/^Motiv/)
      await userEvent.keyboard('{ArrowRight}')
      await dialogOf('Plan.pdf')
      await waitFor(() =>
        expect(screen.getByRole('region', { name: 'Seiten von Plan.pdf' })).toHaveFocus(),
      )
    },
  ),
}

export const PdfLandscape: Story = {
  name: 'A landscape page fits; where a page is enlarged, the arrows go to its edge and then on (VIEW-01, T-72)',
  ...flow(
    {
      items: [buildFile({ id: 1, name: 'Plan.pdf', type: null }), buildFile({ id: 2 })],
      contentOf: (item) => (item.id === 1 ? pdfOf({ hasLandscape: true }) : pictureOf(2)),
    },
    async ({ userEvent }) => {
      const pages = await screen.findByRole('region', { name: 'Seiten von Plan.pdf' })
      await waitFor(() => expect(pages).toHaveFocus())
      pages.scrollTop = pages.scrollHeight / 3
      await within(pages).findByRole('region', { name: 'Seite 2 von 3' })
      await waitFor(() => expect(pages.scrollWidth).toBeLessThanOrEqual(pages.clientWidth))
      await userEvent.keyboard('++++++++')
      await waitFor(() => expect(pages.scrollWidth).toBeGreaterThan(pages.clientWidth))
      const edge = () => pages.scrollWidth - pages.clientWidth
      // Not at its edge yet: the key is the page's own.
      pages.scrollLeft = edge() / 2
      await userEvent.keyboard('{ArrowRight}')
      await expect(screen.getByRole('dialog', { name: 'Plan.pdf' })).toBeVisible()
      pages.scrollLeft = edge()
      await userEvent.keyboard('{ArrowRight}')
      await dialogOf(/^Motiv/)
    },
  ),
}

export const PdfLocked: Story = {
  name: 'A PDF with a password says so and can be had (VIEW-10)',
  ...flow(pdf({ isLocked: true }), async () => {
    await heading('Diese Datei ist mit einem Kennwort geschützt')
    await download()
  }),
}

export const PdfBroken: Story = {
  name: 'A PDF that is none says so and can be had (VIEW-10)',
  ...flow(
    only('Plan.pdf', () => URL.createObjectURL(new Blob(['Kein Plan']))),
    async () => {
      await heading('Diese Datei lässt sich nicht öffnen')
      await download()
    },
  ),
}

export const PdfScan: Story = {
  name: 'A page without words is announced as a picture',
  ...flow(pdf({ pages: 1, isScan: true }), async () => {
    await waitFor(() =>
      expect(
        screen.getByRole('img', { name: 'Seite 1 von 1, ein Bild ohne Text' }),
      ).toBeInTheDocument(),
    )
  }),
}

/** A text, written in whatever encoding its bytes have. */
const textOf = (bytes: BlobPart) => () => URL.createObjectURL(new Blob([bytes]))
const letter = `Grüße aus Gmünd\n${'Sehr lange Zeile. '.repeat(60)}\n${'Zeile\n'.repeat(200)}`

export const Text: Story = {
  name: 'A text is shown as it is written, and scrolled by the keyboard (T-72)',
  ...flow(only('Briefing.txt', textOf(letter)), async ({ userEvent }) => {
    const text = await screen.findByRole('region', { name: 'Inhalt von Briefing.txt' })
    await expect(text.textContent).toBe(letter)
    await waitFor(() => expect(text).toHaveFocus())
    // Long lines break where the window ends.
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }),
}

export const TextOfWindows: Story = {
  name: 'A text from an older Windows keeps its umlauts (T-72)',
  ...flow(only('Notiz.TXT', textOf(Uint8Array.of(0x47, 0x72, 0xfc, 0xdf, 0x65))), async () => {
    const text = await screen.findByRole('region', { name: 'Inhalt von Notiz.TXT' })
    await expect(text.textContent).toBe('Grüße')
  }),
}

export const TextBroken: Story = {
  name: 'What is called a text and is none says so and can be had (VIEW-10)',
  ...flow(only('Notiz.txt', textOf(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 0))), async () => {
    await heading('Diese Datei lässt sich nicht öffnen')
    await download()
  }),
}

const link = { url: 'about:blank', accessToken: 'a.token', expiresAt: 1_795_000_000_000 }

export const Office: Story = {
  name: 'An office server gets the token in a form, into a frame of its own (VIEW-14)',
  ...flow(
    only('Strategie.pptx', () => 'data:,', { officeOf: () => link }),
    async () => {
      const frame = await screen.findByTitle('Strategie.pptx')
      await expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|modals/)
      const form = document.querySelector<HTMLFormElement>('form[method=post]')!
      await expect(form.getAttribute('target')).toBe(frame.getAttribute('name'))
      await expect(Object.fromEntries(new FormData(form))).toEqual({
        access_token: 'a.token',
        access_token_ttl: '1795000000000',
      })
      await waitFor(() => expect(HTMLFormElement.prototype.submit).toHaveBeenCalledOnce())
    },
    () => void spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined),
  ),
}

export const OfficeAway: Story = {
  name: 'An office server that does not answer can be asked again (VIEW-14)',
  ...flow(
    only('Strategie.pptx', () => 'data:,', { officeOf: () => link }),
    async ({ userEvent }) => {
      await heading('Das konnte nicht geladen werden')
      await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
      await waitFor(() => expect(screen.getByTitle('Strategie.pptx')).toBeInTheDocument())
    },
    (memory) => {
      spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
      memory.failNext('office', new PortError({ code: 'unknown' }))
    },
  ),
}

export const Service: Story = {
  name: 'Another service gets the encoded address of the file, and is named (VIEW-13, VIEW-15)',
  ...flow(
    only('Angebot.docx', () => 'https://content.example/c/a b.docx?x=1&y=2', {
      viewers: { primary: 'https://docs.example/embed?src={url}' },
    }),
    async () => {
      const frame = await screen.findByTitle('Angebot.docx')
      await expect(frame).toHaveAttribute(
        'src',
        'https://docs.example/embed?src=https%3A%2F%2Fcontent.example%2Fc%2Fa%20b.docx%3Fx%3D1%26y%3D2',
      )
      await waitFor(() => expect(screen.getByText('Angezeigt von docs.example')).toBeVisible())
    },
  ),
}

const notShown = (name: string, title: string, more: FlowOptions = {}): Story => ({
  ...flow(
    only(name, () => 'data:,', more),
    async () => {
      await dialogOf(name)
      await heading(title)
      await download()
    },
  ),
})

export const OldFormat: Story = {
  name: 'Old formats need a server, and it is said (VIEW-10)',
  ...notShown('Vertrag.doc', 'Dieses ältere Office-Format lässt sich hier nicht anzeigen'),
}
export const TooLarge: Story = {
  name: 'A Word document of more than 20,971,520 bytes is too large (VIEW-04, VIEW-10)',
  ...notShown('Angebot.docx', 'Diese Datei ist zu groß für die Vorschau', {
    sizeOf: () => 20_971_521,
    viewers: { primary: 'wopi', secondary: 'wopi' },
  }),
}
export const NoViewer: Story = {
  name: 'Where nobody is set up to show them, it is said (VIEW-13)',
  ...notShown('Angebot.docx', 'Für Office-Dateien ist keine Vorschau eingerichtet', {
    viewers: { primary: 'none' },
  }),
}
export const TextTooLarge: Story = {
  name: 'A text of more than 5,242,880 bytes is too large (VIEW-10)',
  ...notShown('Protokoll.txt', 'Diese Datei ist zu groß für die Vorschau', {
    sizeOf: () => 5_242_881,
  }),
}
