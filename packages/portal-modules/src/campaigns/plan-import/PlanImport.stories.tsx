import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { PortError } from '../../kit/port-error.ts'
import { inStoryHost } from '../../kit/StoryHost.tsx'
import { useUndo } from '../../kit/pending/useUndo.ts'
import { Campaigns } from '../Campaigns.tsx'
import { buildCampaign, createMemoryCampaigns, fixedNow, someCampaigns } from '../testing/index.ts'
import type { ImportedChannel } from './plan-import.port.ts'
import { PlanImport, type PlanImportProps } from './PlanImport.tsx'
import { createMemoryImport, type MemoryImport } from './testing/memory-import.ts'
import { csvOf, germanPlan, workbookOf } from '../../kit/table-import/testing/workbooks.ts'

const campaign = buildCampaign({ name: 'Sommerfrische 2027' })
/** Its message stays after the screen has gone, as in the module. */
function Import(props: Omit<PlanImportProps, 'offerUndo'>) {
  const offerUndo = useUndo()
  return <PlanImport {...props} offerUndo={offerUndo} />
}

const meta = {
  title: 'Modules/Campaigns/Plan import',
  component: Import,
  decorators: [inStoryHost({ now: () => fixedNow })],
  args: { port: createMemoryImport().port, campaign, onClose: fn() },
} satisfies Meta<typeof Import>
export default meta
type Story = StoryObj<typeof meta>

const planned: readonly ImportedChannel[] = [
  { name: 'TV Flight 1', mediaTypeId: 5, publisher: 'Kanal 9', budget: 120_000, start: '2027-04-01', end: '2027-04-30' }, // prettier-ignore
  { name: 'City-Light Großstadt', mediaTypeId: 8, publisher: null, budget: 62_500.5, start: '2027-04-12', end: '2027-05-09' }, // prettier-ignore
  { name: 'Radio Morgenwelle', mediaTypeId: 6, publisher: null, budget: 20_000 },
]

/** Begins where the file is chosen, on a port of its own. */
const flow = (
  make: () => MemoryImport,
  play: (heard: { memory: MemoryImport; close: () => void }) => Promise<void>,
): Story => ({
  globals: { locale: 'de' },
  loaders: [() => ({ memory: make(), close: fn() })],
  render: (_args, { loaded }) => {
    const { memory, close } = loaded as { memory: MemoryImport; close: () => void }
    return <Import port={memory.port} campaign={campaign} onClose={close} />
  },
  play: async ({ loaded }) => {
    await screen.findByRole('heading', { name: 'In welcher Datei steht der Plan?' })
    await play(loaded as { memory: MemoryImport; close: () => void })
  },
})

const choose = async (file: File) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const select = (name: RegExp) => screen.findByRole('combobox', { name })
const press = async (name: string | RegExp) => userEvent.click(await button(name))
const rowNamed = async (name: string) =>
  (await screen.findByRole('rowheader', { name: new RegExp(name) })).closest<HTMLElement>(
    '[role=row]',
  )!
/** Types over a cell, as people do with the keyboard. */
async function typeOver(row: HTMLElement, shown: string, text: string) {
  await userEvent.dblClick(within(row).getByText(shown))
  const field = await screen.findByRole('textbox')
  await userEvent.clear(field)
  await userEvent.paste(text)
  await userEvent.keyboard('{Enter}')
}
/** The list of campaigns, of somebody who plans. */
const listed = {
  ...createMemoryCampaigns({ campaigns: someCampaigns, canPlan: true }).port,
  planImport: createMemoryImport().port,
}
const Listed = () => <Campaigns port={listed} />
const german = createMemoryImport({ channels: planned })

export const Playground: Story = {}

