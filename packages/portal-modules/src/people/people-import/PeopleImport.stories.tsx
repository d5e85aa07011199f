import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { PortError } from '../../kit/port-error.ts'
import { csvOf, workbookOf } from '../../kit/table-import/testing/workbooks.ts'
import { People } from '../People.tsx'
import { flowOf, type FlowOptions } from '../testing/flow.tsx'
import { createMemoryPeople, type MemoryPeople } from '../testing/index.ts'

const meta = {
  title: 'Modules/People/Import',
  component: People,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  args: { port: createMemoryPeople().port },
} satisfies Meta<typeof People>
export default meta
type Story = StoryObj<typeof meta>

const flow = (options: FlowOptions, play: (memory: MemoryPeople) => Promise<void>): Story =>
  flowOf(People)(
    { path: ['import'], clientName: 'Alpenquell', ...options },
    async (_context, memory) => {
      await screen.findByRole('heading', { name: 'In welcher Datei stehen die Personen?' })
      await play(memory)
    },
  )

const choose = async (file: File) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) => userEvent.click(await button(name))
const rowNamed = async (name: RegExp) =>
  (await screen.findByRole('rowheader', { name })).closest<HTMLElement>('[role=row]')!
async function typeOver(row: HTMLElement, shown: string, text: string) {
  await userEvent.dblClick(within(row).getByText(shown))
  const field = await screen.findByRole('textbox')
  await userEvent.clear(field)
  await userEvent.paste(text)
  await userEvent.keyboard('{Enter}')
}
const head = ['E-Mail', 'Vorname', 'Nachname', 'Funktion', 'Rollen', 'Gruppen', 'Sprache', 'Telefon', 'Extern', 'Kunde'] // prettier-ignore

export const Playground: Story = flow({ latency: 200 }, async () => undefined)

export const GoodList: Story = {
  name: 'A list is matched, compared and taken over: who is new is invited, who changes says how (T-97, ADM-04)',
  ...flow({}, async (memory) => {
    await choose(
      await workbookOf([
        head,
        ['nele.neu@alpenquell.example', 'Nele', 'Neu', 'Planung', 'Kundenleitung', 'Kunde – Marketing', 'Deutsch', null, 'nein', 'Alpenquell'], // prettier-ignore
        ['korbinian.huber@alpenquell.example', 'Korbinian', 'Huber', 'Leitung Süd', 'Client lead', 'Kunde – Marketing; Kunde – Geschäftsleitung', 'Englisch', null, 'nein', 'Alpenquell'], // prettier-ignore
        ['sabine.moser@alpenquell.example', 'Sabine', 'Moser', null, null, null, null, null, null, null], // prettier-ignore
        ['otto@anderswo.example', 'Otto', 'Offen', null, null, null, null, null, null, 'Wohnwerk'],
      ]),
    )
    await screen.findByRole('heading', { name: 'Was steht in welcher Spalte?' })
    await expect(screen.getByRole('combobox', { name: /Spalte „Kunde“/ })).toHaveAccessibleDescription(/gehören/) // prettier-ignore
    await press('Weiter')
    const summary = await screen.findByRole('status')
    await waitFor(() => expect(summary).toHaveTextContent('1 wird eingeladen1 geändert1 bleibt'))
    const huber = await rowNamed(/korbinian/)
    await expect(huber).toHaveTextContent('bisher: Kunde')
    await expect(huber).toHaveTextContent('bisher: Filialleitung Süd')
    await userEvent.click(screen.getByRole('radio', { name: 'Ausgelassen (1)' }))
    await expect(await rowNamed(/otto/)).toHaveTextContent('Anderer Kunde')
    await press('3 Zeilen übernehmen')
    await waitFor(() => expect(screen.getByText('1 eingeladen · 1 geändert')).toBeVisible())
    await expect(await screen.findByRole('row', { name: /Nele Neu/ })).toHaveTextContent('Eingeladen') // prettier-ignore
    await expect(memory.sent.map(([call]) => call)).toEqual(['takeList'])
  }),
}

