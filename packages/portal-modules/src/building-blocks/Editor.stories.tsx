import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { BuildingBlocks } from './BuildingBlocks.tsx'
import { button, cardOf, field, flow, told } from './testing/flow.tsx'
import { createMemoryBuildingBlocks, someBlocks } from './testing/index.ts'

const meta = {
  title: 'Modules/Building blocks/Editor',
  component: BuildingBlocks,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  args: { port: createMemoryBuildingBlocks().port, component: { id: 40 } },
} satisfies Meta<typeof BuildingBlocks>
export default meta
type Story = StoryObj<typeof meta>

const preview = async () => within(await screen.findByRole('region', { name: 'So fragt der Baustein' })) // prettier-ignore
const fieldList = async () => within(await screen.findByRole('list', { name: 'Felder' }))
const fieldNames = async () =>
  (await fieldList()).getAllByRole('heading', { level: 3 }).map((one) => one.textContent)

export const Playground: Story = flow({ blocks: someBlocks, path: ['704'], latency: 300 }, async () => undefined) // prettier-ignore

export const Created: Story = {
  name: 'A block is made with media types and a field, and stands in the list (BB-01, BB-02, DO-16)',
  ...flow({ path: ['new'] }, async ({ userEvent }, memory) => {
    await userEvent.type(await field(/Name des Bausteins/), 'Sonntagsöffnung')
    const budget = await field(/Budgetrahmen/)
    await userEvent.type(budget, '1250,50')
    await userEvent.type(await field(/Laufzeit/), '2')
    await userEvent.type(screen.getByRole('combobox', { name: /Angebotene Mediengattungen/ }), 'Radio') // prettier-ignore
    await userEvent.click(await screen.findByRole('option', { name: /Radio/ }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Gehört fest dazu: Radio' }))
    await userEvent.click(await button('Feld hinzufügen'))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Einzeiliger Text/ }))
    const name = await field(/Name des Feldes/)
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.type(name, 'Text der Durchsage')
    await userEvent.click(screen.getByRole('switch', { name: 'Muss ausgefüllt werden' }))
    await expect((await preview()).getByRole('textbox', { name: /Text der Durchsage/ })).toBeRequired() // prettier-ignore
    await userEvent.click(await button('Baustein anlegen'))
    await told('Baustein „Sonntagsöffnung“ ist angelegt')
    await expect(await screen.findByRole('row', { name: /Sonntagsöffnung/ })).toBeVisible()
    await expect(memory.sent[0]).toMatchObject({
      call: 'create',
      content: {
        name: 'Sonntagsöffnung',
        budget: 1_250.5,
        duration: { count: 2, unit: 'week' },
        media: [{ mediaTypeId: 6, isRequired: true, needsDates: false }],
        fields: [{ id: null, key: 'TEXT-DER-DURCHSAGE', isRequired: true, type: 'TextField' }],
      },
    })
    // The groups of its place, and client service.
    await expect(memory.sent[0]!.content.groupIds).toEqual(expect.arrayContaining([11, 12]))
  }),
}

export const Changed: Story = {
  name: 'A change is put over the version that was seen; names of customer, product and campaign are only shown (BB-01, BB-02, VAL-08)',
  ...flow({ blocks: someBlocks, path: ['701'] }, async ({ userEvent }, memory) => {
    const customer = await field('Kunde')
    await expect(customer).toHaveValue('Wohnwerk Lindner SE')
    await expect(customer).toHaveAttribute('readonly')
    await expect(await field('Produkt')).toHaveAttribute('readonly')
    await expect(await field('Kampagne')).toHaveAttribute('readonly')
    const format = await field(/Format/)
    await userEvent.clear(format)
    await userEvent.type(format, '12-seitiger Prospekt')
    await userEvent.click(await button('Änderungen speichern'))
    await told('Baustein „Wochenend-Aktion“ ist gespeichert')
    await expect(memory.block(701)).toMatchObject({
      format: '12-seitiger Prospekt',
      version: 2,
      campaign: { id: 901 },
      fields: [{ id: 21 }, { id: 22 }],
    })
  }),
}