export const GoodFile: Story = {
  name: 'A plan with a title, joined heads and sums is matched, compared, taken over and taken back (CAMP-07)',
  ...flow(
    () => createMemoryImport({ channels: planned }),
    async ({ memory, close }) => {
      await choose(await germanPlan())
      await screen.findByRole('heading', { name: 'Was steht in welcher Spalte?' })
      await expect(screen.getByRole('combobox', { name: /Spalte „Laufzeit von“/ })).toHaveTextContent('Von') // prettier-ignore
      await expect(screen.getByRole('combobox', { name: /Spalte „Budget brutto“/ })).toHaveTextContent('Nicht übernehmen') // prettier-ignore
      await press('Weiter')
      const summary = await screen.findByRole('status')
      await waitFor(() => expect(summary).toHaveTextContent('1 neu1 geändert1 unverändert1 nicht in der Datei, bleibt')) // prettier-ignore
      await expect(await rowNamed('TV Flight 1')).toHaveTextContent('bisher: 120.000,00 €')
      await userEvent.click(screen.getByRole('radio', { name: 'Entfernen' }))
      await waitFor(() => expect(summary).toHaveTextContent('1 fällt weg'))
      await press('3 Zeilen übernehmen')
      const notice = await screen.findByText('Plan in „Sommerfrische 2027“ übernommen')
      await expect(notice).toBeVisible()
      await expect(screen.getByText('1 neu · 1 geändert · 1 fällt weg')).toBeVisible()
      await expect(close).toHaveBeenCalled()
      await expect(memory.plan().map(({ name }) => name)).toEqual(['TV Flight 1', 'City-Light Großstadt', 'TV Flight 2']) // prettier-ignore
      await expect(memory.savedMapping()!.columns).toContainEqual({ head: 'Budget netto', field: 'budget' }) // prettier-ignore
      await press('Rückgängig')
      await screen.findByText('Der Plan von „Sommerfrische 2027“ ist wieder wie vor dem Import')
      await expect(memory.plan()).toEqual(planned)
    },
  ),
}

export const Mended: Story = {
  name: 'Faults stand at their cells and are mended there; a row is left out and taken after all (CAMP-07)',
  ...flow(
    () => createMemoryImport(),
    async ({ memory }) => {
      await choose(
        await workbookOf([
          ['Kanal', 'Gattung', 'Budget', 'Von'],
          ['TV Flight 1', 'TV', '12 T€', '01.04.2027'],
          ['City-Light', 'Plakat', 500, 'KW 14'],
          ['Kino Nord', 'Kino', 700, '03.04.2027'],
        ]),
      )
      await press('Weiter')
      await screen.findByText(/2 Zeilen mit Fehlern\./)
      await expect(await button('1 Zeile ohne Fehler übernehmen')).toBeVisible()
      const tv = await rowNamed('TV Flight 1')
      await expect(tv).toHaveTextContent('Kein eindeutiger Betrag')
      await userEvent.dblClick(within(tv).getByText('12 T€'))
      const field = await screen.findByRole('textbox')
      await userEvent.clear(field)
      await userEvent.paste('zwölf')
      await userEvent.keyboard('{Enter}')
      await expect(await within(tv).findByRole('alert')).toHaveTextContent('Kein eindeutiger Betrag') // prettier-ignore
      await userEvent.clear(field)
      await userEvent.paste('12.000')
      await userEvent.keyboard('{Enter}')
      await waitFor(async () => expect(await rowNamed('TV Flight 1')).toHaveTextContent('12.000,00 €')) // prettier-ignore
      await screen.findByText(/1 Zeile mit Fehlern\./)
      const act = async (name: string, command: string) => {
        ;(await rowNamed(name)).focus()
        await userEvent.keyboard('{Shift>}{F10}{/Shift}')
        await userEvent.click(await screen.findByRole('menuitem', { name: command }))
        await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      }
      await act('City-Light', 'Zeile auslassen')
      await button('2 Zeilen übernehmen')
      await userEvent.click(await screen.findByRole('radio', { name: 'Ausgelassen (1)' }))
      await act('City-Light', 'Zeile doch übernehmen')
      await userEvent.click(await screen.findByRole('radio', { name: 'Mit Fehlern (1)' }))
      await typeOver(await rowNamed('City-Light'), 'KW 14', '5.4.2027')
      await press('3 Zeilen übernehmen')
      await screen.findByText('Plan in „Sommerfrische 2027“ übernommen')
      await expect(memory.plan().map(({ budget, start }) => [budget, start])).toEqual([[12_000, '2027-04-01'], [500, '2027-04-05'], [700, '2027-04-03']]) // prettier-ignore
    },
  ),
}

