import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { csvOf, workbookOf } from '../kit/table-import/testing/workbooks.ts'
import { StoryHost } from '../kit/StoryHost.tsx'
import { Shown, own } from './testing/cockpitStory.tsx'
import { createMemoryCockpit, type MemoryCockpit, type MemoryOptions } from './testing/index.ts'

const meta = {
  title: 'Modules/Cockpit/Import of figures',
  component: Shown,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
} satisfies Meta<typeof Shown>
export default meta
type Story = StoryObj<typeof meta>

interface FlowOptions extends MemoryOptions {
  /** Opens the cockpit instead of the import. */
  isClosed?: boolean
  prepare?: (memory: MemoryCockpit) => void
}

const flow = (
  { isClosed = false, prepare, ...options }: FlowOptions,
  play: (memory: MemoryCockpit) => Promise<void>,
): Story => {
  let memory = createMemoryCockpit({ canEdit: true, ...options })
  return {
    loaders: [
      () => {
        memory = createMemoryCockpit({ canEdit: true, ...options })
        prepare?.(memory)
        return { memory }
      },
    ],
    render: (_args, { loaded, globals }) => (
      <StoryHost
        locale={globals.locale === 'en' ? 'en' : 'de'}
        params={isClosed ? {} : { import: 'figures' }}
      >
        <Shown memory={(loaded as { memory: MemoryCockpit }).memory} address={own} />
      </StoryHost>
    ),
    play: () => play(memory),
  }
}

const choose = async (file: File) => {
  await screen.findByRole('heading', { name: /In welcher Datei|Which file/ })
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
}
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const rowNamed = async (name: RegExp) =>
  (await screen.findByRole('rowheader', { name })).closest<HTMLElement>('[role=row]')!
async function typeOver(row: HTMLElement, shown: string, text: string) {
  await userEvent.dblClick(within(row).getByText(shown))
  const field = await screen.findByRole('textbox')
  await userEvent.clear(field)
  await userEvent.paste(text)
  await userEvent.keyboard('{Enter}')
}

export const Playground: Story = flow({ latency: 200 }, async () => undefined)