export const BelongTogether: Story = {
  name: 'A campaign brings its customer and product; another customer lets go of it (DO-19)',
  ...flow({ path: ['new'] }, async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: /Kampagne/ }))
    await userEvent.click(await screen.findByRole('option', { name: /Sofawochen/ }))
    const customer = await screen.findByRole('combobox', { name: /Kunde/ })
    await expect(customer).toHaveTextContent('Wohnwerk Lindner SE')
    await expect(screen.getByRole('combobox', { name: /Produkt/ })).toHaveTextContent('Polstermöbel') // prettier-ignore
    await userEvent.click(customer)
    await userEvent.click(await screen.findByRole('option', { name: 'Lindner Outlet GmbH' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: /Kampagne/ })).toHaveValue(''))
  }),
}

export const AllTypes: Story = {
  name: 'Each of the eleven types has what belongs to it, and the order form’s own look below (ENT-06, CFG-09)',
  ...flow({ blocks: someBlocks, path: ['704'] }, async ({ userEvent }) => {
    await expect(await fieldNames()).toHaveLength(11)
    const shown = await preview()
    await expect(shown.getByRole('heading', { name: 'Die neue Filiale' })).toBeVisible()
    await expect(shown.getByText('zwei Wochen')).toBeVisible()
    await expect(shown.getByText('Bitte rechnen Sie mit vier Wochen Vorlauf.')).toBeVisible()
    await expect(shown.getByRole('combobox', { name: 'Tonalität' })).toHaveTextContent('Fröhlich')
    await expect(shown.getByRole('heading', { name: 'Zum Schluss' })).toBeVisible()
    // What nobody fills in has neither a default nor a demand.
    await userEvent.click(await cardOf('So läuft es ab'))
    const html = within(await screen.findByRole('group', { name: 'So läuft es ab' }))
    await expect(html.queryByRole('switch', { name: 'Muss ausgefüllt werden' })).toBeNull()
    await expect(html.queryByRole('textbox', { name: /Vorgabe/ })).toBeNull()
    await userEvent.click(await cardOf('Tonalität'))
    const choice = within(await screen.findByRole('group', { name: 'Tonalität' }))
    await expect(choice.getByRole('textbox', { name: /Zur Auswahl/ })).toHaveValue('Sachlich\nFröhlich\nDringend') // prettier-ignore
  }),
}

export const PreviewFollows: Story = {
  name: 'Fields of a media type that is not ordered leave the preview; what is tried out there is not sent (BB-05)',
  ...flow({ blocks: someBlocks, path: ['704'] }, async ({ userEvent }) => {
    const shown = await preview()
    await userEvent.click(shown.getByRole('checkbox', { name: 'Radio' }))
    await waitFor(() => expect(shown.queryByRole('combobox', { name: 'Tonalität' })).toBeNull())
    await userEvent.type(shown.getByRole('textbox', { name: /Anschrift/ }), 'Marktplatz 1')
    const save = await button('Änderungen speichern')
    await expect(save).toHaveAttribute('aria-disabled', 'true')
  }),
}

