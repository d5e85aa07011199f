import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ItemModulesProvider } from '../kit/module-host/ItemSlot.tsx'
import { PortError } from '../kit/port-error.ts'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { discardChanges, stayInDialog } from '../kit/testing/close-question.ts'
import { LinkCollection } from './LinkCollection.tsx'
import { fixedNow, mixedLinks, type MemoryLinkCollection } from './testing/index.ts'
import { flow } from './testing/flow.tsx'
import { talk } from './testing/talk.tsx'

const wentTo: string[] = []
const openViewer = fn()
const meta = {
  title: 'Modules/Link collection',
  component: LinkCollection,
  decorators: [
    inStoryHost({ now: () => fixedNow, onOpenInside: (address) => void wentTo.push(address) }),
  ],
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
} satisfies Meta<typeof LinkCollection>
export default meta
type Story = StoryObj<typeof meta>

const listOf = () => screen.findByRole('list', { name: 'Wichtige Seiten' })
const itemOf = async (name: string) => {
  const target = await within(await listOf()).findByText(name)
  return within(target.closest('li')!)
}
const names = async () =>
  [...(await listOf()).children].map(
    (item) => item.querySelector('.at-target span span')?.textContent,
  )

export const Playground: Story = flow({ links: mixedLinks, latency: 300 }, async () => undefined)

export const Looking: Story = {
  name: 'Three views, search and order; the view is kept (LINK-01, ENT-13)',
  ...flow({ links: mixedLinks }, async ({ userEvent, step }, memory) => {
    await step('Every kind has its place', async () => {
      await expect(await names()).toHaveLength(5)
      await expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent(
        'Wichtige Seiten',
      )
    })
    await step('Cards and thumbnails show the same, and the choice is remembered', async () => {
      for (const [label, view] of [
        ['Karten', 'card'],
        ['Kacheln', 'thumbnail'],
      ] as const) {
        await userEvent.click(screen.getByRole('radio', { name: label }))
        await expect(await itemOf('Kampagnenleistung')).toBeTruthy()
        await expect(memory.port.view!.read(memory.collectionId)).toBe(view)
      }
    })
    await step('Newest first, then by a word', async () => {
      await userEvent.click(screen.getByRole('button', { name: /Sortierung/ }))
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Neueste zuerst' }))
      await waitFor(async () => expect((await names())[0]).toBe('Neues aus der Agentur'))
      const field = screen.getByRole('searchbox', { name: /suchen/ })
      await userEvent.type(field, 'tv')
      await waitFor(async () => expect(await names()).toEqual(['Kampagnenleistung']))
      await userEvent.type(field, 'x')
      await userEvent.click(await screen.findByRole('button', { name: 'Alle anzeigen' }))
      await waitFor(async () => expect(await names()).toHaveLength(5))
    })
  }),
}

