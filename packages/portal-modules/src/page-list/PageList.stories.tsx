import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { StoryHost } from '../kit/StoryHost.tsx'
import { PageList } from './PageList.tsx'
import { buildModule, buildPage, createMemoryPageList, somePages, type MemoryOptions, type MemoryPageList } from './testing/index.ts' // prettier-ignore

const meta = {
  title: 'Modules/Page list',
  component: PageList,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
} satisfies Meta<typeof PageList>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

interface FlowOptions extends MemoryOptions {
  prepare?: (memory: MemoryPageList) => void
  onOpenInside?: (address: string) => void
}

/** A story with a memory of its own, made anew each time it is played. */
function flow(
  { prepare, onOpenInside, ...options }: FlowOptions,
  play: (context: Context, memory: MemoryPageList) => Promise<void>,
): Story {
  let memory = createMemoryPageList(options)
  return {
    args: { port: memory.port },
    loaders: [
      () => {
        memory = createMemoryPageList(options)
        prepare?.(memory)
        return { memory }
      },
    ],
    render: (_args, { loaded, globals }) => (
      <StoryHost
        locale={globals.locale === 'en' ? 'en' : 'de'}
        now={() => new Date('2026-11-20T10:00:00Z')}
        onOpenInside={onOpenInside}
      >
        <PageList port={(loaded as { memory: MemoryPageList }).memory.port} />
      </StoryHost>
    ),
    play: (context) => play(context, memory),
  }
}

const change = (name: string) => screen.findByRole('button', { name: `${name}: Sichtbar für …` })
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const pageNames = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
/** Opens the menu of a page or module and chooses in it. */
async function choose(
  { userEvent }: Pick<Context, 'userEvent'>,
  name: string,
  action: string,
  what: 'page' | 'module' = 'page',
) {
  const label = what === 'page' ? `Aktionen für „${name}“` : `Aktionen für das Modul „${name}“`
  await userEvent.click(await screen.findByRole('button', { name: label }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}
const open = fn()
const viewAs = fn()

export const Playground: Story = flow({ latency: 300, onViewAs: viewAs }, async () => undefined)

export const WholePage: Story = {
  name: 'A page is opened to a group with all of its modules, and that is taken back (PERM-14, T-08)',
  ...flow({}, async ({ userEvent, step }, memory) => {
    await step('Who sees it stands at the page, where modules differ at these', async () => {
      await screen.findByText('/briefing · Je Modul verschieden')
      await screen.findByText('/files · Kunde – Marketing, Kundenberatung')
      await expect(screen.getByText('Kundenberatung, Henrik Voss')).toBeVisible()
      await expect(screen.getByText('/workshop · Nur Administration')).toBeVisible()
    })
    await step('What only some modules have stays so', async () => {
      await userEvent.click(await change('Briefing'))
      const dialog = await dialogOf('Wer sieht „Briefing“?')
      await expect(
        dialog.getByRole('checkbox', { name: /^Kunde – Geschäftsleitung/ }),
      ).toBePartiallyChecked()
      await userEvent.click(dialog.getByRole('checkbox', { name: /^Kunde – Marketing/ }))
      await dialog.findByText(/^\d Personen sehen es künftig auch/)
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await isClosed()
    })
    await step('Saved for all three', async () => {
      await screen.findByText('Geändert, wer „Briefing“ sieht')
      await expect([22, 23, 24].map(memory.audienceOf)).toEqual([
        [10, 11, 12],
        [10, 11, 12, 13],
        [-55, 10, 11, 12],
      ])
    })
    await step('And back', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
      await waitFor(() => expect(memory.audienceOf(24)).toEqual([10, 12, -55]))
    })
  }),
}

export const OneModule: Story = {
  name: 'One module of a page is closed, and the others stay as they are (PERM-14)',
  ...flow({}, async ({ userEvent }, memory) => {
    await userEvent.click(await change('Aktuelles'))
    const dialog = await dialogOf('Wer sieht „Aktuelles“?')
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Kunde – Marketing/ }))
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Kunde – Geschäftsleitung/ }))
    await dialog.findByText('4 Personen sehen es dann nicht mehr')
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    await isClosed()
    await expect(memory.audienceOf(23)).toEqual([10, 12])
    await expect(memory.audienceOf(22)).toEqual([10, 11, 12])
    await expect(await change('Aktuelles')).toHaveFocus()
  }),
}