export const MovedByKeys: Story = {
  name: 'Alt with an arrow moves a field and keeps the focus on it; the menu does the same (CFG-09)',
  ...flow({ blocks: someBlocks, path: ['701'] }, async ({ userEvent }, memory) => {
    const first = await cardOf('Was ist im Angebot')
    first.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(async () => expect((await fieldNames())[1]).toContain('Was ist im Angebot?'))
    await waitFor(async () => expect(await cardOf('Was ist im Angebot')).toHaveFocus())
    await userEvent.click(await button('Aktionen für Auflage'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Verdoppeln' }))
    await waitFor(async () => expect(await fieldNames()).toHaveLength(3))
    await userEvent.click(await button('Aktionen für Was ist im Angebot?'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ganz nach oben' }))
    await userEvent.click(await button('Änderungen speichern'))
    await told('Baustein „Wochenend-Aktion“ ist gespeichert')
    await expect(memory.block(701)!.fields.map(({ key }) => key)).toEqual(['AKTION', 'AUFLAGE', 'AUFLAGE-2']) // prettier-ignore
  }),
}

/** What a browser does when something is dragged onto the end of something else. */
async function dragBehind(from: Element, to: Element) {
  const dataTransfer = new DataTransfer()
  const at = (element: Element, part: number) => {
    const box = element.getBoundingClientRect()
    return { clientX: box.left + 40, clientY: box.top + box.height * part }
  }
  fireEvent.dragStart(from, { dataTransfer, ...at(from, 0.5) })
  await waitFor(() => expect(from).toHaveAttribute('data-at-dragged'))
  fireEvent.dragEnter(to, { dataTransfer, ...at(to, 0.9) })
  fireEvent.dragOver(to, { dataTransfer, ...at(to, 0.9) })
  await waitFor(() => expect(to).toHaveAttribute('data-at-edge'))
  fireEvent.drop(to, { dataTransfer, ...at(to, 0.9) })
  fireEvent.dragEnd(from, { dataTransfer })
}

export const Dragged: Story = {
  name: 'A field is dragged to another place while none is open (CFG-09)',
  ...flow({ blocks: someBlocks, path: ['701'] }, async ({ userEvent }) => {
    const items = (await fieldList()).getAllByRole('listitem')
    await userEvent.hover(items[0]!)
    await waitFor(() => expect(items[0]).toHaveAttribute('draggable', 'true'))
    await dragBehind(items[0]!, items[1]!)
    await waitFor(async () => expect((await fieldNames())[1]).toContain('Was ist im Angebot?'))
    await userEvent.click(await cardOf('Auflage'))
    const [first] = (await fieldList()).getAllByRole('listitem')
    await waitFor(() => expect(first).not.toHaveAttribute('draggable', 'true'))
  }),
}

export const Removed: Story = {
  name: 'A field that is removed hands the focus to its neighbour, the last one to the button that adds',
  ...flow({ blocks: someBlocks, path: ['701'] }, async ({ userEvent }) => {
    await userEvent.click(await button('Aktionen für Was ist im Angebot?'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Entfernen' }))
    await waitFor(async () => expect(await cardOf('Auflage')).toHaveFocus())
    await userEvent.click(await button('Aktionen für Auflage'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Entfernen' }))
    await waitFor(async () => expect(await button('Feld hinzufügen')).toHaveFocus())
  }),
}

export const FaultsListed: Story = {
  name: 'What is wrong is listed, closed fields open, and each line leads to its entry (BB-02, VAL-12)',
  ...flow({ blocks: someBlocks, path: ['701'] }, async ({ userEvent }, memory) => {
    await userEvent.click(await cardOf('Auflage'))
    const key = await field(/Schlüssel/)
    await userEvent.clear(key)
    await userEvent.type(key, 'AKTION')
    await userEvent.click(screen.getByRole('button', { name: /Auflage/, expanded: true }))
    await userEvent.click(await button('Änderungen speichern'))
    const alert = within(await screen.findByRole('alert'))
    await userEvent.click(await alert.findByRole('link', { name: /Schlüssel/ }))
    const again = await field(/Schlüssel/)
    await expect(again).toHaveFocus()
    await expect(again).toHaveAccessibleDescription(/Diesen Schlüssel hat schon ein anderes Feld/)
    await expect(memory.sent).toHaveLength(0)
  }),
}

export const RefusedByServer: Story = {
  name: 'What the server refuses is told at the field, and nothing is lost (BB-02, ERR-16)',
  ...flow(
    {
      blocks: someBlocks,
      path: ['701'],
      prepare: ({ failNext }) =>
        failNext(
          'save',
          new PortError({
            code: 'invalid',
            status: 400,
            fields: { 'fields.1.name': ['Zu modern.'], 'media.0': ['Gibt es nicht mehr.'] },
          }),
        ),
    },
    async ({ userEvent }) => {
      const format = await field(/Format/)
      await userEvent.type(format, '!')
      await userEvent.click(await button('Änderungen speichern'))
      await expect(await screen.findByText('Zu modern.')).toBeVisible()
      await expect(screen.getByText('Gibt es nicht mehr.')).toBeVisible()
      await expect(format).toHaveValue('4-seitiger Prospekt, Funkspot 20 Sekunden!')
    },
  ),
}

export const NoAnswer: Story = {
  name: 'A save without an answer counts as status 500: all stays, and saving again makes one block (BB-03, ERR-13)',
  ...flow(
    {
      path: ['new'],
      prepare: ({ failNext }) => failNext('create', new PortError({ code: 'offline', status: 0 })),
    },
    async ({ userEvent }, memory) => {
      await userEvent.type(await field(/Name des Bausteins/), 'Sonntagsöffnung')
      await userEvent.click(await button('Baustein anlegen'))
      await expect(await screen.findByText(/Der Baustein ist nicht gespeichert/)).toBeVisible()
      await expect(await field(/Name des Bausteins/)).toHaveValue('Sonntagsöffnung')
      await userEvent.click(await button('Baustein anlegen'))
      await told('Baustein „Sonntagsöffnung“ ist angelegt')
      const [first, second] = memory.sent
      await expect(second!.commandId).toBe(first!.commandId)
    },
  ),
}

export const Conflict: Story = {
  name: 'What somebody else saved meanwhile is told beside what was entered, and only then replaced (BB-02)',
  ...flow({ blocks: someBlocks, path: ['701'] }, async ({ userEvent }, memory) => {
    const format = await field(/Format/)
    await userEvent.clear(format)
    await userEvent.type(format, 'Von hier')
    memory.others.change(701, { format: 'Von anderswo', budget: 99 })
    await userEvent.click(await button('Änderungen speichern'))
    await expect(await screen.findByText('Format: jetzt „Von anderswo“, bei Ihnen „Von hier“')).toBeVisible() // prettier-ignore
    await expect(screen.queryByText(/^Budgetrahmen: jetzt/)).toBeNull()
    await expect(memory.block(701)).toMatchObject({ format: 'Von anderswo' })
    await userEvent.click(await button('Änderungen speichern'))
    await told('Baustein „Wochenend-Aktion“ ist gespeichert')
    await expect(memory.block(701)).toMatchObject({ format: 'Von hier', budget: 99, version: 3 })
  }),
}

export const FieldAddedMeanwhile: Story = {
  name: 'A field that somebody else added meanwhile stays, and of one that both changed theirs can be taken (BB-02)',
  ...flow({ blocks: someBlocks, path: ['701'] }, async ({ userEvent }, memory) => {
    const description = await field(/^Beschreibung/)
    await userEvent.clear(description)
    await userEvent.type(description, 'Von hier')
    const { fields } = memory.block(701)!
    const added = { ...fields[0]!, id: 99, key: 'NEU', name: 'Neu Pflicht', isRequired: true }
    memory.others.change(701, { fields: [...fields, added] })
    await userEvent.click(await button('Änderungen speichern'))
    await told('Baustein „Wochenend-Aktion“ ist gespeichert')
    await expect(memory.block(701)!.fields.map(({ name }) => name)).toContain('Neu Pflicht')
    await expect(memory.block(701)).toMatchObject({ description: 'Von hier' })
  }),
}

export const Copied: Story = {
  name: 'A block is the start of another: with its fields and groups, which are new',
  ...flow({ blocks: someBlocks, path: ['701'] }, async ({ userEvent }, memory) => {
    await userEvent.click(await button('Als Vorlage nehmen'))
    await expect(await field(/Name des Bausteins/)).toHaveValue('Wochenend-Aktion (Kopie)')
    await expect(await fieldNames()).toHaveLength(2)
    await userEvent.click(await button('Baustein anlegen'))
    await told('Baustein „Wochenend-Aktion (Kopie)“ ist angelegt')
    await expect(memory.sent[0]).toMatchObject({
      call: 'create',
      content: { campaignId: 901, fields: [{ id: null, key: 'AKTION' }, { id: null }] },
    })
    await expect(memory.block(701)).toMatchObject({ version: 1 })
  }),
}

const keepFromLeaving = fn()

export const Guarded: Story = {
  name: 'While something is not saved the host is told, and no more once it was discarded (SET-01)',
  ...flow({ blocks: someBlocks, path: ['701'], keepFromLeaving }, async ({ userEvent }) => {
    const name = await field(/Name des Bausteins/)
    await userEvent.type(name, '!')
    await waitFor(() => expect(keepFromLeaving).toHaveBeenLastCalledWith(true))
    await userEvent.click(await button('Verwerfen'))
    await waitFor(() => expect(keepFromLeaving).toHaveBeenLastCalledWith(false))
    await expect(name).toHaveValue('Wochenend-Aktion')
  }),
}

export const Gone: Story = {
  name: 'A block that is not there says so',
  ...flow({ blocks: someBlocks, path: ['999'] }, async () => {
    await expect(await screen.findByText('Diesen Baustein gibt es hier nicht')).toBeVisible()
  }),
}

export const OnAPhone: Story = {
  name: 'On a phone each entry has a line of its own',
  globals: { viewport: { value: 'mobile1' } },
  ...flow({ blocks: someBlocks, path: ['704'] }, async ({ userEvent }) => {
    await userEvent.click(await cardOf('Anschrift'))
    await expect(await field(/Name des Feldes/)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  }),
}