export const Opening: Story = {
  name: 'Opening by the click rules, and reacting (SRCH-04, ROUTE-19, CMT-05, API-30)',
  ...flow({ links: mixedLinks, openViewer }, async ({ userEvent, step }, memory) => {
    await step('A page of the portal stays inside and is counted', async () => {
      const { length } = wentTo
      const page = await itemOf('Neues aus der Agentur')
      await expect(page.getByRole('link')).toHaveAttribute('href', '/insights')
      await userEvent.click(page.getByRole('link'))
      await expect(wentTo.slice(length)).toEqual(['/insights'])
      await expect(memory.tracked).toEqual([2])
    })
    await step('A file that lies nowhere says so and goes nowhere (ERR-10)', async () => {
      const file = await itemOf('Styleguide Alpenquell.pdf')
      await userEvent.click(file.getByRole('button', { name: /^Styleguide/ }))
      await waitFor(() => expect(screen.getByText('Oh nein!')).toBeVisible())
      await expect(memory.tracked).toEqual([2])
    })
    await step(
      'A stored file is shown in the viewer, which counts by itself (VIEW-01)',
      async () => {
        const file = await itemOf('Vorlage Briefing.docx')
        await userEvent.click(file.getByRole('button', { name: /^Vorlage Briefing/ }))
        const [id, items] = openViewer.mock.lastCall!
        await expect(id).toBe(4)
        await expect(items).toMatchObject([
          { id: 1, kind: 'report', name: 'Kampagnenleistung' },
          { id: 4, kind: 'file', name: 'Vorlage Briefing.docx' },
        ])
        await expect(memory.tracked).toEqual([2])
      },
    )
    await step('So is a report (ROUTE-18)', async () => {
      const report = await itemOf('Kampagnenleistung')
      await userEvent.click(report.getByRole('button', { name: /^Kampagnenleistung/ }))
      await expect(openViewer.mock.lastCall![0]).toBe(1)
    })
    await step('One’s own reaction is marked, and the same button takes it back', async () => {
      const report = await itemOf('Kampagnenleistung')
      const like = report.getByRole('button', { name: /Gefällt mir/ })
      await expect(like).toHaveAttribute('aria-pressed', 'true')
      await userEvent.click(like)
      await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'false'))
      await expect(like).toHaveTextContent('2')
    })
    await step('A refused reaction is taken off again, and said', async () => {
      memory.failNext('react', new PortError({ code: 'offline' }))
      const report = await itemOf('Kampagnenleistung')
      const idea = report.getByRole('button', { name: /Idee/ })
      await userEvent.click(idea)
      await waitFor(() => expect(screen.getByText(/kam nicht an/)).toBeVisible())
      await waitFor(() => expect(idea).toHaveAttribute('aria-pressed', 'false'))
    })
    await step('What others do appears at once', async () => {
      memory.others.react(2, 'heart')
      const page = await itemOf('Neues aus der Agentur')
      await expect(await page.findByRole('button', { name: /Herz/ })).toHaveTextContent('1')
      memory.others.add({ name: 'Mediadaten 2027', url: '/files', isExternal: false })
      await expect(await itemOf('Mediadaten 2027')).toBeTruthy()
      await expect(await screen.findByText('Neu')).toBeVisible()
    })
  }),
}

export const Keeping: Story = {
  name: 'Adding, changing and deleting; what was typed is kept (LINK-04, LINK-06, VAL-04, VAL-05, VAL-06, ENT-14, SRCH-09)',
  ...flow({ links: mixedLinks }, async ({ userEvent, step }, memory) => {
    await listOf()
    await step('Faults are told at their fields', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Link hinzufügen' }))
      const dialog = within(await screen.findByRole('dialog'))
      await userEvent.click(dialog.getByRole('radio', { name: 'Seite' }))
      await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'ab')
      await userEvent.type(dialog.getByRole('textbox', { name: /Adresse/ }), 'javascript:alert(1)')
      const description = dialog.getByRole('textbox', { name: /Beschreibung/ })
      await userEvent.type(description, 'xy')
      await userEvent.click(dialog.getByRole('button', { name: 'Link hinzufügen' }))
      await waitFor(() =>
        expect(dialog.getByRole('textbox', { name: /Adresse/ })).toHaveAttribute(
          'aria-invalid',
          'true',
        ),
      )
      await expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveFocus()
      await expect(description).toBeInvalid()
      await userEvent.clear(description)
    })
    await step('An icon is found by a word (SRCH-09)', async () => {
      const dialog = within(screen.getByRole('dialog'))
      const icon = dialog.getByRole('combobox', { name: /Symbol/ })
      await userEvent.click(icon)
      await expect((await screen.findAllByRole('option')).length).toBeLessThanOrEqual(15)
      await waitFor(() =>
        expect(screen.getByRole('option', { name: /Chart: Säulen/ })).toBeVisible(),
      )
      await userEvent.clear(icon)
      await userEvent.type(icon, 'kalen')
      await userEvent.click(await screen.findByRole('option', { name: 'Kalender' }))
    })
    await step('A failed save keeps what was typed; the next one works', async () => {
      const dialog = within(screen.getByRole('dialog'))
      await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), ' bis Zoo')
      const address = dialog.getByRole('textbox', { name: /Adresse/ })
      await userEvent.clear(address)
      await userEvent.type(address, 'termine.example/2027')
      memory.failNext('add', new PortError({ code: 'offline' }))
      const save = dialog.getByRole('button', { name: 'Link hinzufügen' })
      await userEvent.click(save)
      await expect(await dialog.findByText(/Keine Verbindung/)).toBeVisible()
      await expect(address).toHaveValue('https://termine.example/2027')
      await userEvent.click(save)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect((await itemOf('ab bis Zoo')).getByRole('link')).toHaveAttribute(
        'href',
        'https://termine.example/2027',
      )
    })
    await step('Somebody else’s change is not overwritten unseen', async () => {
      await userEvent.click(
        screen.getByRole('button', { name: 'Aktionen für Presseportal Alpenquell' }),
      )
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Bearbeiten' }))
      const dialog = within(await screen.findByRole('dialog'))
      memory.others.save(3, { description: 'Alles für die Presse' })
      const name = dialog.getByRole('textbox', { name: /Name/ })
      await userEvent.clear(name)
      await userEvent.type(name, 'Presse')
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await expect(await dialog.findByText(/gerade geändert/)).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(await itemOf('Presse')).toBeTruthy()
    })
    await step(
      'Deleting can be undone by Ctrl+Z (T-08); the focus goes to what comes next',
      async () => {
        screen.getByRole('button', { name: 'Aktionen für Presse' }).focus()
        await userEvent.keyboard('{Enter}')
        ;(await screen.findByRole('menuitem', { name: 'Löschen' })).focus()
        await userEvent.keyboard('{Enter}')
        await waitFor(async () => expect(await names()).not.toContain('Presse'))
        await waitFor(() => expect(document.activeElement?.closest('li')).not.toBeNull())
        await screen.findByRole('button', { name: 'Rückgängig' })
        await userEvent.keyboard('{Control>}z{/Control}')
        await waitFor(async () => expect(await names()).toContain('Presse'))
      },
    )
  }),
}

