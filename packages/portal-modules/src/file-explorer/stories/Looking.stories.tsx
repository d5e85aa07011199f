import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../../kit/port-error.ts'
import { inStoryHost } from '../../kit/StoryHost.tsx'
import type { FileExplorerPort } from '../file-explorer.port.ts'
import { FileExplorer } from '../FileExplorer.tsx'
import { flow, names, rowOf } from '../testing/flow.tsx'
import {
  createMemoryFileExplorer,
  filesOnly,
  fixedNow,
  manyFiles,
  sommerfrische,
  type MemoryFileExplorer,
} from '../testing/index.ts'

const meta = {
  title: 'Modules/File explorer/Looking',
  component: FileExplorer,
  decorators: [inStoryHost({ now: () => fixedNow })],
  globals: { locale: 'de' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FileExplorer>
export default meta
type Story = StoryObj<typeof meta>

const view = (name: string) => screen.findByRole('radio', { name })

export const ThreeViews: Story = {
  name: 'List, tiles and preview: the same keys, the same choice, kept for the next time (FILE-01, T-60, T-61)',
  ...flow({ entries: sommerfrische }, async ({ userEvent, step }, memory) => {
    await step('What is chosen in the list is chosen in the tiles', async () => {
      const plan = await rowOf('Plan v3')
      plan.focus()
      await userEvent.keyboard(' ')
      await userEvent.click(await view('Kacheln'))
      await expect(await rowOf('Plan v3')).toHaveAttribute('aria-selected', 'true')
      await expect(screen.getByRole('grid')).toHaveAttribute('data-at-layout', 'tiles')
      ;(await rowOf('Kreation')).focus()
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(async () => expect(await rowOf('Mediapläne')).toHaveFocus())
    })
    await step('The views are reached and chosen by keyboard', async () => {
      const tiles = await view('Kacheln')
      tiles.focus()
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(async () => expect(await view('Vorschau')).toHaveFocus())
      await userEvent.keyboard(' ')
      await waitFor(async () => expect(await view('Vorschau')).toBeChecked())
      const beside = within(await screen.findByRole('complementary', { name: 'Details' }))
      await expect(await beside.findByRole('heading', { name: /^Mediapläne/ })).toBeVisible()
    })
    await step('Beside the list stands what has the focus', async () => {
      ;(await rowOf('Megalight')).focus()
      const beside = within(screen.getByRole('complementary', { name: 'Details' }))
      await expect(await beside.findByRole('heading', { name: /^Megalight/ })).toBeVisible()
    })
    await step('The next time it is as it was left', async () => {
      await expect(memory.port.kept!.read('view')).toBe('preview')
    })
  }),
}

export const OrderOfEachFolder: Story = {
  name: 'Each folder keeps its order; numbers and umlauts stand as people count (T-74)',
  ...flow(
    {
      entries: [
        {
          name: 'Ältere',
          entries: [
            { name: 'b.pdf', size: 9 },
            { name: 'a.pdf', size: 1 },
          ],
        },
        { name: 'Zuletzt', entries: [] },
        { name: 'Plan 10.pdf', size: 1 },
        { name: 'Plan 9.pdf', size: 2 },
        { name: 'Ärger.pdf', size: 3 },
      ],
    },
    async ({ userEvent }) => {
      await rowOf('Ältere')
      await expect(names()).toEqual(['Ältere', 'Zuletzt', 'Ärger.pdf', 'Plan 9.pdf', 'Plan 10.pdf'])
      await userEvent.click(screen.getByRole('button', { name: 'Größe' }))
      await userEvent.click(screen.getByRole('button', { name: 'Größe' }))
      await expect(names().slice(2)).toEqual(['Ärger.pdf', 'Plan 9.pdf', 'Plan 10.pdf'])
      ;(await rowOf('Ältere')).focus()
      await userEvent.keyboard('{Enter}')
      await rowOf('a')
      await expect(names()).toEqual(['a.pdf', 'b.pdf'])
      await userEvent.keyboard('{Backspace}')
      await waitFor(async () => expect(await rowOf('Ältere')).toHaveFocus())
      const size = screen.getByRole('columnheader', { name: 'Größe' })
      await expect(size).toHaveAttribute('aria-sort', 'descending')
    },
  ),
}

export const UpByThePath: Story = {
  name: 'Coming back by the path puts the focus on the folder one came from',
  ...flow({ entries: sommerfrische }, async ({ userEvent }) => {
    ;(await rowOf('Mediapläne')).focus()
    await userEvent.keyboard('{Enter}')
    const path = within(await screen.findByRole('navigation', { name: 'Ordnerpfad' }))
    await userEvent.click(path.getByRole('button', { name: 'Sommerfrische 2027' }))
    await waitFor(async () => expect(await rowOf('Mediapläne')).toHaveFocus())
  }),
}

export const BackFromWhatDidNotCome: Story = {
  name: 'Back from a folder that never came, the focus is on it',
  args: { port: createMemoryFileExplorer({}).port, rootId: 1, title: 'Dateien' },
  loaders: [
    () => {
      const memory = createMemoryFileExplorer({ entries: sommerfrische })
      const lost = memory.idOf('Mediapläne 2027')
      const folder: FileExplorerPort['folder'] = (id) => {
        const query = memory.port.folder(id)
        const gone = async () => Promise.reject(new PortError({ code: 'not-found' }))
        return id === lost ? { ...query, load: gone } : query
      }
      return { port: { ...memory.port, folder }, rootId: memory.rootId }
    },
  ],
  render: (_args, { loaded }) => {
    const { port, rootId } = loaded as Pick<MemoryFileExplorer, 'port' | 'rootId'>
    return <FileExplorer port={port} rootId={rootId} title="Dateien" />
  },
  play: async ({ userEvent }) => {
    ;(await rowOf('Mediapläne')).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Zur Übersicht' }))
    await waitFor(async () => expect(await rowOf('Mediapläne')).toHaveFocus())
  },
}

export const TilesOfThousands: Story = {
  name: '25,000 files as tiles: only those in sight are in the page, and the last is one key away (T-62, T-63)',
  ...flow({ entries: manyFiles(25_000) }, async ({ userEvent }) => {
    await rowOf('Anzeigenbeleg 1\\.')
    await userEvent.click(await view('Kacheln'))
    const grid = screen.getByRole('grid')
    await expect(grid).toHaveAttribute('aria-rowcount', '25001')
    await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeLessThan(120))
    ;(await rowOf('Anzeigenbeleg 1\\.')).focus()
    await userEvent.keyboard('{End}')
    await waitFor(async () => expect(await rowOf('Anzeigenbeleg 25000')).toHaveFocus())
  }),
}

export const Thumbnails: Story = {
  name: 'Pictures stand in the tiles as soon as they are there (FILE-15)',
  ...flow({ entries: [], isStaff: false, can: filesOnly }, async ({ canvasElement, userEvent }) => {
    await screen.findByText('Dieser Ordner ist noch leer')
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 8
    const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!)))
    const files = [new File([blob], 'Motiv.png', { type: 'image/png' })]
    fireEvent.change(canvasElement.querySelector('input[type=file]')!, { target: { files } })
    await rowOf('Motiv')
    await userEvent.click(await view('Kacheln'))
    const row = await rowOf('Motiv')
    await waitFor(() => expect(row.querySelector('.at-picture img')).toHaveAttribute('src'))
  }),
}

