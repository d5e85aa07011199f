import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { inStoryHost } from '../../kit/StoryHost.tsx'
import { FileExplorer } from '../FileExplorer.tsx'
import { flow, names, rowOf } from '../testing/flow.tsx'
import { filesOnly, fixedNow, type MemoryFileExplorer, type Seed } from '../testing/index.ts'

const meta = {
  title: 'Modules/File explorer/Moving',
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
  { name: 'Mediapläne', entries: [] },
  { name: 'Motiv.png', size: 900_000, modifiedAt: '2026-11-19T10:00:00' },
  { name: 'Plan.pdf', size: 2_000_000 },
  { name: 'Spot.mp4', size: 8_000_000 },
]

const namesIn = async (memory: MemoryFileExplorer, folder: string) => {
  const { entries: found } = await memory.port.folder(memory.idOf(folder)).load()
  return found.map(({ name }) => name).sort()
}
/** The browser's own dragging, from a row to a place. */
function drag(from: HTMLElement, to: HTMLElement) {
  const dataTransfer = new DataTransfer()
  const box = to.getBoundingClientRect()
  const at = { clientX: box.x + 10, clientY: box.y + 10, bubbles: true, cancelable: true }
  fireEvent.pointerDown(from, { pointerType: 'mouse', bubbles: true })
  from.dispatchEvent(new DragEvent('dragstart', { ...at, dataTransfer }))
  const over = () => to.dispatchEvent(new DragEvent('dragover', { ...at, dataTransfer }))
  return {
    over,
    drop: () => {
      to.dispatchEvent(new DragEvent('drop', { ...at, dataTransfer }))
      from.dispatchEvent(new DragEvent('dragend', { ...at, dataTransfer }))
    },
  }
}

export const ByDragging: Story = {
  name: 'Dragging onto a folder, several at once; one message takes all back (FILE-08, T-68)',
  ...flow({ entries, latency: 30 }, async ({ userEvent, step }, memory) => {
    await step('A folder that takes it says so; a file does not', async () => {
      const plan = await rowOf('Plan')
      await userEvent.click(within(plan).getByRole('checkbox'))
      await userEvent.click(within(await rowOf('Spot')).getByRole('checkbox'))
      const target = await rowOf('Mediapläne')
      const first = drag(plan, await rowOf('Motiv'))
      first.over()
      await expect(await rowOf('Motiv')).not.toHaveAttribute('data-at-over')
      const second = drag(plan, target)
      await waitFor(() => {
        second.over()
        return expect(target).toHaveAttribute('data-at-over')
      })
      second.drop()
    })
    await step('Both are gone from here, and there', async () => {
      await screen.findByText('2 Elemente nach „Mediapläne“ verschoben')
      await expect(names()).toEqual(['Kreation', 'Mediapläne', 'Motiv.png'])
      await expect(await namesIn(memory, 'Mediapläne')).toEqual(['Plan.pdf', 'Spot.mp4'])
    })
    await step('One undo for both', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
      await rowOf('Plan')
      await rowOf('Spot')
      await waitFor(async () => expect(await namesIn(memory, 'Mediapläne')).toEqual([]))
    })
  }),
}

export const OntoThePath: Story = {
  name: 'Dragging onto a part of the path takes it up (T-67, T-68)',
  ...flow({ entries }, async ({ userEvent }, memory) => {
    const folder = await rowOf('Kreation')
    folder.focus()
    await userEvent.keyboard('{Enter}')
    const drafts = await rowOf('Entwürfe')
    const path = within(screen.getByRole('navigation', { name: 'Ordnerpfad' }))
    const top = path.getByRole('button', { name: 'Sommerfrische 2027' })
    const move = drag(drafts, top)
    await waitFor(() => {
      move.over()
      return expect(top.closest('li')).toHaveAttribute('data-at-over')
    })
    move.drop()
    await screen.findByText('„Entwürfe“ nach „Sommerfrische 2027“ verschoben')
    await expect(await namesIn(memory, 'Sommerfrische 2027')).toContain('Entwürfe')
  }),
}

