import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../../kit/index.ts'
import { inStoryHost } from '../../kit/StoryHost.tsx'
import { FileExplorer } from '../FileExplorer.tsx'
import { flow, names, rowOf } from '../testing/flow.tsx'
import { filesOnly, fixedNow, type MemoryFileExplorer, type Seed } from '../testing/index.ts'

const meta = {
  title: 'Modules/File explorer/Copying',
  component: FileExplorer,
  decorators: [inStoryHost({ now: () => fixedNow })],
  globals: { locale: 'de' },
} satisfies Meta<typeof FileExplorer>
export default meta
type Story = StoryObj<typeof meta>

const entries: readonly Seed[] = [
  {
    name: 'Kreation',
    entries: [
      { name: 'Entwürfe', entries: [] },
      { name: 'Motiv.png', size: 500_000, modifiedAt: '2026-11-02T10:00:00' },
    ],
  },
  { name: 'Mediapläne', entries: [{ name: 'Q1.xlsx', size: 4_000 }] },
  { name: 'Motiv.png', size: 900_000, modifiedAt: '2026-11-19T10:00:00' },
  { name: 'Plan.pdf', size: 2_000_000 },
]

const inside = async (memory: MemoryFileExplorer, folder: string) =>
  (await memory.port.folder(memory.idOf(folder)).load()).entries
const namesIn = async (memory: MemoryFileExplorer, folder: string) =>
  (await inside(memory, folder)).map(({ name }) => name).sort()