export const WhoSees: Story = {
  name: 'Who sees it: the people behind the groups, for the agency alone (T-70)',
  ...flow(
    { entries: [{ name: 'Plan.pdf', size: 2_000, audience: [11, 12, 13] }] },
    async ({ userEvent }) => {
      await userEvent.click(await view('Vorschau'))
      ;(await rowOf('Plan')).focus()
      const beside = within(await screen.findByRole('complementary', { name: 'Details' }))
      await userEvent.click(await beside.findByText('Wer sieht das?'))
      await expect(await beside.findByText('Kunde – Marketing · 3 Personen')).toBeVisible()
      await expect(beside.getAllByText('Doreen Pahl').length).toBeGreaterThan(0)
      // The folder above is closed to the management.
      await expect(beside.queryByText('Ulrich Sander')).toBeNull()
      await expect(beside.getByText('Sehen alles · 1 Person')).toBeVisible()
    },
  ),
}

const viewAs = fn()

export const ViewAs: Story = {
  name: 'From who sees it, one press leads to what they see (D-06, T-70)',
  decorators: [inStoryHost({ now: () => fixedNow, onViewAs: viewAs })],
  ...flow(
    { entries: [{ name: 'Plan.pdf', size: 2_000, audience: [11, 12, 13] }] },
    async ({ userEvent }) => {
      await userEvent.click(await view('Vorschau'))
      ;(await rowOf('Plan')).focus()
      const beside = within(await screen.findByRole('complementary', { name: 'Details' }))
      await userEvent.click(await beside.findByText('Wer sieht das?'))
      const group = 'Als Kunde – Marketing ansehen'
      await userEvent.click(await beside.findByRole('button', { name: group }))
      await expect(viewAs).toHaveBeenCalledWith({
        type: 'user-group',
        id: 11,
        name: 'Kunde – Marketing',
      })
      const [person] = beside.getAllByRole('button', { name: 'Als Doreen Pahl ansehen' })
      await userEvent.click(person!)
      await expect(viewAs).toHaveBeenLastCalledWith(
        expect.objectContaining({ type: 'user', name: 'Doreen Pahl' }),
      )
    },
  ),
}