export const NewPage: Story = {
  name: 'A page is made: its address follows its name, and one that is taken has a free one beside it (ROUTE-11, GEN-03)',
  ...flow({}, async ({ userEvent, step }, memory) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Seite anlegen' }))
    const dialog = await dialogOf('Neue Seite')
    await step('Nothing is made of nothing', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Anlegen' }))
      await expect(dialog.getByRole('textbox', { name: /^Name auf Deutsch/ })).toBeInvalid()
    })
    await step('The address is made of the name', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: /^Name auf Deutsch/ }), 'Mediapläne')
      await userEvent.type(dialog.getByRole('textbox', { name: /^Name auf Englisch/ }), 'Plans')
      await expect(dialog.getByRole('textbox', { name: /^Adresse/ })).toHaveValue('mediaplaene')
    })
    await step('One that is taken says by what, and offers another', async () => {
      const address = dialog.getByRole('textbox', { name: /^Adresse/ })
      await userEvent.clear(address)
      await userEvent.type(address, 'files')
      await dialog.findByText('Diese Adresse hat schon die Seite „Dateien“.')
      await userEvent.click(dialog.getByRole('button', { name: '/files-2 nehmen' }))
      await expect(address).toHaveValue('files-2')
      await expect(dialog.queryByText(/hat schon die Seite/)).toBeNull()
    })
    await userEvent.click(dialog.getByRole('switch', { name: /^Noch verbergen/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Anlegen' }))
    await isClosed()
    await screen.findByText('„Mediapläne“ angelegt')
    await expect(memory.pages().at(-1)).toMatchObject({
      name: 'Mediapläne',
      nameEn: 'Plans',
      slug: 'files-2',
      isHidden: true,
    })
  }),
}

export const Elsewhere: Story = {
  name: 'An entry of the navigation leads to another website; reserved addresses are refused (ROUTE-11, ROUTE-19)',
  ...flow({}, async ({ userEvent }, memory) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Seite anlegen' }))
    const dialog = await dialogOf('Neue Seite')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name auf Deutsch/ }), 'Settings')
    // It follows the name, and takes the first one that is free.
    await expect(dialog.getByRole('textbox', { name: /^Adresse/ })).toHaveValue('settings-2')
    const address = dialog.getByRole('textbox', { name: /^Adresse/ })
    await userEvent.clear(address)
    await userEvent.type(address, 'settings')
    await dialog.findByText('Diese Adresse braucht das Portal selbst.')
    await userEvent.click(dialog.getByRole('radio', { name: 'Auf eine andere Website' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Adresse der Website/ }), 'nirgends')
    await userEvent.click(dialog.getByRole('button', { name: 'Anlegen' }))
    await dialog.findByText('Bitte geben Sie eine ganze Adresse an, die mit https:// beginnt.')
    await userEvent.clear(dialog.getByRole('textbox', { name: /^Adresse der Website/ }))
    await userEvent.type(
      dialog.getByRole('textbox', { name: /^Adresse der Website/ }),
      'https://www.example',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Anlegen' }))
    await isClosed()
    await expect(memory.pages().at(-1)).toMatchObject({ slug: null, url: 'https://www.example' })
  }),
}