export const MediaWords: Story = {
  name: 'A word for a medium that nobody knows is explained once for all rows, and kept (CAMP-07)',
  ...flow(
    () => createMemoryImport(),
    async ({ memory }) => {
      await choose(csvOf('Kanal;Gattung\nA;Zeppelin\nB;Zeppelin\nC;TV\n'))
      await screen.findByRole('heading', { name: 'Mediengattungen, die wir nicht kennen' })
      await expect(screen.getByText('2 Zeilen')).toBeVisible()
      await userEvent.click(await select(/Zeppelin/))
      await userEvent.click(await screen.findByRole('option', { name: 'Out-of-Home' }))
      await press('Weiter')
      await press('3 Zeilen übernehmen')
      await screen.findByText('Plan in „Sommerfrische 2027“ übernommen')
      await expect(memory.plan().map(({ mediaTypeId }) => mediaTypeId)).toEqual([8, 8, 5])
      await expect(memory.savedMapping()!.mediaTypes).toEqual([{ word: 'Zeppelin', mediaTypeId: 8 }]) // prettier-ignore
    },
  ),
}

export const KnownClient: Story = {
  name: 'What was matched for the client is matched again; by hand it can be another way (CAMP-07)',
  ...flow(
    () =>
      createMemoryImport({
        mapping: {
          columns: [
            { head: 'Motiv', field: 'name' },
            { head: 'Was', field: 'mediaType' },
          ],
          mediaTypes: [{ word: 'Zeppelin', mediaTypeId: 8 }],
        },
      }),
    async () => {
      await choose(csvOf('Motiv;Was;Zusatz\nA;Zeppelin;Kanal 9\n'))
      await expect(await select(/Spalte „Motiv“/)).toHaveTextContent('Kanal')
      await userEvent.click(await select(/Spalte „Zusatz“/))
      await userEvent.click(await screen.findByRole('option', { name: 'Anbieter' }))
      await press('Weiter')
      await waitFor(async () => expect(await rowNamed('A')).toHaveTextContent('Out-of-HomeKanal 9')) // prettier-ignore
    },
  ),
}

export const NoHeads: Story = {
  name: 'Where no heads are found that is said, and nothing goes on before the columns are matched (CAMP-07)',
  ...flow(
    () => createMemoryImport(),
    async () => {
      await choose(csvOf('x;TV;1\ny;TV;2\n'))
      await screen.findByText(/keine Zeile mit Spaltenköpfen gefunden/)
      await expect(screen.getByText(/Kanal fehlt noch/)).toBeVisible()
      await expect(await button('Weiter')).toHaveAttribute('aria-disabled', 'true')
    },
  ),
}

export const Unreadable: Story = {
  name: 'A file that cannot be read says why and what to do; nothing else is lost (CAMP-07)',
  ...flow(
    () => createMemoryImport(),
    async ({ close }) => {
      const old = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...Array.from({ length: 600 }, () => 0)])
      await choose(new File([old], 'plan.xls'))
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        'älteren Excel-Format (.xls)',
      )
      await choose(csvOf(''))
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('steht nichts'))
      await press('Abbrechen')
      await expect(close).toHaveBeenCalled()
    },
  ),
}

export const Conflict: Story = {
  name: 'Somebody was quicker: nothing is taken over, the comparison is made anew, and then it works (CAMP-07)',
  ...flow(
    () => createMemoryImport(),
    async ({ memory }) => {
      await choose(csvOf('Kanal;Gattung\nA;TV\n'))
      await press('Weiter')
      await button('1 Zeile übernehmen')
      await waitFor(async () => expect(await rowNamed('A')).toHaveTextContent('Neu'))
      memory.changeElsewhere()
      await press('1 Zeile übernehmen')
      await screen.findByText(/Inzwischen hat jemand die Kampagne geändert/)
      await expect(memory.plan()).toEqual([])
      await waitFor(async () => expect(await button('1 Zeile übernehmen')).not.toHaveAttribute('aria-disabled')) // prettier-ignore
      await press('1 Zeile übernehmen')
      await screen.findByText('Plan in „Sommerfrische 2027“ übernommen')
    },
  ),
}

