import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { BuildingBlocks } from './BuildingBlocks.tsx'
import { button, field, flow, rowOf, told } from './testing/flow.tsx'
import { buildBlock, createMemoryBuildingBlocks, someBlocks } from './testing/index.ts'

const meta = {
  title: 'Modules/Building blocks',
  component: BuildingBlocks,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  args: { port: createMemoryBuildingBlocks().port, component: { id: 40 } },
} satisfies Meta<typeof BuildingBlocks>
export default meta
type Story = StoryObj<typeof meta>

const openOrders = fn()

export const Playground: Story = flow({ blocks: someBlocks, latency: 300, openOrders }, async () => undefined) // prettier-ignore

export const Listed: Story = {
  name: 'Blocks stand by priority, each with what it is for, its budget frame and who sees it (BB-01)',
  ...flow({ blocks: someBlocks }, async () => {
    const row = await rowOf(/Wochenend-Aktion/)
    await expect(row).toHaveTextContent(/Wohnwerk Lindner SE · Frühjahrsaktion 2027 · Küchen/)
    await expect(row).toHaveTextContent(/4\.800/)
    await expect(row).toHaveTextContent('2 Wochen')
    await waitFor(() => expect(row).toHaveTextContent('Kunde – Marketing'))
    await expect(await rowOf(/Prospektverteilung/)).toHaveTextContent('Alle Gruppen')
    await expect(await rowOf(/Filialeröffnung M/)).toHaveTextContent('Kundenberatung')
    const names = screen.getAllByRole('rowheader').map((cell) => cell.textContent)
    await expect(names.map((name) => name?.slice(0, 6))).toEqual(['Wochen', 'Prospe', 'Filial'])
  }),
}

export const OpensByOneClick: Story = {
  name: 'One click opens a block',
  ...flow({ blocks: someBlocks }, async ({ userEvent }) => {
    await userEvent.click(await rowOf(/Prospektverteilung/))
    await expect(await field(/Name des Bausteins/)).toHaveValue('Prospektverteilung')
  }),
}

export const Searched: Story = {
  name: 'A search looks into name, campaign and media types; what finds nothing offers all again',
  ...flow({ blocks: someBlocks }, async ({ userEvent }) => {
    await rowOf(/Wochenend-Aktion/)
    const search = screen.getByRole('searchbox', { name: 'Bausteine suchen' })
    await userEvent.type(search, 'direktwerbung')
    await waitFor(() => expect(screen.queryByRole('row', { name: /Wochenend/ })).toBeNull())
    await expect(await rowOf(/Prospektverteilung/)).toBeVisible()
    await userEvent.type(search, ' nie')
    await userEvent.click(await button('Alle zeigen'))
    await expect(await rowOf(/Wochenend-Aktion/)).toBeVisible()
  }),
}

