import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { inStoryHost } from '../kit/StoryHost.tsx'
import {
  chartsOnlyXlsxOf,
  colouredXlsxOf,
  csvOf,
  docxOf,
  lockedOfficeOf,
  lockedOpenDocumentOf,
  xlsxOf,
} from './testing/documents.ts'
import { styledXlsxOf } from './testing/styled-workbook.ts'
import { download, flow, heading, only } from './testing/story-flow.tsx'
import { Viewer } from './Viewer.tsx'

const meta = {
  title: 'Modules/Viewer/Word and Excel',
  component: Viewer,
  decorators: [inStoryHost()],
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof Viewer>
export default meta
type Story = StoryObj<typeof meta>

export const Word: Story = {
  name: 'A Word document is read in the browser, without what could act in it (T-72)',
  ...flow(only('Briefing.docx', docxOf), async ({ step }) => {
    const content = await waitFor(() => {
      const found = screen.getByRole('region', { name: 'Inhalt von Briefing.docx' })
      const root = found.firstElementChild?.shadowRoot
      if (!root?.textContent?.includes('draußen')) throw new Error('No words yet')
      return root
    })
    await step('It says that it is simplified', () =>
      expect(screen.getByText(/Vereinfachte Ansicht/)).toBeVisible(),
    )
    await step('Headings, a table, and links that lead out', async () => {
      const headings = [...content.querySelectorAll('[role=heading]')]
      await expect(
        headings.map((one) => [one.textContent, one.getAttribute('aria-level')]),
      ).toEqual([
        ['Briefing Sommerfrische', '3'],
        ['Budget', '4'],
      ])
      await expect(content.querySelectorAll('td')).toHaveLength(4)
      const [brand, bad] = content.querySelectorAll('a')
      await expect(brand).toHaveAttribute('href', 'https://alpenquell.example/')
      await expect(brand).toHaveAttribute('rel', 'noopener noreferrer')
      await expect(bad).not.toHaveAttribute('href')
      await expect(content.querySelectorAll('script, iframe, style, [onclick]')).toHaveLength(0)
    })
    await step('Signs of fonts that only Word has are those of every font', async () => {
      await expect(content.textContent).toContain('✓ Freigegeben')
      const rules = content.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules])
      const [bullet] = rules.filter(({ cssText }) => cssText.includes('::before'))
      await expect(bullet?.cssText).toContain('•')
    })
    await step('Its rules reach nothing outside', () =>
      expect(document.querySelectorAll('style.docx, .docx-wrapper')).toHaveLength(0),
    )
  }),
}

export const WordBroken: Story = {
  name: 'A Word document that is none says so and can be had (VIEW-10)',
  ...flow(
    only('Briefing.docx', () => URL.createObjectURL(new Blob(['Kein Briefing']))),
    async () => {
      await heading('Diese Datei lässt sich nicht öffnen')
      await download()
    },
  ),
}

export const Spreadsheet: Story = {
  name: 'A spreadsheet is a table of what is in sight, with its sheets as tabs (T-72)',
  ...flow(
    only('Streuplan.xlsx', () => xlsxOf()),
    async ({ userEvent, step }) => {
      const table = await screen.findByRole('table', { name: 'Tabelle Streuplan' })
      await step('Values are written as the file wants them, in German', async () => {
        await expect(table).toHaveAttribute('aria-rowcount', '402')
        const [, , first] = within(table).getAllByRole('row')
        const texts = within(first!).getAllByRole('cell').map((cell) => cell.textContent) // prettier-ignore
        await expect(texts).toEqual(['KW 1', '12.500,50 €', '19%', '09.12.2025'])
        await expect(within(table).getAllByRole('row').length).toBeLessThan(80)
      })
      await step('Further rows come by scrolling', async () => {
        const frame = screen.getByRole('region', { name: 'Tabelle Streuplan' })
        frame.scrollTop = frame.scrollHeight
        await waitFor(() => expect(within(table).getByText('KW 400')).toBeVisible())
        await expect(within(table).queryByText('KW 1')).toBeNull()
      })
      await step('The next sheets: one with merged cells, one without anything', async () => {
        await userEvent.click(screen.getByRole('tab', { name: 'Sender' }))
        const merged = await screen.findByRole('cell', { name: 'Alle Sender' })
        await expect(merged).toHaveAttribute('aria-colspan', '2')
        await userEvent.click(screen.getByRole('tab', { name: 'Notizen' }))
        await heading('Dieses Blatt ist leer')
      })
    },
  ),
}

