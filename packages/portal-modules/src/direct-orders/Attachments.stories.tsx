import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { DirectOrders } from './DirectOrders.tsx'
import { flow } from './testing/flow.tsx'
import { createMemoryDirectOrders, readyDraft } from './testing/index.ts'

const meta = {
  title: 'Modules/DirectOrders/Attachments',
  component: DirectOrders,
  globals: { locale: 'de' },
  args: { port: createMemoryDirectOrders().port, component: { id: 40 } },
} satisfies Meta<typeof DirectOrders>
export default meta
type Story = StoryObj<typeof meta>

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const field = (name: string | RegExp) => screen.findByRole('textbox', { name })

export const Files: Story = {
  name: 'Files are attached, an empty one is refused by name, and one is taken out again (DO-25)',
  ...flow({ path: ['create', 'customize'], kept: readyDraft() }, async ({ userEvent }, memory) => {
    await field(/Zielgruppe/)
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    const files = [
      new File(['motiv'], 'Motiv.pdf'),
      new File([], 'Leer.pdf'),
      new File(['x'], 'Logo.svg'),
    ]
    await fireEvent.change(input, { target: { files } })
    await expect(await screen.findByText('Motiv.pdf')).toBeVisible()
    await expect(screen.getByText(/„Leer.pdf“ ist leer/)).toBeVisible()
    await userEvent.click(await button('Logo.svg entfernen'))
    await userEvent.click(await button('Weiter'))
    await userEvent.click(await button('Bestellung absenden'))
    await waitFor(() => expect(memory.sent).toHaveLength(1))
    await expect(memory.sent[0]!.content!.files.map(({ name }) => name)).toEqual(['Motiv.pdf'])
  }),
}

const motif = new File(['motiv'], 'Motiv.pdf')

export const FilesBack: Story = {
  name: 'Attachments of a draft are back with it, and gone with it; what could not be kept is said (DO-31, DO-25)',
  ...flow(
    {
      path: ['create', 'customize'],
      kept: readyDraft({ fileNames: ['Motiv.pdf', 'Fehlt.pdf'] }),
      keptFiles: [motif, new File(['alt'], 'Übrig.pdf')],
    },
    async ({ userEvent }, memory) => {
      const list = await screen.findByRole('list', { name: 'Ausgewählte Dateien' })
      await expect(within(list).getAllByRole('listitem')).toHaveLength(1)
      await expect(list).toHaveTextContent('Motiv.pdf')
      await expect(await screen.findByText(/Bitte hängen Sie wieder an: Fehlt\.pdf/)).toBeVisible()
      const input = document.querySelector<HTMLInputElement>('input[type=file]')!
      await userEvent.upload(input, new File(['x'.repeat(2_000)], 'Film.mp4'))
      await expect(await screen.findByText(/wären diese Anhänge weg/)).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Film.mp4 entfernen' }))
      await waitFor(() => expect(screen.queryByText(/wären diese Anhänge weg/)).toBeNull())
      await expect(memory.chosen.get('draft')).toEqual([motif])
      await userEvent.click(await button('Entwurf verwerfen'))
      const question = await screen.findByRole('alertdialog')
      await userEvent.click(within(question).getByRole('button', { name: 'Entwurf verwerfen' }))
      await waitFor(() => expect(memory.chosen.get('draft')).toEqual([]))
    },
  ),
}

let letCome: () => void = () => undefined

export const Late: Story = {
  name: 'Who attaches before the draft’s files are back has both (DO-31)',
  ...flow(
    {
      path: ['create', 'customize'],
      kept: readyDraft({ fileNames: ['Motiv.pdf'] }),
      keptFiles: [motif],
      prepare: (memory) => {
        letCome = memory.hold('readFiles')
      },
    },
    async ({ userEvent }, memory) => {
      await field(/Zielgruppe/)
      const input = document.querySelector<HTMLInputElement>('input[type=file]')!
      await userEvent.upload(input, new File(['logo'], 'Logo.svg'))
      const list = await screen.findByRole('list', { name: 'Ausgewählte Dateien' })
      letCome()
      await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2))
      await waitFor(() => expect(memory.chosen.get('draft')).toHaveLength(2))
      await expect(screen.queryByText(/Bitte hängen Sie wieder an/)).toBeNull()
    },
  ),
}