export const ClientsAreNotTold: Story = {
  name: 'Clients do not learn who sees something (T-03, T-70)',
  ...flow(
    { entries: [{ name: 'Plan.pdf', size: 2_000 }], isStaff: false, can: filesOnly },
    async ({ userEvent }) => {
      await userEvent.click(await view('Vorschau'))
      ;(await rowOf('Plan')).focus()
      const beside = within(await screen.findByRole('complementary', { name: 'Details' }))
      await expect(await beside.findByRole('heading', { name: 'Plan.pdf' })).toBeVisible()
      await expect(beside.queryByText('Wer sieht das?')).toBeNull()
    },
  ),
}

export const WhatIsNew: Story = {
  name: 'A dot marks what came or changed since the last visit, until it is opened (T-75, D-04)',
  ...flow(
    {
      entries: [
        { name: 'Kreation', entries: [], news: 'added' },
        { name: 'Motiv.png', size: 500_000, news: 'changed' },
        { name: 'Plan.pdf', size: 2_000 },
      ],
    },
    async ({ userEvent }) => {
      const motif = await rowOf('Motiv')
      await expect(motif).toHaveTextContent('Geändert seit Ihrem letzten Besuch')
      await expect(within(motif).getByTitle('Geändert seit Ihrem letzten Besuch')).toBeVisible()
      await expect(await rowOf('Kreation')).toHaveTextContent('Neu seit Ihrem letzten Besuch')
      await expect(await rowOf('Plan')).not.toHaveTextContent('seit Ihrem letzten Besuch')
      await userEvent.dblClick(motif)
      await waitFor(async () =>
        expect(await rowOf('Motiv')).not.toHaveTextContent('seit Ihrem letzten Besuch'),
      )
      await expect(await rowOf('Kreation')).toHaveTextContent('Neu seit Ihrem letzten Besuch')
    },
  ),
}

export const NewsInside: Story = {
  name: 'A folder says that there is news inside, at any depth, until that is opened (T-75)',
  ...flow(
    {
      entries: [
        {
          name: 'Kreation',
          entries: [
            { name: 'Motive', entries: [{ name: 'Motiv.png', size: 500_000, news: 'added' }] },
          ],
        },
        { name: 'Ablage', entries: [{ name: 'Plan.pdf', size: 2_000 }] },
      ],
    },
    async ({ userEvent }) => {
      const inside = 'Neues darin seit Ihrem letzten Besuch'
      const outer = await rowOf('Kreation')
      await expect(within(outer).getByTitle(inside)).toBeVisible()
      await expect(await rowOf('Ablage')).not.toHaveTextContent('seit Ihrem letzten Besuch')
      await userEvent.dblClick(outer)
      await expect(await rowOf('Motive')).toHaveTextContent(inside)
    },
  ),
}

export const HowMuchWasSaid: Story = {
  name: 'A mark says how much was said about an entry, and leads to it; where nothing was, there is none (T-80)',
  ...flow(
    {
      entries: [
        { name: 'Kreation', entries: [], commentCount: 2 },
        { name: 'Motiv.png', size: 500_000, commentCount: 1 },
        { name: 'Plan.pdf', size: 2_000 },
      ],
    },
    async ({ userEvent, step }) => {
      await step('Over the list, where there is no room beside it', async () => {
        const motif = within(await rowOf('Motiv'))
        const mark = motif.getByRole('button', { name: '1 Kommentar zu Motiv.png zeigen' })
        await expect(mark).toHaveTextContent(/^1$/)
        await userEvent.click(mark)
        await screen.findByRole('dialog', { name: 'Motiv.png' })
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
        const plan = within(await rowOf('Plan'))
        await expect(plan.queryByRole('button', { name: /Kommentar/ })).toBeNull()
      })
      await step('Beside the list, where the details stand already', async () => {
        await userEvent.click(await view('Vorschau'))
        const beside = within(await screen.findByRole('complementary', { name: 'Details' }))
        const mark = screen.getByRole('button', { name: '2 Kommentare zu Kreation zeigen' })
        await userEvent.click(mark)
        await expect(await beside.findByRole('heading', { name: 'Kreation' })).toBeVisible()
        await waitFor(async () => expect(await rowOf('Kreation')).toHaveFocus())
        await expect(screen.queryByRole('dialog')).toBeNull()
      })
    },
  ),
}

export const DeleteApart: Story = {
  name: 'With something chosen, delete is named and stands apart; clearing is at the other end (T-08)',
  ...flow({ entries: sommerfrische }, async ({ userEvent }) => {
    await userEvent.click(within(await rowOf('Kreation')).getByRole('checkbox'))
    const bar = within(await screen.findByRole('toolbar', { name: '1 ausgewählt' }))
    const box = (name: string) => bar.getByRole('button', { name }).getBoundingClientRect()
    await expect(bar.getByText('Löschen')).toBeVisible()
    await expect(box('Löschen').left - box('Kopieren nach …').right).toBeGreaterThanOrEqual(16)
    await expect(box('Auswahl aufheben').right).toBeLessThan(
      bar.getByText('1 ausgewählt').getBoundingClientRect().left,
    )
  }),
}