export const ColouredSpreadsheet: Story = {
  name: 'A media plan keeps its colours, its head and first column in sight, and names what it does not show (T-72)',
  ...flow(
    only('Mediaplan.xlsx', () => colouredXlsxOf()),
    async ({ userEvent, step }) => {
      const frame = await screen.findByRole('region', { name: 'Tabelle Plan' })
      const table = within(frame)
      const left = (element: HTMLElement) => element.getBoundingClientRect().left
      const top = (element: HTMLElement) => element.getBoundingClientRect().top
      await step('Fills, conditions and words have the colours of the file', async () => {
        const head = await table.findByRole('cell', { name: 'Anteil' })
        await expect(head).toHaveStyle({ backgroundColor: 'rgb(31, 78, 120)', color: 'rgb(255, 255, 255)' }) // prettier-ignore
        const [open] = table.getAllByRole('cell', { name: 'offen' })
        await expect(open!).toHaveStyle({ backgroundColor: 'rgb(255, 199, 206)' })
      })
      await step('Scrolled, the head and the first column stay', async () => {
        const [head, second, week] = ['Kanal', 'Anteil', 'KW 1'].map((name) => table.getByRole('cell', { name })) // prettier-ignore
        const before = [left(head!), top(head!), top(week!)]
        await expect(left(second!)).toBeGreaterThan(left(head!))
        await expect(top(second!)).toBe(top(head!))
        frame.scrollTo(400, 600)
        const far = await table.findByRole('cell', { name: 'KW 9' })
        await waitFor(() => expect(top(far)).toBe(before[2]))
        const same = table.getByRole('cell', { name: 'Kanal' })
        await expect([left(same), top(same)]).toEqual([before[0], before[1]])
        const [channel] = table.getAllByRole('cell', { name: /^Kanal \d+$/ })
        await expect(left(channel!)).toBe(before[0])
        for (const number of table.getAllByRole('rowheader').slice(1)) {
          const own = number.parentElement!.querySelector<HTMLElement>('[role=cell]')!
          await expect(top(own)).toBe(top(number))
        }
      })
      await step('At the end a cell of two rows, and what is not shown', async () => {
        frame.scrollTo(0, frame.scrollHeight)
        const tall = await table.findByRole('cell', { name: 'Zusammen' })
        await expect(tall).toHaveAttribute('aria-rowspan', '2')
        const { height, left: x, bottom, width } = tall.getBoundingClientRect()
        await expect(height).toBe(60)
        // No line of the cells that it covers goes through it, and the next column stands beside its upper row.
        const seam = document.elementFromPoint(x + width / 2, bottom - 29)
        await expect(seam).toBe(tall)
        await expect(top(table.getByRole('cell', { name: 'aller Kanäle' }))).toBe(top(tall))
        await expect(
          screen.getByText(/Bedingte Formate der Datei, die mit Formeln rechnen/),
        ).toBeVisible()
      })
      await step('The sheet that is a diagram is named', async () => {
        await userEvent.click(screen.getByRole('tab', { name: 'Verlauf' }))
        await heading('Dieses Blatt wird hier nicht gezeigt')
      })
    },
  ),
}