export const ByKeyboard: Story = {
  name: 'Whoever opens it by keyboard reads on at its heading, and at the cockpit’s on the way back',
  ...flow({ isClosed: true }, async () => {
    ;(await screen.findByRole('button', { name: 'Aktionen für Kennzahlen' })).focus()
    await userEvent.keyboard('{Enter}')
    ;(await screen.findByRole('menuitem', { name: 'Kennzahlen importieren' })).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(
        screen.getByRole('heading', { level: 1, name: 'Kennzahlen importieren' }),
      ).toHaveFocus(),
    )
    await userEvent.tab()
    await expect(await screen.findByRole('button', { name: 'Abbrechen' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('heading', { level: 2, name: 'Kennzahlen' })
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  }),
}

export const Taken: Story = {
  name: 'A report is matched, compared and taken over, is in the cockpit at once, and can be taken back (COCK-11, T-08)',
  ...flow({}, async (memory) => {
    const [first] = memory.figures()
    const { day, value } = first!.values.at(-1)!
    await choose(
      await workbookOf([
        ['Datum', first!.nameDe, 'Ad Clicks', 'Bemerkung'],
        [new Date(`${day}T00:00:00Z`), value + 100, 7, null],
        [new Date('2027-12-24T00:00:00Z'), 12.5, 8, 'vorläufig'],
        ['Summe', value + 112.5, 15, null],
      ]),
    )
    await screen.findByRole('heading', { name: 'Was steht in welcher Spalte?' })
    await expect(screen.getByRole('combobox', { name: /Spalte „Ad Clicks“/ })).toHaveAccessibleDescription(/Neu in dieser Kampagne/) // prettier-ignore
    await press('Weiter')
    const summary = await screen.findByRole('status')
    await waitFor(() => expect(summary).toHaveTextContent('1 neuer Tag1 Tag geändert1 neue Kennzahl')) // prettier-ignore
    await expect(await rowNamed(/24\.12\.2027/)).toHaveTextContent('neu')
    await press('2 Zeilen übernehmen')
    await screen.findByText('1 neuer Tag · 1 Tag geändert · 1 neue Kennzahl')
    await expect(memory.figures().at(-1)).toMatchObject({ key: 'clicks', values: [{ value: 7 }, { value: 8 }] }) // prettier-ignore
    await screen.findByRole('heading', { level: 1, name: /./ })
    await press('Rückgängig')
    await screen.findByText(/Die Kennzahlen sind wieder wie vorher|Import zurückgenommen/)
    await expect(memory.figures()[0]!.values.at(-1)).toEqual({ day, value })
    await expect(memory.figures().at(-1)!.values).toEqual([])
  }),
}

export const Mended: Story = {
  name: 'What is wrong stands at its cell and is mended there (COCK-11)',
  ...flow({}, async (memory) => {
    await choose(csvOf('Tag;Klicks;Klickrate\n1.3.2027;viele;3,1 %\n2.3.2027;1.200;0,5\n31.2.2027;5;1 %\n')) // prettier-ignore
    await press('Weiter')
    await screen.findByText(/3 Zeilen mit Fehlern\./)
    await expect(await rowNamed(/31\.2\.2027/)).toHaveTextContent('Kein Tag. So geht es')
    await typeOver(await rowNamed(/01\.03\.2027/), 'viele', '900')
    await typeOver(await rowNamed(/02\.03\.2027/), '0,5', '0,5 %')
    await waitFor(() => expect(screen.getByText(/1 Zeile mit Fehlern\./)).toBeVisible())
    await press('2 Zeilen ohne Fehler übernehmen')
    await screen.findByText('2 neue Tage · 2 neue Kennzahlen')
    await expect(
      memory
        .figures()
        .at(-1)!
        .values.map(({ value }) => value),
    ).toEqual([0.031, 0.005])
  }),
}

export const Refused: Story = {
  name: 'What the host refuses is said, nothing is lost, and it can be sent again',
  ...flow({}, async (memory) => {
    memory.failNext('putFigures', new PortError({ code: 'offline' }))
    await choose(csvOf('Tag;Klicks\n1.3.2027;5\n'))
    await press('Weiter')
    await press('1 Zeile übernehmen')
    await screen.findByText(/Die Kennzahlen wurden nicht übernommen/)
    await press('1 Zeile übernehmen')
    await screen.findByText('1 neuer Tag · 1 neue Kennzahl')
  }),
}

export const Same: Story = {
  name: 'Without the day nothing goes on; who leaves with a file open is asked',
  ...flow({}, async () => {
    await choose(csvOf('Klicks;Reichweite\n5;6\n'))
    await screen.findByText(/Der Tag fehlt noch/)
    await expect(await screen.findByRole('button', { name: 'Weiter' })).toHaveAttribute('aria-disabled', 'true') // prettier-ignore
    await press('Abbrechen')
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
  }),
}

export const FromTheCard: Story = {
  name: 'The menu of the figures opens it, for whoever may change the plan (COCK-11)',
  ...flow({ isClosed: true }, async () => {
    await press('Aktionen für Kennzahlen')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Kennzahlen importieren' }))
    await screen.findByRole('heading', { name: 'In welcher Datei stehen die Kennzahlen?' })
  }),
}

export const WithoutFigures: Story = {
  name: 'A campaign without figures offers it in its head, and a template of usual ones',
  ...flow({ isClosed: true, data: { kpis: [] } }, async () => {
    await press('Kennzahlen importieren')
    await screen.findByRole('button', { name: 'Vorlage herunterladen' })
  }),
}

export const Reader: Story = {
  name: 'Who only reads is not offered it, and the address does not open it',
  ...flow({ canEdit: false }, async () => {
    await press('Aktionen für Kennzahlen')
    await screen.findByRole('menu')
    await expect(screen.queryByRole('menuitem', { name: 'Kennzahlen importieren' })).toBeNull()
  }),
}

export const English: Story = {
  name: 'The same in English',
  globals: { locale: 'en' },
  ...flow({}, async () => {
    await choose(csvOf('Date,Clicks,CTR\n2027-03-01,"1,200",3.1%\n'))
    await press('Next')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 new day'))
  }),
}
