import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { StoryHost } from '../kit/StoryHost.tsx'
import { csvOf, workbookOf } from '../kit/table-import/testing/workbooks.ts'
import { buildItem, createMemoryTimeline, fixedNow, type MemoryOptions, type MemoryTimeline } from './testing/index.ts' // prettier-ignore
import { Timeline } from './Timeline.tsx'

const meta = {
  title: 'Modules/Timeline/Import',
  component: Timeline,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de', viewport: { value: 'wide', isRotated: false } },
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

const told = [
  buildItem({ id: 1, title: 'Kick-off', day: '2027-03-01', kind: 'milestone', icon: 'flag' }),
  buildItem({ id: 2, title: 'Mediaplan freigegeben', day: '2027-03-15', kind: 'milestone' }),
  buildItem({ id: 3, title: 'Review', day: '2027-04-02', kind: 'info' }),
]

const flow = (
  { isClosed = false, ...options }: MemoryOptions & { isClosed?: boolean },
  play: (memory: MemoryTimeline) => Promise<void>,
): Story => {
  let memory = createMemoryTimeline(options)
  return {
    args: { port: memory.port, timelineId: memory.timelineId },
    loaders: [
      () => {
        memory = createMemoryTimeline({ items: told, ...options })
        return { memory }
      },
    ],
    render: (_args, { loaded, globals }) => {
      const { port, timelineId } = (loaded as { memory: MemoryTimeline }).memory
      return (
        <StoryHost
          locale={globals.locale === 'en' ? 'en' : 'de'}
          now={() => fixedNow}
          params={isClosed ? {} : { import: 'timeline' }}
        >
          <Timeline port={port} timelineId={timelineId} />
        </StoryHost>
      )
    },
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
const list = async ({ port, timelineId }: MemoryTimeline) =>
  (await port.items(timelineId, { pages: 1 }).load()).items

export const Taken: Story = {
  name: 'A schedule is matched, compared and taken over, is told at once, and is taken back (TL-01, T-08)',
  ...flow({}, async (memory) => {
    await choose(
      await workbookOf([
        ['Projektplan Sommerfrische'],
        ['Nr.', 'Termin', 'Meilenstein', 'Art', 'Beschreibung', 'Status'],
        [1, new Date('2027-03-03T00:00:00Z'), 'Kick-off', 'Meilenstein', 'Jetzt am Mittwoch', 'offen'],
        [null, new Date('2027-03-15T00:00:00Z'), 'Mediaplan freigegeben', 'Meilenstein', null, 'offen'],
        [null, new Date('2027-05-01T00:00:00Z'), 'Start', 'Kampagne', null, 'offen'],
      ]),
    ) // prettier-ignore
    await screen.findByRole('heading', { name: 'Was steht in welcher Spalte?' })
    await press('Weiter')
    const summary = await screen.findByRole('status')
    await waitFor(() =>
      expect(summary).toHaveTextContent('1 neu1 geändert1 bleibt1 nicht in der Datei'),
    )
    await expect(await rowNamed(/Kick-off/)).toHaveTextContent('bisher: 01.03.2027')
    await userEvent.click(screen.getByRole('radio', { name: 'Löschen' }))
    await press('3 Zeilen übernehmen')
    await screen.findByText('1 neu · 1 geändert · 1 gelöscht')
    await expect((await list(memory)).map(({ title, day, icon }) => [title, day, icon])).toEqual([
      ['Start', '2027-05-01', null],
      ['Mediaplan freigegeben', '2027-03-15', null],
      ['Kick-off', '2027-03-03', 'flag'],
    ])
    await press('Rückgängig')
    await screen.findByText('Import zurückgenommen: Alles ist wieder wie vorher')
    await expect((await list(memory)).map(({ title, day }) => [title, day])).toEqual([
      ['Review', '2027-04-02'],
      ['Mediaplan freigegeben', '2027-03-15'],
      ['Kick-off', '2027-03-01'],
    ])
  }),
}

export const Mended: Story = {
  name: 'What is wrong stands at its cell and is mended there (TL-01)',
  ...flow({}, async (memory) => {
    await choose(
      csvOf('Datum;Titel;Art;Link\n31.2.2027;Abnahme;Party;spot.mp4\n1.6.2027;;Hinweis;\n1.7.2027;Ende;;/insights\n'),
    ) // prettier-ignore
    await press('Weiter')
    const row = await rowNamed(/Abnahme/)
    await expect(row).toHaveTextContent('Kein Tag')
    await expect(row).toHaveTextContent('Unbekannt')
    await expect(row).toHaveTextContent('Keine Adresse')
    for (const [shown, text] of [
      ['31.2.2027', '28.2.2027'],
      ['Party', 'Hinweis'],
      ['spot.mp4', 'https://spot.example/1'],
    ]) {
      // prettier-ignore
      await userEvent.dblClick(within(await rowNamed(/Abnahme/)).getByText(shown!))
      const field = await screen.findByRole('textbox')
      await userEvent.clear(field)
      await userEvent.paste(text!)
      await userEvent.keyboard('{Enter}')
    }
    await press('2 Zeilen ohne Fehler übernehmen')
    await screen.findByText('2 neu')
    await expect((await list(memory)).at(-1)).toMatchObject({ title: 'Abnahme', day: '2027-02-28', kind: 'info', url: 'https://spot.example/1' }) // prettier-ignore
  }),
}

export const FromTheTimeline: Story = {
  name: 'The menu of the timeline imports and exports, for whoever tells it',
  ...flow({ isClosed: true }, async () => {
    await press('Excel und CSV')
    await expect(await screen.findByRole('menuitem', { name: 'Als CSV herunterladen' })).toBeVisible() // prettier-ignore
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Importieren' }))
    await screen.findByRole('heading', { name: 'In welcher Datei stehen die Einträge?' })
  }),
}

export const Reader: Story = {
  name: 'Who only reads is not offered it, and the address does not open it',
  ...flow({ canWrite: false }, async () => {
    await screen.findByRole('heading', { name: 'Review' })
    await expect(screen.queryByRole('button', { name: 'Excel und CSV' })).toBeNull()
  }),
}

export const English: Story = {
  name: 'The same in English',
  globals: { locale: 'en' },
  ...flow({}, async () => {
    await choose(csvOf('Date,Title,Kind\n2027-03-01,Kick-off,Notice\n12/24/2027,Review,Party\n'))
    await press('Next')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 changed'))
  }),
}