export const StyledSpreadsheet: Story = {
  name: 'Sizes, gradients, patterns, rotated text and comments are shown, and what is simpler is said (T-72)',
  ...flow(
    only('Plan.xlsx', () => styledXlsxOf()),
    async ({ userEvent, step }) => {
      const frame = await screen.findByRole('region', { name: 'Tabelle Plan' })
      const table = within(frame)
      const cell = (name: string | RegExp) => table.getByRole('cell', { name })
      const box = (element: Element) => element.getBoundingClientRect()
      await step('Letters of twice the size have a row that they fit in', async () => {
        const title = await table.findByRole('cell', { name: /^Mediaplan/ })
        await expect(title).toHaveStyle({ fontSize: '28px' })
        await expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight)
        await expect(box(cell('Hoch')).height).toBe(90)
        await expect(box(cell('Zeile 6')).top).toBe(box(cell('Hoch')).bottom)
      })
      await step('Patterns, gradients, rotated and wrapped text', async () => {
        await expect(cell('Muster')).toHaveStyle({ backgroundColor: 'rgb(191, 235, 211)' })
        await expect(getComputedStyle(cell('Verlauf')).backgroundImage).toContain('135deg')
        for (const [name, isHigh] of [
          ['Hochkant', true],
          ['Abwärts', true],
          ['Turm', true],
          ['Schräg', false],
        ] as const) {
          // prettier-ignore
          const [own, text] = [box(cell(name)), box(cell(name).firstElementChild!)]
          await expect(text.height > text.width).toBe(isHigh)
          await expect(text.top).toBeGreaterThanOrEqual(own.top)
          await expect(text.bottom).toBeLessThanOrEqual(own.bottom)
        }
        const sentence = cell(/^Ein Satz/)
        await expect(sentence.clientHeight).toBeGreaterThan(50)
        await expect(sentence.scrollHeight).toBeLessThanOrEqual(sentence.clientHeight)
      })
      await step('A comment stands on its cell, and shows by keyboard', async () => {
        const comment = within(cell(/^Hinweis/)).getByRole('button', { name: 'Kommentar zu B4: Aylin: Preis steht noch aus' }) // prettier-ignore
        frame.focus()
        await userEvent.tab()
        await expect(comment).toHaveFocus()
        await expect(box(comment).width).toBeGreaterThan(100)
        await expect(await screen.findByText('Aylin: Preis steht noch aus')).toBeVisible()
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByText('Aylin: Preis steht noch aus')).toBeNull())
        frame.focus()
      })
      await step('A title over frozen and other columns covers nothing that stays', async () => {
        const title = cell(/^Mediaplan/)
        const { left, right } = box(title)
        frame.scrollTo(300, 0)
        await waitFor(() => expect(box(title).right).toBe(right - 300))
        await expect(box(title).left).toBe(left)
        frame.scrollTo(frame.scrollWidth, 0)
        await waitFor(() => expect(box(title).right).toBe(box(cell('Muster')).right))
        const week = cell('KW 30')
        await expect(week.scrollWidth).toBe(week.clientWidth)
        await expect(box(title).left).toBe(left)
        const number = table.getByRole('rowheader', { name: '1' })
        const { right: end, top, height } = box(number)
        await expect(document.elementFromPoint(end - 4, top + height / 2)).toBe(number)
      })
      await step('What is simpler here is said', async () => {
        await expect(screen.getByText(/Symbole, die zu bedingten Formaten gehören, .* Muster in Zellen sind hier einfarbig/)).toBeVisible() // prettier-ignore
        await expect(screen.queryByText(/mit Formeln rechnen/)).toBeNull()
      })
    },
  ),
}

export const ChartsOnly: Story = {
  name: 'A workbook of nothing but diagrams names them, and is not called damaged (VIEW-10)',
  ...flow(only('Verlauf.xlsx', chartsOnlyXlsxOf), async ({ userEvent }) => {
    await heading('Dieses Blatt wird hier nicht gezeigt')
    await userEvent.click(screen.getByRole('tab', { name: 'Anteile' }))
    await heading('Dieses Blatt wird hier nicht gezeigt')
    await expect(screen.queryByText(/beschädigt/)).toBeNull()
  }),
}

export const LockedOffice: Story = {
  name: 'A workbook with a password says so, and is not called damaged (VIEW-10)',
  ...flow(only('Honorare.xlsx', lockedOfficeOf), async () => {
    await heading('Diese Datei ist mit einem Kennwort geschützt')
    await download()
  }),
}

export const WordWithDrawing: Story = {
  name: 'A drawing that only Word shows is named in its place (T-72)',
  ...flow(
    only('Briefing.docx', () => docxOf({ hasDrawing: true })),
    async () => {
      const region = await screen.findByRole('region', { name: 'Inhalt von Briefing.docx' })
      const root = () => region.firstElementChild!.shadowRoot
      await waitFor(() => expect(root()?.querySelector('.at-unshown')).toHaveTextContent('Bild nur in Word zu sehen')) // prettier-ignore
      await expect(root()!.querySelector('img')).toBeNull()
    },
  ),
}

export const LockedWord: Story = {
  name: 'So does a document (VIEW-10)',
  ...flow(only('Vertrag.docx', lockedOfficeOf), async () => {
    await heading('Diese Datei ist mit einem Kennwort geschützt')
  }),
}

export const LockedOpenDocument: Story = {
  name: 'So does one of OpenDocument (VIEW-10)',
  ...flow(only('Notiz.odt', lockedOpenDocumentOf), async () => {
    await heading('Diese Datei ist mit einem Kennwort geschützt')
  }),
}

export const Csv: Story = {
  name: 'Values from German Excel keep their umlauts and commas (T-72)',
  ...flow(only('Werte.csv', csvOf), async () => {
    const table = await screen.findByRole('table', { name: 'Tabelle Werte.csv' })
    const cells = within(table).getAllByRole('cell').map((cell) => cell.textContent) // prettier-ignore
    await expect(cells).toEqual(['Straße', 'Wert', 'München', '1,5'])
    await expect(screen.queryByRole('tab')).toBeNull()
  }),
}