export const TwoEditors: Story = {
  name: 'Of two who change a page the second hears of it, and nothing typed is lost (GEN-12)',
  ...flow({}, async (context, memory) => {
    const { userEvent } = context
    await choose(context, 'Briefing', 'Bearbeiten')
    const dialog = await dialogOf('„Briefing“ bearbeiten')
    memory.changeElsewhere(2, { icon: 'phone' })
    const name = dialog.getByRole('textbox', { name: /^Name auf Deutsch/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Unterlagen')
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    await dialog.findByText(/wurde inzwischen von jemand anderem geändert/)
    await expect(name).toHaveValue('Unterlagen')
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    await isClosed()
    await expect(memory.pages()[1]!.name).toBe('Unterlagen')
  }),
}

export const Ordered: Story = {
  name: 'Pages are ordered by the menu and by Alt and arrows, and that is taken back (LAY-04, T-08, WCAG 2.5.7)',
  ...flow({}, async (context, memory) => {
    const { userEvent, step } = context
    await step('By the menu', async () => {
      await choose(context, 'Werkstatt', 'Ganz nach oben')
      await screen.findByText('„Werkstatt“ ist jetzt an Stelle 1 von 4')
      await expect(memory.pages().map(({ id }) => id)).toEqual([3, 1, 2, 4])
      await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
      await waitFor(() => expect(memory.pages().map(({ id }) => id)).toEqual([1, 2, 3, 4]))
    })
    await step('By keys, with the focus staying where it is', async () => {
      const menu = screen.getByRole('button', { name: 'Aktionen für „Briefing“' })
      menu.focus()
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
      await waitFor(() => expect(memory.pages().map(({ id }) => id)).toEqual([2, 1, 3, 4]))
      await waitFor(() => expect(pageNames()[0]).toContain('Briefing'))
      await expect(screen.getByRole('button', { name: 'Aktionen für „Briefing“' })).toHaveFocus()
    })
    await step('Modules, too', async () => {
      screen.getByRole('button', { name: 'Aktionen für das Modul „Aufgaben“' }).focus()
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
      const idsOf = () => memory.pages()[0]!.modules.map(({ id }) => id)
      await waitFor(() => expect(idsOf()).toEqual([22, 24, 23]))
    })
  }),
}

export const Hidden: Story = {
  name: 'A hidden page says so, is looked at as somebody else, and is shown; what is shown is hidden again (T-04, T-08)',
  ...flow({ onViewAs: viewAs, onOpenInside: open }, async (context, memory) => {
    const { userEvent } = context
    await screen.findByText('Verborgen')
    await choose(context, 'Werkstatt', 'Ansehen als …')
    await expect(viewAs).toHaveBeenLastCalledWith(expect.objectContaining({ id: 3 }))
    await choose(context, 'Werkstatt', 'Öffnen')
    await expect(open).toHaveBeenLastCalledWith('/workshop')
    await choose(context, 'Werkstatt', 'Zeigen')
    await screen.findByText('„Werkstatt“ steht jetzt im Menü')
    await waitFor(() => expect(screen.queryByText('Verborgen')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
    await screen.findByText('Verborgen')
    await expect(memory.pages()[2]!.isHidden).toBe(true)
  }),
}

export const Placed: Story = {
  name: 'A module is placed for a group, edited, and taken off again; what shows everything lies there once (ENT-12, PERM-14)',
  ...flow({}, async (context, memory) => {
    const { userEvent, step } = context
    await step('Placed', async () => {
      await userEvent.click(
        await screen.findByRole('button', { name: 'Briefing: Modul platzieren' }),
      )
      const dialog = await dialogOf('Modul auf „Briefing“ platzieren')
      await userEvent.click(dialog.getByRole('combobox', { name: /^Was soll auf die Seite/ }))
      await userEvent.click(await screen.findByRole('option', { name: /^Kampagnen/ }))
      await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Kampagnen')
      await userEvent.click(dialog.getByRole('checkbox', { name: /^Kunde – Geschäftsleitung/ }))
      await userEvent.click(dialog.getByRole('button', { name: 'Platzieren' }))
      await isClosed()
      await screen.findByText('„Kampagnen“ platziert')
      await expect(memory.pages()[1]!.modules.at(-1)).toMatchObject({
        kind: 'campaign',
        audience: expect.arrayContaining([13]),
      })
    })
    await step('A second one is not offered', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Briefing: Modul platzieren' }))
      const dialog = await dialogOf('Modul auf „Briefing“ platzieren')
      await userEvent.click(dialog.getByRole('combobox', { name: /^Was soll auf die Seite/ }))
      await expect(await screen.findByRole('option', { name: /^Kampagnen/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
      await userEvent.keyboard('{Escape}')
      await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }))
      await isClosed()
    })
    await step('Edited', async () => {
      await choose(context, 'Unterlagen', 'Bearbeiten', 'module')
      const dialog = await dialogOf('„Unterlagen“ bearbeiten')
      await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), ' 2027')
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await isClosed()
      await screen.findByText('Unterlagen 2027')
    })
  }),
}

export const Deleted: Story = {
  name: 'A deletion says what it takes, is taken back at once, or later from the list of what was deleted (T-08, T-66)',
  ...flow(
    {
      contents: [
        { kind: 'directory', count: 3 },
        { kind: 'filelink', count: 41 },
        { kind: 'unheardOf', count: 2 },
      ],
    },
    async (context, memory) => {
      const { userEvent, step } = context
      const confirm = async () => {
        const dialog = within(await screen.findByRole('alertdialog', { name: '„Briefing“ löschen?' })) // prettier-ignore
        await dialog.findByText(
          'Mit gelöscht: 41 Dateien, 3 Ordner und 2 weitere Inhalte. 30 Tage lang lässt sich alles zurückholen, danach ist es endgültig weg.',
        )
        await userEvent.click(dialog.getByRole('button', { name: 'Löschen' }))
        await waitFor(() => expect(screen.queryByRole('heading', { name: 'Briefing' })).toBeNull())
      }
      await step('Taken back at once', async () => {
        await choose(context, 'Briefing', 'Löschen')
        await confirm()
        await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
        await screen.findByRole('heading', { name: 'Briefing' })
        await expect(memory.pages().map(({ id }) => id)).toEqual([1, 2, 3, 4])
      })
      await step('Or from the list', async () => {
        await choose(context, 'Briefing', 'Löschen')
        await confirm()
        await userEvent.click(await screen.findByText('Gelöscht'))
        await screen.findByText(/^Seite · Gelöscht von Maren Lindqvist · /)
        await userEvent.click(screen.getByRole('button', { name: '„Briefing“ wiederherstellen' }))
        await screen.findByRole('heading', { name: 'Briefing' })
      })
    },
  ),
}

export const Ordering: Story = {
  name: 'What holds direct orders stays: nobody deletes what was ordered (PERM-10)',
  ...flow({ contents: [{ kind: 'directorder', count: 12 }] }, async (context, memory) => {
    await choose(context, 'Dateien', 'Löschen')
    const dialog = within(await screen.findByRole('alertdialog', { name: '„Dateien“ löschen?' }))
    await dialog.findByText(/Hier liegen Direktbestellungen/)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Verstanden' }))
    await expect(memory.pages()).toHaveLength(4)
  }),
}

export const NotTheirs: Story = {
  name: 'Without the right to, who sees a module is not changed (PERM-18)',
  ...flow(
    {
      pages: [
        buildPage({
          id: 1,
          name: 'Dateien',
          modules: [buildModule({ id: 21, canChangeAudience: false })],
        }),
      ],
    },
    async () => {
      await screen.findByRole('heading', { name: 'Dateien' })
      await expect(screen.queryByRole('button', { name: /Sichtbar für/ })).toBeNull()
    },
  ),
}

export const Empty: Story = {
  name: 'An application without pages begins with a template, and hears what else there is to do (SETUP-04)',
  ...flow({ pages: [], onOpenInside: open }, async ({ userEvent }, memory) => {
    await screen.findByText('Noch keine Seiten')
    await userEvent.click(await screen.findByRole('link', { name: 'Personen einladen' }))
    await expect(open).toHaveBeenLastCalledWith('/administration/users')
    await userEvent.click(await screen.findByRole('button', { name: 'Mit „Marke“ beginnen' }))
    await screen.findByText('Die Seiten sind angelegt')
    await expect(memory.pages().map(({ name }) => name)).toEqual([
      'Kampagnen',
      'Dateien',
      'Auswertungen',
    ])
    await screen.findByRole('heading', { name: 'Kampagnen' })
  }),
}

export const Failed: Story = {
  name: 'What could not be loaded is tried again',
  ...flow(
    { prepare: ({ failNext }) => failNext('pages', new PortError({ code: 'unknown' })) },
    async ({ userEvent }) => {
      await screen.findByText('Die Seiten konnten nicht geladen werden')
      await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
      await screen.findByRole('heading', { name: 'Briefing' })
    },
  ),
}

export const Refused: Story = {
  name: 'What the host refuses is put back, and says why',
  ...flow(
    { prepare: ({ failNext }) => failNext('arrange', new PortError({ code: 'forbidden' })) },
    async (context) => {
      await choose(context, 'Werkstatt', 'Ganz nach oben')
      await screen.findByText('Die Reihenfolge wurde nicht geändert')
      await waitFor(() => expect(pageNames()[0]).toContain('Dateien'))
    },
  ),
}

export const Phone: Story = {
  name: 'On a phone, with long names',
  globals: { locale: 'de', viewport: { value: 'phone' } },
  ...flow(
    {
      pages: somePages.map((page) => ({
        ...page,
        name: `${page.name} der Sommerkampagne für Deutschland, Österreich und die Schweiz`,
      })),
    },
    async () => {
      await screen.findByText(/Je Modul verschieden/)
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    },
  ),
}
