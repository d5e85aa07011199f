import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback, useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import type { RenderElsewhere } from '../../kit/index.ts'
import { PortError } from '../../kit/port-error.ts'
import { inStoryHost, StoryHost } from '../../kit/StoryHost.tsx'
import { FileExplorer } from '../FileExplorer.tsx'
import { flow, rowOf } from '../testing/flow.tsx'
import {
  createMemoryFileExplorer,
  filesOnly,
  fixedNow,
  sommerfrische,
  type MemoryFileExplorer,
} from '../testing/index.ts'

const meta = {
  title: 'Modules/File explorer/Large files',
  component: FileExplorer,
  decorators: [inStoryHost({ now: () => fixedNow })],
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
} satisfies Meta<typeof FileExplorer>
export default meta
type Story = StoryObj<typeof meta>

const film = (name: string, size: number) =>
  new File(['x'.repeat(size)], name, { type: 'video/quicktime', lastModified: 1 })
const choose = (element: HTMLElement, file: File) =>
  fireEvent.change(element.querySelector('input[type=file]')!, { target: { files: [file] } })
const panel = async () => screen.findByRole('region', { name: 'Uploads' })

export const PauseAndResume: Story = {
  name: 'A large file is paused and goes on (T-64)',
  ...flow(
    { entries: sommerfrische, isStaff: false, can: filesOnly, largeFrom: 100, bytesPerSecond: 400 },
    async ({ canvasElement, userEvent, step }) => {
      choose(canvasElement, film('Imagefilm.mov', 20_000))
      const uploads = within(await panel())
      await step(
        'It says how far it is, how fast it goes and how long it still takes',
        async () => {
          await uploads.findAllByText(
            /von .* · .*\/s · noch etwa \d+ (Sek|Min)\./,
            {},
            { timeout: 10_000 },
          )
        },
      )
      await step('Paused it stays, by keyboard as well', async () => {
        const pause = await uploads.findByRole('button', { name: 'Imagefilm.mov anhalten' })
        pause.focus()
        await userEvent.keyboard('{Enter}')
        await uploads.findByText('Angehalten')
        await expect(screen.queryByRole('row', { name: /Imagefilm/ })).toBeNull()
      })
      await step('Resumed it travels again', async () => {
        await userEvent.click(uploads.getByRole('button', { name: 'Imagefilm.mov fortsetzen' }))
        await uploads.findByRole('button', { name: 'Imagefilm.mov anhalten' })
        await expect(uploads.queryByText('Angehalten')).toBeNull()
      })
    },
  ),
}

export const ChosenOnceMore: Story = {
  name: 'After the page was loaded again, the file is asked for once more (T-64)',
  ...flow(
    {
      entries: sommerfrische,
      isStaff: false,
      can: filesOnly,
      largeFrom: 100,
      unfinished: [{ name: 'Imagefilm.mov', size: 900, sentBytes: 600, lastModified: 1 }],
    },
    async ({ step }) => {
      const region = await panel()
      const uploads = within(region)
      await step('The panel says so', async () => {
        await uploads.findByText(/Unterbrochen. Wählen Sie „Imagefilm.mov“ noch einmal aus/)
        await expect(await uploads.findAllByText('1 Upload wartet auf Sie')).not.toHaveLength(0)
      })
      await step('Another file is not taken', async () => {
        choose(region, film('Urlaub.mov', 900))
        await uploads.findByText(/Das ist eine andere Datei/)
      })
      await step('The same one goes on, and arrives', async () => {
        choose(region, film('Imagefilm.mov', 900))
        await rowOf('Imagefilm')
      })
    },
  ),
}

export const Interrupted: Story = {
  ...ChosenOnceMore,
  name: 'Interrupted, as it is seen',
  play: async () => {
    await within(await panel()).findByText(/Unterbrochen/)
  },
}

export const AnotherName: Story = {
  name: 'A file whose name cannot be stands first, and goes under a name that is offered (FILE-10)',
  ...flow(
    { entries: sommerfrische, isStaff: false, can: filesOnly },
    async ({ canvasElement, userEvent, step }) => {
      const files = [new File(['a'], 'Notizen.txt'), new File(['b'], 'Was ist das?.txt')]
      fireEvent.change(canvasElement.querySelector('input[type=file]')!, { target: { files } })
      const uploads = within(await panel())
      await step('It stands before what went well, with the reason', async () => {
        await uploads.findByText('Hochgeladen')
        const [first] = uploads.getAllByRole('listitem')
        await within(first!).findByText(/^Diese Zeichen sind nicht möglich/)
      })
      await step('One press sends it, by keyboard as well', async () => {
        uploads.getByRole('button', { name: 'Als „Was ist das.txt“ hochladen' }).focus()
        await userEvent.keyboard('{Enter}')
        await rowOf('Was ist das')
      })
    },
  ),
}

export const DiskFull: Story = {
  name: 'A full disk is said in so many words (T-64)',
  ...flow(
    { entries: sommerfrische, isStaff: false, can: filesOnly, largeFrom: 100 },
    async ({ canvasElement, userEvent }, memory) => {
      const full = { code: 'unknown', reason: 'storage-full', retryable: true } as const
      memory.failNext('resumable', new PortError(full))
      choose(canvasElement, film('Imagefilm.mov', 900))
      const uploads = within(await panel())
      await uploads.findByText(/kein Platz mehr/)
      await userEvent.click(uploads.getByRole('button', { name: 'Imagefilm.mov erneut versuchen' }))
      await rowOf('Imagefilm')
    },
  ),
}