export const UnknownWords: Story = {
  name: 'Groups that are not there are made, roles that nobody knows explained once for all rows (ADM-04, ADM-05)',
  ...flow({}, async (memory) => {
    await choose(
      csvOf(
        'Name;Mail;Rolle;Gruppen\nNele Neu;n@neu.de;Chefin;Messeteam\nOle Neu;o@neu.de;chefin;Messeteam\n',
      ),
    )
    await screen.findByRole('heading', { name: 'Rollen, die wir nicht kennen' })
    const pick = async (label: string, option: string) => {
      await userEvent.click(await screen.findByRole('combobox', { name: new RegExp(label) }))
      await userEvent.click(await screen.findByRole('option', { name: option }))
    }
    await pick('Chefin', 'Kundenleitung')
    await pick('Messeteam', 'Neu anlegen')
    await press('Weiter')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 werden eingeladen1 neue Gruppe')) // prettier-ignore
    await press('2 Zeilen übernehmen')
    await screen.findByText('2 eingeladen · 1 neue Gruppe')
    await expect(memory.sent[0]![1]).toMatchObject({
      newGroups: ['Messeteam'],
      people: [{ roles: ['CLIENT_LEAD'], groups: ['Messeteam'] }, { roles: ['CLIENT_LEAD'] }],
    })
  }),
}

export const Mended: Story = {
  name: 'Faults stand at their cells and are mended there; what the server refuses, too (ADM-04)',
  ...flow({}, async (memory) => {
    memory.failNext('compareList', new PortError({ code: 'invalid', fields: { 'people[0].roles': ['Eine dieser Rollen können Sie nicht vergeben.'] } })) // prettier-ignore
    await choose(
      csvOf('Nachname;Mail;Rolle\nA;a@neu.de;Kunde\nB;b-at-neu.de;Kunde\nC;a@neu.de;Kunde\n'),
    )
    await press('Weiter')
    await screen.findByText(/3 Zeilen mit Fehlern\./)
    await expect(await rowNamed(/^b-at/)).toHaveTextContent('So geht es: name@unternehmen.de')
    await typeOver(await rowNamed(/^b-at/), 'b-at-neu.de', 'b@neu.de')
    const [first] = await screen.findAllByRole('rowheader', { name: /^a@neu/ })
    await expect(first!.closest('[role=row]')).toHaveTextContent('Eine dieser Rollen')
    await typeOver(first!.closest<HTMLElement>('[role=row]')!, 'Kunde', 'Kundenleitung')
    await waitFor(() => expect(screen.getByText(/1 Zeile mit Fehlern\./)).toBeVisible())
    await press('2 Zeilen ohne Fehler übernehmen')
    await screen.findByText('2 eingeladen')
  }),
}

export const Overtaken: Story = {
  name: 'Somebody was quicker: nothing is taken over, the comparison is made anew, and then it works (ADM-04)',
  ...flow({}, async (memory) => {
    await choose(csvOf('Nachname;Mail\nHuber-Hoch;korbinian.huber@alpenquell.example\n'))
    await press('Weiter')
    await waitFor(async () => expect(await rowNamed(/korbinian/)).toHaveTextContent('bisher: Huber')) // prettier-ignore
    memory.others.change(7, { lastName: 'Hubertus' })
    await press('1 Zeile übernehmen')
    await screen.findByText(/Inzwischen hat sich etwas geändert/)
    await waitFor(async () => expect(await rowNamed(/korbinian/)).toHaveTextContent('bisher: Hubertus')) // prettier-ignore
    await press('1 Zeile übernehmen')
    await screen.findByText('1 geändert')
  }),
}

export const Leaving: Story = {
  name: 'Without addresses nothing goes on; who leaves with a file open is asked',
  ...flow({}, async () => {
    await choose(csvOf('Nachname;Vorname\nA;B\n'))
    await screen.findByText(/Die E-Mail-Adresse fehlt noch/)
    await expect(await button('Weiter')).toHaveAttribute('aria-disabled', 'true')
    await press('Abbrechen')
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
  }),
}

export const English: Story = {
  name: 'The same in English',
  globals: { locale: 'en' },
  ...flowOf(People)({ path: ['import'] }, async () => {
    await screen.findByRole('heading', { name: 'Which file are the people in?' })
    await choose(csvOf('Email,First name,Last name,Role\nann@new.example,Ann,New,Client lead\n'))
    await press('Next')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 will be invited'))
  }),
}

export const Failed: Story = {
  name: 'Where it could not be prepared, that is said with a way on',
  ...flowOf(People)(
    {
      path: ['import'],
      prepare: (memory) => memory.failNext('groups', new PortError({ code: 'offline' })),
    },
    async () => {
      await screen.findByRole('heading', { name: 'Der Import ließ sich nicht öffnen' })
      await press('Erneut versuchen')
      await screen.findByRole('heading', { name: 'In welcher Datei stehen die Personen?' })
    },
  ),
}