const openMenu = async (
  userEvent: { click: (element: Element) => Promise<void> },
  name: string,
  item: string | RegExp,
) => {
  await userEvent.click(screen.getByRole('button', { name: `Aktionen für ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

export const ByDialog: Story = {
  name: 'From the menu into a folder of the tree, with all in it; undo takes the copy away (T-68)',
  ...flow({ entries, latency: 30 }, async ({ userEvent, step }, memory) => {
    await rowOf('Kreation')
    await step('A folder is not offered itself', async () => {
      await openMenu(userEvent, 'Mediapläne', 'Kopieren nach …')
      const dialog = within(await screen.findByRole('dialog', { name: '„Mediapläne“ kopieren' }))
      const tree = within(await dialog.findByRole('tree', { name: 'Ordner' }))
      await userEvent.click(await tree.findByRole('treeitem', { name: /^Kreation/ }))
      await expect(tree.queryByRole('treeitem', { name: /^Mediapläne/ })).toBeNull()
      await userEvent.click(dialog.getByRole('button', { name: 'Hierher kopieren' }))
    })
    await step('It is there and here', async () => {
      await screen.findByText('„Mediapläne“ nach „Kreation“ kopiert')
      await expect(names()).toContain('Mediapläne')
      const copied = (await inside(memory, 'Kreation')).find(({ name }) => name === 'Mediapläne')
      await expect(copied).toMatchObject({ kind: 'folder', childCount: 1 })
    })
    await step('Undo', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
      await waitFor(async () =>
        expect(await namesIn(memory, 'Kreation')).toEqual(['Entwürfe', 'Motiv.png']),
      )
      await expect(names()).toContain('Mediapläne')
    })
  }),
}

export const ByKeys: Story = {
  name: 'Ctrl+C and Ctrl+V with the keyboard alone; beside the original it gets a number (T-65, T-67, T-68)',
  ...flow({ entries, latency: 30 }, async ({ userEvent, step }, memory) => {
    const plan = await rowOf('Plan')
    plan.focus()
    await userEvent.keyboard('{Control>}c{/Control}')
    const bar = within(await screen.findByRole('region', { name: 'Kopiert' }))
    await expect(bar.getByText(/„Plan\.pdf“ kopiert/)).toBeVisible()
    await expect(plan).not.toHaveAttribute('data-at-cut')
    await step('Escape lets go of it', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Kopiert' })).toBeNull())
    })
    await step('Pasted where it is', async () => {
      await userEvent.keyboard('{Control>}c{/Control}{Control>}v{/Control}')
      await rowOf(/Plan \(2\)/)
      await screen.findByText('„Plan.pdf“ nach „Sommerfrische 2027“ kopiert')
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Kopiert' })).toBeNull())
    })
    await step('Ctrl+Z takes it back, into the trash', async () => {
      ;(await rowOf('Kreation')).focus()
      await userEvent.keyboard('{Control>}z{/Control}')
      await waitFor(() => expect(names()).not.toContain('Plan (2).pdf'))
      const trash = () => memory.port.trash!(memory.rootId).load()
      await waitFor(async () => expect(await trash()).toHaveLength(1))
    })
  }),
}

export const Several: Story = {
  name: 'Several by the button above the list, pasted into another folder (T-68)',
  ...flow({ entries, latency: 30 }, async ({ userEvent }, memory) => {
    await userEvent.click(within(await rowOf('Plan')).getByRole('checkbox'))
    await userEvent.click(within(await rowOf('Mediapläne')).getByRole('checkbox'))
    ;(await rowOf('Plan')).focus()
    await userEvent.keyboard('{Control>}c{/Control}')
    const bar = within(await screen.findByRole('region', { name: 'Kopiert' }))
    await expect(bar.getByText(/2 Elemente kopiert/)).toBeVisible()
    const tools = within(screen.getByRole('toolbar', { name: /ausgewählt/ }))
    await userEvent.click(tools.getByRole('button', { name: 'Kopieren nach …' }))
    const dialog = within(await screen.findByRole('dialog', { name: '2 Elemente kopieren' }))
    const tree = within(await dialog.findByRole('tree', { name: 'Ordner' }))
    await userEvent.click(await tree.findByRole('treeitem', { name: /^Kreation/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Hierher kopieren' }))
    await screen.findByText('2 Elemente nach „Kreation“ kopiert')
    await expect(await namesIn(memory, 'Kreation')).toEqual([
      'Entwürfe',
      'Mediapläne',
      'Motiv.png',
      'Plan.pdf',
    ])
  }),
}

/** The browser's own dragging onto a folder, with a key held. */
async function dropWith(key: 'ctrlKey' | 'altKey', name: string, folder: string) {
  const from = await rowOf(name)
  const to = await rowOf(folder)
  const dataTransfer = new DataTransfer()
  const box = to.getBoundingClientRect()
  const where = { clientX: box.x + 10, clientY: box.y + 10, bubbles: true, cancelable: true }
  const init = { ...where, dataTransfer, [key]: true }
  fireEvent.pointerDown(from, { pointerType: 'mouse', bubbles: true })
  from.dispatchEvent(new DragEvent('dragstart', { ...where, dataTransfer }))
  await waitFor(() => {
    to.dispatchEvent(new DragEvent('dragover', init))
    return expect(to).toHaveAttribute('data-at-over')
  })
  to.dispatchEvent(new DragEvent('drop', init))
  from.dispatchEvent(new DragEvent('dragend', { ...where, dataTransfer }))
}

export const ByDragging: Story = {
  name: 'Dragging with Ctrl or Alt held leaves the original where it is (T-68)',
  ...flow({ entries, latency: 30 }, async (_context, memory) => {
    await dropWith('ctrlKey', 'Plan', 'Kreation')
    await screen.findByText('„Plan.pdf“ nach „Kreation“ kopiert')
    await expect(names()).toContain('Plan.pdf')
    await dropWith('altKey', 'Plan', 'Mediapläne')
    await screen.findByText('„Plan.pdf“ nach „Mediapläne“ kopiert')
    await expect(await namesIn(memory, 'Kreation')).toContain('Plan.pdf')
    await expect(await namesIn(memory, 'Mediapläne')).toContain('Plan.pdf')
  }),
}

export const NameTaken: Story = {
  name: 'A taken name is asked about; replaced, it is a version, which undo brings back (T-65, T-71)',
  ...flow({ entries, latency: 30 }, async ({ userEvent, step }, memory) => {
    const question = async () =>
      within(await screen.findByRole('dialog', { name: '„Motiv.png“ gibt es in „Kreation“ schon' }))
    const motif = async () =>
      (await inside(memory, 'Kreation')).find(({ name }) => name === 'Motiv.png')!
    await rowOf('Motiv')
    await step('Skipped, nothing happens', async () => {
      await dropWith('ctrlKey', 'Motiv', 'Kreation')
      await userEvent.click((await question()).getByRole('button', { name: 'Überspringen' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(await namesIn(memory, 'Kreation')).toEqual(['Entwürfe', 'Motiv.png'])
    })
    await step('Replaced', async () => {
      await dropWith('ctrlKey', 'Motiv', 'Kreation')
      const replace = (await question()).getByRole('button', { name: 'Ersetzen' })
      await expect(replace).toHaveAccessibleDescription(/bleibt unter „Versionen“ erhalten/)
      await userEvent.click(replace)
      await screen.findByText('„Motiv.png“ nach „Kreation“ kopiert')
      await expect(await motif()).toMatchObject({ size: 900_000, contentNumber: 2 })
    })
    await step('Undo', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
      await waitFor(async () => expect(await motif()).toMatchObject({ size: 500_000 }))
    })
  }),
}

export const OtherPeople: Story = {
  name: 'Where more people look, it is asked first, with their names (FILE-16)',
  ...flow(
    {
      entries: [
        { name: 'Auch Leitung', entries: [], audience: [11, 12, 13] },
        { name: 'Plan.pdf', size: 2_000, audience: [11, 12] },
      ],
    },
    async ({ userEvent }, memory) => {
      await rowOf('Plan')
      await waitFor(() =>
        expect(screen.getAllByRole('img', { name: /Marketing/ })[0]).toBeVisible(),
      )
      await dropWith('ctrlKey', 'Plan', 'Auch Leitung')
      const question = within(await screen.findByRole('alertdialog'))
      await waitFor(() => expect(question.getByText('Kunde – Geschäftsleitung')).toBeVisible())
      await expect(question.queryByText('Kunde – Marketing')).toBeNull()
      await userEvent.click(question.getByRole('button', { name: 'Trotzdem kopieren' }))
      await screen.findByText('„Plan.pdf“ nach „Auch Leitung“ kopiert')
      const [copied] = await inside(memory, 'Auch Leitung')
      await expect(copied).toMatchObject({ name: 'Plan.pdf', audience: [11, 12, 13] })
    },
  ),
}

export const ClientsCopyFilesAlone: Story = {
  name: 'A client copies files and no folders; too much at once says so (FILE-12, T-68)',
  ...flow({ entries, isStaff: false, can: filesOnly }, async ({ userEvent }, memory) => {
    await rowOf('Kreation')
    await userEvent.click(screen.getByRole('button', { name: 'Aktionen für Kreation' }))
    await screen.findByRole('menuitem', { name: 'Öffnen' })
    await expect(screen.queryByRole('menuitem', { name: 'Kopieren nach …' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    const reason = new PortError({ code: 'too-large', reason: 'too-many-copies' })
    memory.failNext('copy', reason)
    await openMenu(userEvent, 'Plan.pdf', /^Kopieren\s*Strg/)
    await userEvent.click(await screen.findByRole('button', { name: 'Hier einfügen' }))
    await screen.findByText('„Plan.pdf“ ließ sich nicht kopieren')
    await waitFor(() => expect(screen.getByText(/zu viele Elemente auf einmal/)).toBeVisible())
    await expect(screen.getByRole('region', { name: 'Kopiert' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Hier einfügen' }))
    await rowOf(/Plan \(2\)/)
  }),
}