export const ByCutAndPaste: Story = {
  name: 'Ctrl+X here, Ctrl+V there, with the keyboard alone; Ctrl+Z takes it back (T-67, T-68)',
  ...flow({ entries, latency: 30 }, async ({ userEvent }, memory) => {
    const plan = await rowOf('Plan')
    plan.focus()
    await userEvent.keyboard('{Control>}x{/Control}')
    const bar = within(await screen.findByRole('region', { name: 'Ausgeschnitten' }))
    await expect(bar.getByText(/„Plan\.pdf“ ausgeschnitten/)).toBeVisible()
    await expect(plan).toHaveAttribute('data-at-cut')
    await expect(bar.queryByRole('button', { name: 'Hier einfügen' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Ausgeschnitten' })).toBeNull())
    await userEvent.keyboard('{Control>}x{/Control}{Home}{Enter}')
    await rowOf('Entwürfe')
    await waitFor(async () => expect(await rowOf('Entwürfe')).toHaveFocus())
    await userEvent.keyboard('{Control>}v{/Control}')
    await rowOf('Plan')
    await expect(await namesIn(memory, 'Kreation')).toContain('Plan.pdf')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Ausgeschnitten' })).toBeNull())
    await screen.findByText('„Plan.pdf“ nach „Kreation“ verschoben')
    ;(await rowOf('Entwürfe')).focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(names()).not.toContain('Plan.pdf'))
    await expect(await namesIn(memory, 'Sommerfrische 2027')).toContain('Plan.pdf')
  }),
}

export const PastingIntoAnEmptyFolder: Story = {
  name: 'An empty folder takes the focus and what was cut out (T-68)',
  ...flow({ entries }, async ({ userEvent }) => {
    const plan = await rowOf('Plan')
    plan.focus()
    await userEvent.keyboard('{Control>}x{/Control}{Home}{ArrowDown}{Enter}')
    await screen.findByText('Dieser Ordner ist noch leer')
    await waitFor(() => expect(document.activeElement).toHaveClass('at-reached'))
    await userEvent.keyboard('{Control>}v{/Control}')
    await rowOf('Plan')
  }),
}

export const ByDialog: Story = {
  name: 'Moving to a folder of the tree, from the menu; where it cannot go is not offered (T-68)',
  ...flow({ entries }, async ({ userEvent }, memory) => {
    await rowOf('Kreation')
    await userEvent.click(screen.getByRole('button', { name: 'Aktionen für Mediapläne' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Verschieben nach …' }))
    const dialog = within(await screen.findByRole('dialog', { name: '„Mediapläne“ verschieben' }))
    const move = dialog.getByRole('button', { name: 'Hierher verschieben' })
    const tree = within(await dialog.findByRole('tree', { name: 'Ordner' }))
    // The keys begin where the choice is made.
    await waitFor(() =>
      expect(tree.getByRole('treeitem', { name: /^Sommerfrische/ })).toHaveFocus(),
    )
    const creation = await tree.findByRole('treeitem', { name: /^Kreation/ })
    await expect(tree.queryByRole('treeitem', { name: /^Mediapläne/ })).toBeNull()
    await expect(move).toBeDisabled()
    await userEvent.click(tree.getByRole('treeitem', { name: /^Sommerfrische/ }))
    await expect(move).toBeDisabled()
    await userEvent.click(creation)
    await expect(move).toBeEnabled()
    await userEvent.click(move)
    await screen.findByText('„Mediapläne“ nach „Kreation“ verschoben')
    await expect(await namesIn(memory, 'Kreation')).toContain('Mediapläne')
  }),
}

/** Drops as soon as the folder says that it takes it. */
const dropInto = async (name: string, folder: string) => {
  const target = await rowOf(folder)
  const moving = drag(await rowOf(name), target)
  await waitFor(() => {
    moving.over()
    return expect(target).toHaveAttribute('data-at-over')
  })
  moving.drop()
}
const intoCreation = (name: string) => dropInto(name, 'Kreation')

export const NameTaken: Story = {
  name: 'A taken name is asked about, with size and date; replacing loses nothing (T-65)',
  ...flow({ entries, latency: 30 }, async ({ userEvent, step }, memory) => {
    const question = () => screen.findByRole('dialog', { name: '„Motiv.png“ gibt es in „Kreation“ schon' }) // prettier-ignore
    await step('Skipped, it stays where it is', async () => {
      await rowOf('Motiv')
      await intoCreation('Motiv')
      const dialog = within(await question())
      await waitFor(() => expect(dialog.getByText(/^Neuer: /)).toBeVisible())
      await expect(dialog.getByText(/^87[89][,.]?\d*\s[kK]B$/)).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Überspringen' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(names()).toContain('Motiv.png')
    })
    await step('Both are kept: one gets a number', async () => {
      await intoCreation('Motiv')
      const dialog = within(await question())
      await userEvent.click(dialog.getByRole('button', { name: 'Beide behalten' }))
      await waitFor(() => expect(names()).not.toContain('Motiv.png'))
      await waitFor(async () =>
        expect(await namesIn(memory, 'Kreation')).toEqual([
          'Entwürfe',
          'Motiv (2).png',
          'Motiv.png',
        ]),
      )
      await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
      await waitFor(() => expect(names()).toContain('Motiv.png'))
      await waitFor(async () =>
        expect(await namesIn(memory, 'Kreation')).toEqual(['Entwürfe', 'Motiv.png']),
      )
    })
    await step(
      'Replaced, it is a version of the file there; undo gives both back what they were (T-71)',
      async () => {
        await intoCreation('Motiv')
        const dialog = within(await question())
        await expect(dialog.getByText(/„Ersetzen“ macht sie zur neuen Version/)).toBeVisible()
        const sizes = async () => {
          const folder = await memory.port.folder(memory.rootId).load()
          const creation = folder.entries.find(({ name }) => name === 'Kreation')!
          const { entries: there } = await memory.port.folder(creation.id).load()
          const { id } = there.find(({ name }) => name === 'Motiv.png')!
          const versions = await memory.port.versions!(id).load()
          return versions.map(({ size }) => size)
        }
        const [before] = await sizes()
        await userEvent.click(dialog.getByRole('button', { name: 'Ersetzen' }))
        await waitFor(() => expect(names()).not.toContain('Motiv.png'))
        const trash = () => memory.port.trash!(memory.rootId).load()
        // Of its own, it lies in the trash of where it was.
        await waitFor(async () => expect((await trash()).map(({ name }) => name)).toEqual(['Motiv.png'])) // prettier-ignore
        await expect((await sizes())[1]).toBe(before)
        const undo = screen.getAllByRole('button', { name: 'Rückgängig' }).at(-1)!
        await userEvent.click(undo)
        await waitFor(() => expect(names()).toContain('Motiv.png'))
        await waitFor(async () => expect(await trash()).toEqual([]))
        await expect(await namesIn(memory, 'Kreation')).toEqual(['Entwürfe', 'Motiv.png'])
        await expect((await sizes())[0]).toBe(before)
      },
    )
  }),
}

const text = (name: string) => new File(['neu'], name, { type: 'text/plain' })
const upload = (element: HTMLElement, ...files: File[]) =>
  fireEvent.change(element.querySelector('input[type=file]')!, { target: { files } })

export const UploadingATakenName: Story = {
  name: 'Uploading names that are taken: one answer for all (FILE-03, T-65)',
  ...flow(
    {
      entries: ['a', 'b', 'c'].map((name) => ({ name: `${name}.txt`, size: 3 })),
      isStaff: false,
      can: filesOnly,
    },
    async ({ canvasElement, userEvent }, memory) => {
      await rowOf('a')
      upload(canvasElement, text('a.txt'), text('B.TXT'), text('c.txt'), text('d.txt'))
      const first = within(await screen.findByRole('dialog', { name: /^„a\.txt“ gibt es/ }))
      await userEvent.click(first.getByRole('button', { name: 'Überspringen' }))
      const second = within(await screen.findByRole('dialog', { name: /^„B\.TXT“ gibt es/ }))
      await userEvent.click(second.getByRole('checkbox', { name: 'Auch für das weitere Element' }))
      const replace = second.getByRole('button', { name: 'Ersetzen' })
      await expect(replace).toHaveAccessibleDescription(/bleibt unter „Versionen“ erhalten/)
      await userEvent.click(replace)
      await rowOf('d')
      await waitFor(() => expect(names()).toEqual(['a.txt', 'b.txt', 'c.txt', 'd.txt']))
      const versionsOf = async (name: string) =>
        (await memory.port.versions!(memory.idOf(name)).load()).length
      await waitFor(async () => expect(await versionsOf('b.txt')).toBe(2))
      await expect([await versionsOf('a.txt'), await versionsOf('c.txt')]).toEqual([1, 2])
      await expect(await memory.port.trash!(memory.rootId).load()).toEqual([])
    },
  ),
}

export const OtherPeople: Story = {
  name: 'Where other people look, it is asked first, with their names (FILE-16, T-68)',
  ...flow(
    {
      entries: [
        { name: 'Nur Leitung', entries: [], audience: [12, 13] },
        { name: 'Plan.pdf', size: 2_000, audience: [11, 12] },
      ],
    },
    async ({ userEvent }, memory) => {
      await rowOf('Plan')
      await waitFor(() =>
        expect(screen.getAllByRole('img', { name: /Marketing/ })[0]).toBeVisible(),
      )
      await dropInto('Plan', 'Nur Leitung')
      const question = within(await screen.findByRole('alertdialog'))
      await waitFor(() => expect(question.getByText('Kunde – Marketing')).toBeVisible())
      await waitFor(() => expect(question.getByText('Kunde – Geschäftsleitung')).toBeVisible())
      await userEvent.click(question.getByRole('button', { name: 'Abbrechen' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(names()).toContain('Plan.pdf')
      await dropInto('Plan', 'Nur Leitung')
      const again = within(await screen.findByRole('alertdialog'))
      await userEvent.click(again.getByRole('button', { name: 'Trotzdem verschieben' }))
      await waitFor(() => expect(names()).not.toContain('Plan.pdf'))
      await expect(await namesIn(memory, 'Nur Leitung')).toEqual(['Plan.pdf'])
    },
  ),
}

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export const BothAreShown: Story = {
  name: 'Of two pictures with one name both are seen before one takes the place of the other (T-65)',
  ...flow(
    {
      entries: [{ name: 'Motiv.png', size: 500_000, previewUrl: pixel }],
      isStaff: false,
      can: filesOnly,
    },
    async ({ canvasElement }) => {
      await rowOf('Motiv')
      const bytes = await (await fetch(pixel)).blob()
      fireEvent.change(canvasElement.querySelector('input[type=file]')!, {
        target: { files: [new File([bytes], 'motiv.png', { type: 'image/png' })] },
      })
      const dialog = await screen.findByRole('dialog', { name: /gibt es in/ })
      await waitFor(() => expect(dialog.querySelectorAll('.at-look img')).toHaveLength(2))
      await expect(dialog.querySelectorAll('.at-look img')[0]).toHaveAttribute(
        'src',
        expect.stringMatching(/^blob:/),
      )
    },
  ),
}

export const OthersDoNotSeeIt: Story = {
  name: 'Where those who look there will not see it, the question claims nothing else (FILE-16)',
  ...flow(
    {
      entries: [
        { name: 'Auch Leitung', entries: [], audience: [11, 12, 13] },
        { name: 'Plan.pdf', size: 2_000, audience: [11, 12] },
      ],
    },
    async () => {
      await rowOf('Plan')
      await waitFor(() =>
        expect(screen.getAllByRole('img', { name: /Marketing/ })[0]).toBeVisible(),
      )
      await dropInto('Plan', 'Auch Leitung')
      const question = await screen.findByRole('alertdialog', {
        name: '„Plan.pdf“ nach „Auch Leitung“ verschieben?',
      })
      await expect(question).toHaveTextContent(
        'Sehen den Ordner, aber nicht das Verschobene: Kunde – Geschäftsleitung',
      )
      await expect(question).not.toHaveTextContent(/künftig|nicht mehr|sehen es andere/)
    },
  ),
}

export const ClientsMoveFilesAlone: Story = {
  name: 'A client moves files and no folders (FILE-14)',
  ...flow({ entries, isStaff: false, can: filesOnly }, async ({ userEvent }) => {
    await rowOf('Kreation')
    await userEvent.click(screen.getByRole('button', { name: 'Aktionen für Kreation' }))
    await screen.findByRole('menuitem', { name: 'Öffnen' })
    await expect(screen.queryByRole('menuitem', { name: 'Verschieben nach …' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Aktionen für Plan.pdf' }))
    await expect(
      await screen.findByRole('menuitem', { name: 'Verschieben nach …' }),
    ).toBeInTheDocument()
  }),
}
