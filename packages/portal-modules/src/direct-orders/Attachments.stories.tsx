import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { DirectOrders } from './DirectOrders.tsx'
import { flow } from './testing/flow.tsx'
import { createMemoryDirectOrders, readyDraft, someOrders } from './testing/index.ts'

const meta = {
  title: 'Modules/Direct orders/Attachments',
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

export const ForbiddenName: Story = {
  name: 'A kind that is not allowed is said when it is chosen, not when it is sent (DO-25, FILE-07)',
  ...flow({ path: ['create', 'customize'], kept: readyDraft() }, async ({ userEvent }, memory) => {
    await field(/Zielgruppe/)
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    const files = [new File(['motiv'], 'Motiv.pdf'), new File(['MZ'], 'Setup.exe')]
    await fireEvent.change(input, { target: { files } })
    await expect(await screen.findByText(/„Setup\.exe“ wurde nicht angehängt: Dateien mit der Endung „\.exe“/)).toBeVisible() // prettier-ignore
    await userEvent.click(await button('Weiter'))
    await userEvent.click(await button('Bestellung absenden'))
    await waitFor(() => expect(memory.sent).toHaveLength(1))
    await expect(memory.sent[0]!.content!.files.map(({ name }) => name)).toEqual(['Motiv.pdf'])
  }),
}

export const Forbidden: Story = {
  name: 'A program that calls itself a PDF is refused at its own line; nothing else is lost, and without it the order goes (DO-25, FILE-07)',
  ...flow({ path: ['create', 'customize'], kept: readyDraft() }, async ({ userEvent }, memory) => {
    await userEvent.type(await field(/Zielgruppe/), 'Familien')
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    const files = [new File(['motiv'], 'Motiv.pdf'), new File(['MZ'], 'Rechnung.pdf')]
    await fireEvent.change(input, { target: { files } })
    await userEvent.click(await button('Weiter'))
    const said = '„Rechnung.pdf“ wurde nicht angenommen: Dem Inhalt nach ist das eine „.exe“-Datei.'
    memory.failNext('create', new PortError({ code: 'invalid', fields: { 'files.1': [said] } }))
    await userEvent.click(await button('Bestellung absenden'))
    await expect(await screen.findByText(said)).toBeVisible()
    await expect(memory.sent).toHaveLength(1)
    // It is not sent once more as it is.
    await userEvent.click(await button('Bestellung absenden'))
    await expect(
      await screen.findByText(/Ein Anhang wurde nicht angenommen.*bleibt, wie es ist\.$/),
    ).toBeVisible()
    await expect(memory.sent).toHaveLength(1)

    await userEvent.click(screen.getAllByRole('button', { name: 'Anhänge ändern' })[0]!)
    const list = await screen.findByRole('list', { name: 'Ausgewählte Dateien' })
    const [right, wrong] = within(list).getAllByRole('listitem')
    await expect(right).not.toHaveTextContent('nicht angenommen')
    await expect(wrong).toHaveTextContent(said)
    await expect(await field(/Zielgruppe/)).toHaveValue('Familien')
    await userEvent.click(await button('Weiter'))
    await expect(await screen.findByText(/Ein Anhang wurde nicht angenommen/)).toBeVisible()
    await userEvent.click(await button('Rechnung.pdf entfernen'))
    await waitFor(() => expect(screen.queryByText(/nicht angenommen/)).toBeNull())
    await userEvent.click(await button('Weiter'))
    await userEvent.click(await button('Bestellung absenden'))
    await waitFor(() => expect(memory.sent).toHaveLength(2))
    await expect(memory.sent[1]!.content!.files.map(({ name }) => name)).toEqual(['Motiv.pdf'])
    await expect(memory.sent[1]!.content!.target).toBe('Familien')
  }),
}

export const CheckedAtOnce: Story = {
  name: 'What a file really is, is said at its line once it was looked at; without it the order goes (DO-25, FILE-07)',
  ...flow({ path: ['create', 'customize'], kept: readyDraft() }, async ({ userEvent }, memory) => {
    await field(/Zielgruppe/)
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    const letSay = memory.hold('checkFile')
    const files = [new File(['motiv'], 'Motiv.pdf'), new File(['MZ\0\0'], 'Rechnung.pdf')]
    await fireEvent.change(input, { target: { files } })
    const list = await screen.findByRole('list', { name: 'Ausgewählte Dateien' })
    const [right, wrong] = within(list).getAllByRole('listitem')
    await expect(wrong).not.toHaveTextContent('nicht angenommen')
    letSay()
    await waitFor(() =>
      expect(wrong).toHaveTextContent(/Dem Inhalt nach ist das eine „\.exe“-Datei/),
    )
    await expect(right).not.toHaveTextContent('nicht angenommen')
    await userEvent.click(await button('Weiter'))
    await expect(await screen.findByText(/Ein Anhang wurde nicht angenommen/)).toBeVisible()
    await expect(memory.sent).toHaveLength(0)
    await userEvent.click(await button('Rechnung.pdf entfernen'))
    await userEvent.click(await button('Weiter'))
    await userEvent.click(await button('Bestellung absenden'))
    await waitFor(() => expect(memory.sent).toHaveLength(1))
    await expect(memory.sent[0]!.content!.files.map(({ name }) => name)).toEqual(['Motiv.pdf'])
  }),
}

export const CheckedWhenBack: Story = {
  name: 'A file that is back with its draft is looked at again; what could not be asked is asked with the next one (DO-31, FILE-07)',
  ...flow(
    {
      path: ['create', 'customize'],
      kept: readyDraft({ fileNames: ['Rechnung.pdf'] }),
      keptFiles: [new File(['MZ\0\0'], 'Rechnung.pdf')],
      prepare: ({ failNext }) => failNext('checkFile', new PortError({ code: 'offline' })),
    },
    async () => {
      const list = await screen.findByRole('list', { name: 'Ausgewählte Dateien' })
      await expect(list).not.toHaveTextContent('nicht angenommen')
      const input = document.querySelector<HTMLInputElement>('input[type=file]')!
      await fireEvent.change(input, { target: { files: [new File(['motiv'], 'Motiv.pdf')] } })
      await waitFor(() =>
        expect(list).toHaveTextContent(/Dem Inhalt nach ist das eine „\.exe“-Datei/),
      )
    },
  ),
}

export const OverTheLimit: Story = {
  name: 'A file over the limit and an empty one are said at once, by name, and the others are taken (DO-25, FILE-10)',
  ...flow({ path: ['create', 'customize'], kept: readyDraft() }, async () => {
    await field(/Zielgruppe/)
    const film = new File(['film'], 'Film.mov')
    Object.defineProperty(film, 'size', { value: 1_073_741_825 })
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    const files = [film, new File([], 'Leer.pdf'), new File(['motiv'], 'Motiv.pdf')]
    await fireEvent.change(input, { target: { files } })
    await expect(await screen.findByText(/„Film.mov“ ist größer als 1 GB/)).toBeVisible()
    await expect(screen.getByText(/„Leer.pdf“ ist leer/)).toBeVisible()
    const list = await screen.findByRole('list', { name: 'Ausgewählte Dateien' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(1)
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

export const TakenAway: Story = {
  name: 'Who adjusts an order takes an attachment away, may still keep it, and sees before sending what goes (DO-10, DO-28)',
  ...flow(
    { orders: someOrders, path: ['requests', '4004', 'adjust'] },
    async ({ userEvent }, memory) => {
      const list = within(await screen.findByRole('list', { name: 'Bereits angehängt' }))
      await userEvent.click(await button('Motiv Frühling.pdf entfernen'))
      await userEvent.click(await button('Motiv Frühling.pdf behalten'))
      await expect(list.queryByText('wird entfernt')).toBeNull()
      await userEvent.click(await button('Logo Filiale.svg entfernen'))
      await expect(list.getByText('wird entfernt')).toBeVisible()
      await userEvent.click(await button('Weiter'))
      const files = within(await screen.findByRole('region', { name: 'Anhänge' }))
      await expect(files.getByText('Motiv Frühling.pdf')).toBeVisible()
      await expect(files.getByText('wird entfernt')).toBeVisible()
      await userEvent.click(await button('Neues Briefing absenden'))
      await waitFor(() => expect(memory.order(4_004)!.files.map(({ name }) => name)).toEqual(['Motiv Frühling.pdf'])) // prettier-ignore
    },
  ),
}