export const Reading: Story = {
  name: 'Who may not edit sees no way to, and a collection that is empty says so (LINK-05, LAY-15, PERM-02, PERM-03)',
  ...flow({ links: [], canEdit: false }, async ({ userEvent, step }, memory) => {
    await step('Empty, without a promise', async () => {
      await expect(await screen.findByText('Noch nichts in dieser Sammlung')).toBeVisible()
      await expect(screen.queryByRole('button', { name: 'Link hinzufügen' })).toBeNull()
    })
    await step('What comes is read and not changed', async () => {
      memory.others.add({ name: 'Mediadaten 2027' })
      const link = await itemOf('Mediadaten 2027')
      await expect(link.queryByRole('button', { name: /Aktionen/ })).toBeNull()
      await userEvent.tab()
      await expect(document.activeElement).not.toBe(document.body)
    })
  }),
}

export const Switches: Story = {
  name: 'Where the tenant hides extensions files have none, and keep their icon; people are told by default where it says so (CFG-01, CFG-06)',
  ...flow({ links: mixedLinks }, async ({ userEvent }) => {
    const file = await itemOf('Vorlage Briefing')
    await expect(file.getByRole('button', { name: 'Aktionen für Vorlage Briefing' })).toBeVisible()
    await expect(await names()).not.toContain('Vorlage Briefing.docx')
    await userEvent.click(screen.getByRole('button', { name: 'Link hinzufügen' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByRole('switch')).toBeChecked()
  }),
  render: (_args, { loaded }) => {
    const { port, collectionId } = (loaded as { memory: MemoryLinkCollection }).memory
    return (
      <LinkCollection port={port} collectionId={collectionId} hidesExtensions notifiesByDefault />
    )
  },
}

export const Failing: Story = {
  name: 'A collection that has gone says so, and comes back with the next change (ERR-05)',
  ...flow({ links: mixedLinks }, async (_context, memory) => {
    await listOf()
    memory.failNext('collection', new PortError({ code: 'not-found' }))
    memory.others.remove(1)
    await expect(await screen.findByText('Diese Sammlung ist nicht mehr da')).toBeVisible()
    memory.others.remove(2)
    await waitFor(async () => expect(await names()).toHaveLength(3))
  }),
}

export const Arranging: Story = {
  name: 'The order is changed by menu, undone, and refused; only where it is the one that is shown (T-76)',
  ...flow({ links: mixedLinks }, async ({ userEvent, step }, memory) => {
    const before = await names()
    const [first, second] = before as [string, string]
    const menuOf = async (name: string) =>
      (await itemOf(name)).getByRole('button', { name: /^Aktionen/ })
    await step('By keyboard one down; the focus stays with the link', async () => {
      ;(await menuOf(first)).focus()
      await userEvent.keyboard('{Enter}')
      const up = await screen.findByRole('menuitem', { name: 'Nach oben' })
      await expect(up).toHaveAttribute('aria-disabled', 'true')
      screen.getByRole('menuitem', { name: 'Nach unten' }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(async () => expect((await names()).slice(0, 2)).toEqual([second, first]))
      await waitFor(async () => expect(await menuOf(first)).toHaveFocus())
    })
    await step('Undone it stands where it was', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
      await waitFor(async () => expect(await names()).toEqual(before))
    })
    await step('What is refused goes back', async () => {
      memory.failNext('arrange', new PortError({ code: 'offline' }))
      await userEvent.click(await menuOf(first))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Ans Ende' }))
      const told = await screen.findByText(/ließ sich nicht verschieben/)
      await waitFor(() => expect(told).toBeVisible())
      await waitFor(async () => expect(await names()).toEqual(before))
    })
    await step('Sorted otherwise it is not offered', async () => {
      await userEvent.click(screen.getByRole('button', { name: /Sortierung/ }))
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Neueste zuerst' }))
      await userEvent.click(await menuOf(first))
      await screen.findByRole('menuitem', { name: 'Bearbeiten' })
      await expect(screen.queryByRole('menuitem', { name: 'Ans Ende' })).toBeNull()
      await userEvent.keyboard('{Escape}')
    })
  }),
}

export const Talking: Story = {
  name: 'What is said about a link opens beside it, also from an address',
  decorators: [
    (Story) => (
      <ItemModulesProvider registry={talk}>
        <Story />
      </ItemModulesProvider>
    ),
    inStoryHost({ now: () => fixedNow, params: { comments: '2' } }),
  ],
  ...flow({ links: mixedLinks, canEdit: false }, async ({ userEvent }) => {
    const shown = await screen.findByText('Gespräch über Neues aus der Agentur')
    await waitFor(() => expect(shown).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const menu = (await itemOf('Kampagnenleistung')).getByRole('button', { name: /^Aktionen/ })
    await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Kommentare' }))
    const next = await screen.findByText('Gespräch über Kampagnenleistung')
    await waitFor(() => expect(next).toBeVisible())
  }),
}

export const Closing: Story = {
  name: 'Escape, a press beside it and cancelling ask where something was written, else they close',
  ...flow({ links: mixedLinks }, async ({ userEvent, step }) => {
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const add = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Link hinzufügen' }))
      const dialog = await screen.findByRole('dialog')
      await waitFor(() => expect(dialog).toBeVisible())
      return within(dialog)
    }
    await listOf()
    await step('Nothing was written: it closes', async () => {
      const open = await add()
      await waitFor(() => expect(open.getByRole('textbox', { name: /Name/ })).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await closed()
    })
    await step('What was written is kept, whichever way it would go', async () => {
      const open = await add()
      const name = open.getByRole('textbox', { name: /Name/ })
      await userEvent.type(name, 'Presse')
      const stay = async () => {
        await stayInDialog()
        await expect(name).toHaveValue('Presse')
      }
      await userEvent.keyboard('{Escape}')
      await stay()
      await userEvent.click(open.getByRole('button', { name: 'Abbrechen' }))
      await stay()
      await userEvent.click(screen.getByRole('dialog').parentElement!.parentElement!)
      await stay()
      await userEvent.clear(name)
    })
    await step('What was taken back is no change', async () => {
      await userEvent.keyboard('{Escape}')
      await closed()
    })
    await step('Or it is let go of', async () => {
      const open = await add()
      await userEvent.type(open.getByRole('textbox', { name: /Adresse/ }), 'presse.example')
      await userEvent.keyboard('{Escape}')
      await discardChanges()
      await closed()
    })
  }),
}