export const Refused: Story = {
  name: 'What the server does not take stands at its cell in its words; a failed comparison is tried again (CAMP-07)',
  ...flow(
    () => createMemoryImport(),
    async ({ memory }) => {
      const fields = { 'channels[1].budget': ['Höchstens 999.999.999.999,00 €.'] }
      memory.failNext('compare', new PortError({ code: 'invalid', fields }))
      await choose(csvOf('Kanal;Gattung;Budget\nA;TV;1\nB;TV;2\n'))
      await press('Weiter')
      await waitFor(async () => expect(await rowNamed('B')).toHaveTextContent('Höchstens 999.999.999.999,00 €.')) // prettier-ignore
      memory.failNext('compare', new PortError({ code: 'offline' }))
      await typeOver(await rowNamed('B'), '2', '3')
      await screen.findByText(/Der Vergleich hat nicht geklappt/)
      await press('Erneut versuchen')
      await waitFor(async () => expect(await button('2 Zeilen übernehmen')).not.toHaveAttribute('aria-disabled')) // prettier-ignore
    },
  ),
}

export const Leaving: Story = {
  name: 'Who leaves with a file open is asked; a second undo after somebody went on says so (CAMP-07)',
  ...flow(
    () => createMemoryImport(),
    async ({ memory, close }) => {
      await choose(csvOf('Kanal;Gattung\nA;TV\n'))
      await press('Weiter')
      await press('Abbrechen')
      const question = await screen.findByRole('alertdialog')
      await expect(close).not.toHaveBeenCalled()
      await userEvent.click(within(question).getAllByRole('button')[0]!)
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await press('1 Zeile übernehmen')
      await screen.findByText('Plan in „Sommerfrische 2027“ übernommen')
      memory.changeElsewhere()
      await press('Rückgängig')
      await expect(
        await screen.findByText(/Inzwischen wurde am Plan weitergearbeitet/),
      ).toBeVisible()
    },
  ),
}

export const Failed: Story = {
  name: 'Where it could not be prepared, that is said with a way on',
  ...flow(
    () => {
      const memory = createMemoryImport()
      memory.failNext('mapping', new PortError({ code: 'unknown' }))
      return memory
    },
    async () => undefined,
  ),
  play: async () => {
    await screen.findByText('Der Import ließ sich nicht öffnen')
    await press('Erneut versuchen')
    await screen.findByRole('heading', { name: 'In welcher Datei steht der Plan?' })
  },
}

export const ManyRows: Story = {
  name: 'Five thousand rows: only those in sight are in the page, and mending stays at hand (CAMP-07)',
  ...flow(
    () => createMemoryImport(),
    async () => {
      const rows = Array.from({ length: 5_000 }, (_, at) => `Kanal ${at + 1};TV;${at}.000,50;1.4.2027`) // prettier-ignore
      await choose(csvOf(`Kanal;Gattung;Budget;Von\n${rows.join('\n')}\n`))
      await press('Weiter')
      await screen.findByRole('radio', { name: 'Alle (5.000)' })
      await expect(screen.getAllByRole('row').length).toBeLessThan(80)
      await typeOver(await rowNamed('Kanal 2'), '1.000,50 €', '7')
      await waitFor(async () => expect(await rowNamed('Kanal 2')).toHaveTextContent('7,00 €'))
    },
  ),
}

export const OnAPhone: Story = {
  name: 'On a phone, in dark: rows are entries, each with its faults',
  ...flow(
    () => german,
    async () => {
      await choose(await germanPlan())
      await press('Weiter')
      await waitFor(async () => expect(await rowNamed('TV Flight 1')).toHaveTextContent('bisher: 120.000,00 €')) // prettier-ignore
    },
  ),
  globals: { locale: 'de', mode: 'dark' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 390, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
}

export const FromTheMenu: Story = {
  name: 'Who plans opens it from the menu of a campaign and is back in the list afterwards (CAMP-07)',
  globals: { locale: 'de' },
  render: () => <Listed />,
  play: async () => {
    const open = async () => {
      const row = (await screen.findByText('Kiosk-Offensive Nord')).closest<HTMLElement>('[role=row]')! // prettier-ignore
      row.focus()
      await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    }
    await open()
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Plan importieren …' }))
    await screen.findByRole('heading', { name: 'Plan importieren', level: 1 })
    await screen.findByRole('heading', { name: 'In welcher Datei steht der Plan?' })
    await press('Abbrechen')
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kampagnen'),
    )
  },
}