export const Withdrawn: Story = {
  name: 'A block is withdrawn at once, and comes back by undo (PERM-07, T-08)',
  ...flow({ blocks: someBlocks }, async ({ userEvent }, memory) => {
    const row = within(await rowOf(/Prospektverteilung/))
    await userEvent.click(row.getByRole('button'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Zurückziehen' }))
    await told('Baustein „Prospektverteilung“ ist zurückgezogen')
    await waitFor(() => expect(screen.queryByRole('row', { name: /Prospektverteilung/ })).toBeNull()) // prettier-ignore
    await expect(memory.block(702)).toBeUndefined()
    await userEvent.click(await button('Rückgängig'))
    await expect(await rowOf(/Prospektverteilung/)).toBeVisible()
    await expect(memory.block(702)).toBeDefined()
  }),
}

export const BroughtBack: Story = {
  name: 'What was withdrawn days ago is listed and brought back (T-66, PERM-07)',
  ...flow(
    { blocks: someBlocks.slice(0, 1), withdrawn: someBlocks.slice(1, 2) },
    async ({ userEvent }, memory) => {
      await rowOf(/Wochenend-Aktion/)
      await userEvent.click(await screen.findByText('Zurückgezogen'))
      await expect(await screen.findByText(/Zurückgezogen von Maren Lindqvist/)).toBeVisible()
      await userEvent.click(await button('„Prospektverteilung“ wiederherstellen'))
      await told('Baustein „Prospektverteilung“ ist wieder da')
      await expect(await rowOf(/Prospektverteilung/)).toBeVisible()
      await waitFor(() => expect(screen.queryByText('Zurückgezogen')).toBeNull())
      await expect(memory.block(702)).toBeDefined()
    },
  ),
}

export const NotWithdrawn: Story = {
  name: 'A block that cannot be withdrawn stays, with the reason',
  ...flow(
    {
      blocks: someBlocks,
      prepare: ({ failNext }) => failNext('remove', new PortError({ code: 'forbidden' })),
    },
    async ({ userEvent }) => {
      const row = within(await rowOf(/Prospektverteilung/))
      await userEvent.click(row.getByRole('button'))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Zurückziehen' }))
      await told('Baustein „Prospektverteilung“ ließ sich nicht zurückziehen')
      await expect(await rowOf(/Prospektverteilung/)).toBeVisible()
    },
  ),
}

export const WithoutUndo: Story = {
  name: 'Where nothing brings a block back it is asked first',
  ...flow({ blocks: someBlocks, canUndo: false }, async ({ userEvent }, memory) => {
    const row = within(await rowOf(/Prospektverteilung/))
    await userEvent.click(row.getByRole('button'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Zurückziehen' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Zurückziehen' }))
    await waitFor(() => expect(memory.block(702)).toBeUndefined())
  }),
}

export const Live: Story = {
  name: 'What others make and withdraw appears by itself (GEN-09)',
  ...flow({ blocks: someBlocks }, async (_context, memory) => {
    await rowOf(/Wochenend-Aktion/)
    memory.others.change(701, { name: 'Wochenende neu' })
    await expect(await rowOf(/Wochenende neu/)).toBeVisible()
    memory.others.remove(702)
    await waitFor(() => expect(screen.queryByRole('row', { name: /Prospekt/ })).toBeNull())
  }),
}

export const Empty: Story = {
  name: 'Without blocks it is said what one is, with a way to the first',
  ...flow({}, async ({ userEvent }) => {
    await expect(await screen.findByText('Noch keine Bausteine')).toBeVisible()
    await userEvent.click(await button('Neuer Baustein'))
    await expect(await field(/Name des Bausteins/)).toHaveValue('')
  }),
}

export const Loading: Story = {
  name: 'While the blocks come, their places are held',
  ...flow({ blocks: someBlocks, prepare: ({ hold }) => void hold('blocks') }, async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Bausteine' })).toBeVisible() // prettier-ignore
    await expect(screen.queryByRole('rowheader')).toBeNull()
  }),
}

export const Failed: Story = {
  name: 'Blocks that do not come are asked for again (ERR-05)',
  ...flow(
    {
      blocks: someBlocks,
      prepare: ({ failNext }) => failNext('blocks', new PortError({ code: 'unknown' })),
    },
    async ({ userEvent }) => {
      await expect(await screen.findByText('Die Bausteine ließen sich nicht laden')).toBeVisible()
      await userEvent.click(await button('Erneut versuchen'))
      await expect(await rowOf(/Wochenend-Aktion/)).toBeVisible()
    },
  ),
}

export const Forbidden: Story = {
  name: 'Whoever only orders from blocks is told who makes them (PERM-07)',
  ...flow({ blocks: someBlocks, canEdit: false }, async () => {
    await expect(await screen.findByText('Hier arbeitet die Agentur')).toBeVisible()
    await expect(screen.queryByText('Wochenend-Aktion')).toBeNull()
  }),
}

export const English: Story = {
  name: 'The list in English (GEN-02)',
  globals: { locale: 'en' },
  ...flow({ blocks: [buildBlock(1, { name: 'Weekend deal' })] }, async () => {
    await expect(await rowOf(/Weekend deal/)).toHaveTextContent('For everything')
    await expect(await button('New building block')).toBeVisible()
  }),
}