const onOpenItem = fn()

/** A product with the files on one page and something else on another. */
function TwoPages({ memory: { port, rootId } }: { memory: MemoryFileExplorer }) {
  const [isOnFiles, setOnFiles] = useState(true)
  const [left, setLeft] = useState<{ render: RenderElsewhere | undefined }>()
  const onElsewhere = useCallback(
    (_name: string, render: RenderElsewhere | undefined) => setLeft({ render }),
    [],
  )
  return (
    <StoryHost now={() => fixedNow} onElsewhere={onElsewhere}>
      <button type="button" onClick={() => setOnFiles(!isOnFiles)}>
        {isOnFiles ? 'Andere Seite' : 'Dateien'}
      </button>
      {isOnFiles ? (
        <FileExplorer port={port} rootId={rootId} />
      ) : (
        left?.render?.({ openItem: onOpenItem })
      )}
    </StoryHost>
  )
}

let leaving: MemoryFileExplorer
export const OnAnotherPage: Story = {
  name: 'On another page the uploads stay in sight, with the way back to their folder (T-64)',
  loaders: [
    () => {
      const rules = { isStaff: false, can: filesOnly, largeFrom: 100, bytesPerSecond: 2_000 }
      leaving = createMemoryFileExplorer({ entries: sommerfrische, ...rules })
      onOpenItem.mockClear()
    },
  ],
  args: { port: createMemoryFileExplorer().port, rootId: 0 },
  render: () => <TwoPages memory={leaving} />,
  play: async ({ canvasElement, userEvent, step }) => {
    await rowOf('Kreation')
    await step('Nothing is shown elsewhere as long as nothing travels', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Andere Seite' }))
      await expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull()
      await userEvent.click(screen.getByRole('button', { name: 'Dateien' }))
      await rowOf('Kreation')
    })
    choose(canvasElement, film('Imagefilm.mov', 20_000))
    await within(await panel()).findByRole('button', { name: 'Imagefilm.mov anhalten' })
    await step('It goes on, and leads back', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Andere Seite' }))
      const uploads = within(await panel())
      await uploads.findByRole('progressbar')
      const back = uploads.getByRole('button', { name: 'Zu „Sommerfrische 2027“' })
      await userEvent.click(back)
      await expect(onOpenItem).toHaveBeenCalledWith(leaving.rootId)
    })
    await step('What has become of it is said, and put away', async () => {
      const done = { timeout: 30_000 }
      await screen.findByText('1 Datei hochgeladen', { selector: 'strong' }, done)
      await userEvent.click(screen.getByRole('button', { name: 'Liste leeren' }))
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull())
    })
  },
}

export const LeftOut: Story = {
  name: 'Before they go, it is said which files do not, and why; the button counts those that go (FILE-03, FILE-10)',
  ...flow({ entries: sommerfrische }, async ({ canvasElement, userEvent, step }) => {
    await rowOf('Kreation')
    const chosen = ['Übersicht.pdf'.normalize('NFC'), 'Übersicht.pdf'.normalize('NFD'), 'Motiv.jpg']
    fireEvent.change(canvasElement.querySelector('input[type=file]')!, {
      target: {
        files: [...chosen, 'wer?.txt'].map((name) => new File(['x'], name)),
      },
    })
    const dialog = within(
      await screen.findByRole('dialog', { name: '2 Dateien nach „Sommerfrische 2027“ hochladen' }),
    )
    await step('Both are named with their reason', async () => {
      const left = within(
        dialog.getByRole('region', { name: '2 Dateien werden nicht hochgeladen' }),
      )
      await waitFor(() => expect(left.getByText(/^Der Name ist zweimal gewählt/)).toBeVisible())
      await expect(left.getByText(/^Diese Zeichen sind nicht möglich/)).toBeVisible()
      await expect(left.getByText(/können den Namen dort ändern/)).toBeVisible()
    })
    await step('As many arrive as the button says', async () => {
      await userEvent.click(dialog.getByRole('button', { name: '2 Dateien hochladen' }))
      await rowOf(/^.?U?Ü?\u0308?bersicht/)
      await rowOf('Motiv')
      const uploads = within(await panel())
      await expect(
        await uploads.findByRole('button', { name: /^Als „wer.txt“ hochladen/ }),
      ).toBeVisible()
    })
  }),
}

export const LeftOutUnasked: Story = {
  name: 'Where no dialog asks, what is left out is said in a message (FILE-03)',
  ...flow({ entries: sommerfrische, isStaff: false, can: filesOnly }, async ({ canvasElement }) => {
    await rowOf('Kreation')
    fireEvent.change(canvasElement.querySelector('input[type=file]')!, {
      target: { files: ['Neu.txt', 'NEU.txt'].map((name) => new File(['x'], name)) },
    })
    await screen.findByText('1 Datei ausgelassen: Ihr Name war zweimal gewählt')
    await rowOf('NEU')
  }),
}
