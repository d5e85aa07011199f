import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { csvOf, workbookOf } from '../kit/table-import/testing/workbooks.ts'
import { StoryHost } from '../kit/StoryHost.tsx'
import { Shown, own } from './testing/cockpitStory.tsx'
import { createMemoryCockpit, type MemoryCockpit, type MemoryOptions } from './testing/index.ts'

const meta = {
  title: 'Modules/Cockpit/Import of costs',
  component: Shown,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
} satisfies Meta<typeof Shown>
export default meta
type Story = StoryObj<typeof meta>

const flow = (
  { isClosed = false, ...options }: MemoryOptions & { isClosed?: boolean },
  play: (memory: MemoryCockpit) => Promise<void>,
): Story => {
  let memory = createMemoryCockpit({ canEdit: true, ...options })
  return {
    loaders: [
      () => {
        memory = createMemoryCockpit({ canEdit: true, ...options })
        return { memory }
      },
    ],
    render: (_args, { loaded, globals }) => (
      <StoryHost
        locale={globals.locale === 'en' ? 'en' : 'de'}
        params={isClosed ? {} : { import: 'costs' }}
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
const campaignId = 7
const costs = async ({ port }: MemoryCockpit) =>
  (await port.costs!(campaignId).stored().load()).map(({ values }) => values)

export const Taken: Story = {
  name: 'Booked and invoiced amounts are found by channel, compared, taken over and taken back (T-28, T-08)',
  ...flow({}, async (memory) => {
    const [first, second] = await costs(memory)
    await choose(
      await workbookOf([
        ['Kostenstand'],
        ['Kanal', 'Gebucht', 'Abgerechnet', 'Budget geplant'],
        [String(first!.name), '12.345,50 €', null, 90_000],
        [String(second!.name), 8_000, 4_000, 50_000],
        ['Summe', 20_345.5, 4_000, 140_000],
      ]),
    )
    await screen.findByRole('heading', { name: 'Was steht in welcher Spalte?' })
    await press('Weiter')
    const summary = await screen.findByRole('status')
    await waitFor(() => expect(summary).toHaveTextContent('2 geändert'))
    await press('2 Zeilen übernehmen')
    await screen.findByText('2 geändert')
    await expect((await costs(memory)).slice(0, 2)).toEqual([
      { ...first, booked: 12_345.5 },
      { ...second, booked: 8_000, invoiced: 4_000 },
    ])
    await press('Rückgängig')
    await screen.findByText('Import zurückgenommen: Alles ist wieder wie vorher')
    await expect((await costs(memory)).slice(0, 2)).toEqual([first, second])
  }),
}

export const Mended: Story = {
  name: 'A channel that is not there and an amount that is none are told at their cells and mended (T-28)',
  ...flow({}, async (memory) => {
    const [first] = await costs(memory)
    await choose(csvOf(`Kanal;Gebucht\nNirgends;100\n${String(first!.name)};viel\n`))
    await press('Weiter')
    await screen.findByText('Nicht gefunden')
    const row = (await screen.findByText('Kein Betrag')).closest<HTMLElement>('[role=row]')!
    await userEvent.dblClick(within(row).getByText('viel'))
    const field = await screen.findByRole('textbox')
    await userEvent.clear(field)
    await userEvent.paste('99,90')
    await userEvent.keyboard('{Enter}')
    await press('1 Zeile ohne Fehler übernehmen')
    await screen.findByText('1 geändert')
    await expect((await costs(memory))[0]).toMatchObject({ booked: 99.9 })
  }),
}

export const FromTheCard: Story = {
  name: 'The menu of the costs opens it, for whoever may change the plan (T-28)',
  ...flow({ isClosed: true }, async () => {
    await press('Aktionen für Budget je Kanal')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Kosten importieren' }))
    await screen.findByRole('heading', { name: 'In welcher Datei stehen die Kosten?' })
  }),
}

export const English: Story = {
  name: 'The same in English',
  globals: { locale: 'en' },
  ...flow({}, async () => {
    await choose(csvOf('Channel,Booked,Invoiced\nNowhere,"1,200.50",300\n'))
    await press('Next')
    await screen.findByText('Not found')
  }),
}
