import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { StoryHost } from '../kit/StoryHost.tsx'
import { Setup } from './Setup.tsx'
import { emptyDraft, readDraft, writeDraft, type SetupDraft } from './setup.logic.ts'
import {
  createMemorySetup,
  uploadedLogo,
  type MemoryOptions,
  type MemorySetup,
} from './testing/index.ts'

const meta = {
  title: 'Modules/Setup',
  component: Setup,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
} satisfies Meta<typeof Setup>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

interface FlowOptions extends MemoryOptions {
  path?: readonly string[]
  draft?: Partial<SetupDraft>
  prepare?: (memory: MemorySetup) => void
}

/** A story with a memory of its own, made anew each time it is played. */
function flow(
  { path = [], draft, prepare, ...options }: FlowOptions,
  play: (context: Context, memory: MemorySetup) => Promise<void>,
): Story {
  const kept = draft && writeDraft({ ...emptyDraft, ...draft })
  let memory = createMemorySetup({ ...options, kept })
  return {
    args: { port: memory.port },
    loaders: [
      () => {
        memory = createMemorySetup({ ...options, kept })
        prepare?.(memory)
        return { memory }
      },
    ],
    render: (_args, { loaded, globals }) => (
      <StoryHost locale={globals.locale === 'en' ? 'en' : 'de'} path={path}>
        <Setup port={(loaded as { memory: MemorySetup }).memory.port} />
      </StoryHost>
    ),
    play: (context) => play(context, memory),
  }
}

const person = (fullName: string, email: string) =>
  ({ key: email, fullName, email, kind: 'client' }) as const
/** Everything filled in, one press before the end. */
const filled: Partial<SetupDraft> = {
  name: 'Nordlicht Energie',
  description: 'Ökostrom aus Husum',
  agencyName: 'Brückner Vahl Media',
  primary: '#1c7c54',
  secondary: '#f4b942',
  customers: [
    { key: 'a', name: 'Nordlicht Energie GmbH', number: '20400' },
    { key: 'b', name: 'Nordlicht Vertrieb', number: '' },
  ],
  members: [
    person('Swantje Petersen', 'swantje.petersen@nordlicht.example'),
    { ...person('Aylin Kaya', 'aylin.kaya@brueckner-vahl.example'), kind: 'clientService' },
  ],
  featureIds: [1, 2],
  values: { DEFAULT_NOTIFY_ENABLED: 'true' },
  reached: 5,
}
const field = (name: string | RegExp) => screen.findByRole('textbox', { name })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const heading = (name: string) => screen.findByRole('heading', { name, level: 2 })

export const Playground: Story = flow({ latency: 300 }, async () => undefined)
export const Application: Story = flow({ draft: filled }, async () => undefined)
export const Customers: Story = flow({ draft: filled, path: ['customers'] }, async () => undefined)
export const Members: Story = flow({ draft: filled, path: ['members'] }, async () => undefined)
export const Features: Story = flow({ draft: filled, path: ['features'] }, async () => undefined)
export const Configurations: Story = flow(
  { draft: filled, path: ['configurations'] },
  async () => undefined,
)
export const Summary: Story = flow({ draft: filled, path: ['summary'] }, async () => undefined)

export const WholeWay: Story = {
  name: 'From the name to the open application, by keyboard where one types (SETUP-01, GEN-09)',
  ...flow({ known: ['aylin.kaya@brueckner-vahl.example'] }, async ({ userEvent, step }, memory) => {
    await step('The name is needed; the first picture is chosen (SETUP-05)', async () => {
      await expect(await screen.findAllByRole('radio')).toHaveLength(14)
      await expect(screen.getByRole('radio', { name: /Motiv 1\b/ })).toBeChecked()
      await userEvent.click(await button('Weiter'))
      await expect(await screen.findByText('Bitte füllen Sie dieses Feld aus.')).toBeVisible()
      await userEvent.type(await field(/Name der Anwendung/), 'Nordlicht Energie{Enter}')
    })
    await step('Each step begins at its heading, and the address follows (SETUP-02)', async () => {
      await waitFor(async () => expect(await heading('Kunden')).toHaveFocus())
      await userEvent.click(await button('Kunden hinzufügen'))
      await expect(await field('Kunde 1')).toHaveFocus()
      await userEvent.keyboard('Nordlicht Energie GmbH')
      await userEvent.click(await button('Weiter'))
    })
    await step('Many people at once out of a spreadsheet (ADM-04)', async () => {
      await heading('Personen')
      await userEvent.click(await button('Liste einfügen'))
      const dialog = await screen.findByRole('dialog')
      await userEvent.click(within(dialog).getByRole('textbox', { name: 'Liste' }))
      await userEvent.paste(
        'Swantje Petersen\tswantje.petersen@nordlicht.example\nAylin Kaya\taylin.kaya@brueckner-vahl.example',
      )
      await userEvent.click(within(dialog).getByRole('button', { name: '2 Personen hinzufügen' }))
      await expect(await field('E-Mail 2')).toHaveValue('aylin.kaya@brueckner-vahl.example')
      await userEvent.click(await button('Weiter'))
    })
    await step('Features: all, none, some (SETUP-08)', async () => {
      await heading('Funktionen')
      await userEvent.click(await button('Alle auswählen'))
      await expect(screen.getByText('3 ausgewählt')).toBeVisible()
      await userEvent.click(await button('Keine auswählen'))
      await userEvent.click(await screen.findByRole('checkbox', { name: /Dateien/ }))
      await expect(screen.getByText('1 ausgewählt')).toBeVisible()
      await userEvent.click(await button('Weiter'))
    })
    await step('What a feature decides is not asked again', async () => {
      await heading('Einstellungen')
      await expect(screen.getByText('Gruppen standardmäßig benachrichtigen')).toBeVisible()
      await expect(screen.queryByText('Zusammenarbeit')).not.toBeInTheDocument()
      await userEvent.click(await button('Weiter'))
    })
    await step('The summary makes it, and says how each was invited', async () => {
      await heading('Übersicht')
      await expect(memory.made).toEqual([])
      await userEvent.click(await button('Anwendung anlegen'))
      const done = await screen.findByRole('heading', {
        name: 'Nordlicht Energie ist eingerichtet',
        level: 1,
      })
      await waitFor(() => expect(done).toHaveFocus())
      const list = screen.getByRole('list', { name: 'Einladungen' })
      await expect(within(list).getByText('Per E-Mail eingeladen')).toBeVisible()
      await expect(within(list).getByText('Gehört schon dazu')).toBeVisible()
      await expect(memory.made).toHaveLength(1)
      await expect(memory.made[0]).toMatchObject({ pictureId: 'stock/1', featureIds: [1] })
      await expect(memory.kept()).toBeUndefined()
      await userEvent.click(await button('Nordlicht Energie öffnen'))
      await expect(memory.opened).toEqual([201])
    })
  }),
}

export const KeepsWhatWasEntered: Story = {
  name: 'Back keeps everything; only visited steps are jumped to; a new visit goes on (SETUP-02)',
  ...flow({ draft: { ...filled, reached: 2 } }, async ({ userEvent }, memory) => {
    await expect(await field(/Name der Anwendung/)).toHaveValue('Nordlicht Energie')
    await expect(screen.queryByRole('button', { name: /: Funktionen/ })).not.toBeInTheDocument()
    await userEvent.click(await button(/Schritt 3 von 6: Personen/))
    await expect(await field('Name 1')).toHaveValue('Swantje Petersen')
    await userEvent.click(await button('Person 1 entfernen'))
    await expect(await field('Name 1')).toHaveValue('Aylin Kaya')
    await expect(await field('Name 1')).toHaveFocus()
    await userEvent.click(await button('Person 1 entfernen'))
    await expect(await button('Person hinzufügen')).toHaveFocus()
    await userEvent.click(await button('Zurück'))
    await expect(await field('Kundennummer 1')).toHaveValue('20400')
    await expect(readDraft(memory.kept())).toMatchObject({ members: [], reached: 2 })
  }),
}

export const StartsOver: Story = {
  name: 'Starting over asks first',
  ...flow({ draft: filled, path: ['members'] }, async ({ userEvent }, memory) => {
    await userEvent.click(await button('Neu beginnen'))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Neu beginnen' }))
    await expect(await field(/Name der Anwendung/)).toHaveValue('')
    await waitFor(() => expect(memory.kept()).toBeUndefined())
    await waitFor(async () => expect(await heading('Anwendung')).toHaveFocus())
    await expect(screen.queryByText(/Pflichtfelder/)).not.toBeInTheDocument()
  }),
}

export const Faults: Story = {
  name: 'What is wrong is said at its field before one goes on',
  ...flow(
    {
      path: ['members'],
      draft: {
        ...filled,
        members: [person('Swantje Petersen', 'swantje'), person('', 'ada@nordlicht.example')],
      },
    },
    async ({ userEvent }) => {
      await field('E-Mail 1')
      await expect(screen.queryByText(/Bitte geben Sie/)).not.toBeInTheDocument()
      await userEvent.click(await button('Weiter'))
      await waitFor(async () => expect(await field('E-Mail 1')).toHaveFocus())
      await expect(await field('E-Mail 1')).toBeInvalid()
      await expect(await field('Name 2')).toBeInvalid()
      await userEvent.type(await field('E-Mail 1'), '@nordlicht.example')
      await expect(await field('E-Mail 1')).toBeValid()
      await userEvent.type(await field('Name 2'), 'Ada Brandt')
      await userEvent.click(await button('Weiter'))
      await heading('Funktionen')
    },
  ),
}

export const RefusedByTheServer: Story = {
  name: 'A refusal keeps everything, marks its step and leads there (SETUP-03, ERR-16)',
  ...flow(
    {
      path: ['summary'],
      draft: { ...filled, name: 'Alpenquell' },
      foreignNumbers: [20400],
    },
    async ({ userEvent, step }, memory) => {
      await step('The client’s number belongs to somebody else', async () => {
        await userEvent.click(await button('Anwendung anlegen'))
        const refusal = await screen.findByText(/Kunden: Das gibt es hier nicht/)
        await expect(refusal.closest('.at-refused')).toHaveFocus()
        await userEvent.click(await button(/Schritt 2 von 6: Kunden.*bitte prüfen/))
        await expect(await field('Kundennummer 1')).toBeInvalid()
        await userEvent.clear(await field('Kundennummer 1'))
        await expect(await field('Kundennummer 1')).toBeValid()
      })
      await step('The name is taken', async () => {
        await userEvent.click(await button(/Schritt 6 von 6: Übersicht/))
        await userEvent.click(await button('Anwendung anlegen'))
        await expect(await screen.findByText(/Ihre Eingaben sind noch da/)).toBeVisible()
        await userEvent.click(await button('Ändern: Anwendung'))
        await expect(await field(/Name der Anwendung/)).toBeInvalid()
        await userEvent.type(await field(/Name der Anwendung/), ' Nord')
      })
      await step('Now it is made, once', async () => {
        await userEvent.click(await button(/Schritt 6 von 6: Übersicht/))
        await userEvent.click(await button('Anwendung anlegen'))
        await screen.findByRole('heading', { name: 'Alpenquell Nord ist eingerichtet' })
        await expect(memory.made).toHaveLength(1)
      })
    },
  ),
}

export const LostConnection: Story = {
  name: 'Without a connection nothing is lost, and trying again sends the same command',
  ...flow(
    {
      path: ['summary'],
      draft: filled,
      prepare: ({ failNext }) => failNext('create', new PortError({ code: 'offline' })),
    },
    async ({ userEvent }, memory) => {
      await userEvent.click(await button('Anwendung anlegen'))
      await expect(await screen.findByText(/Keine Verbindung/)).toBeVisible()
      await userEvent.click(await button('Anwendung anlegen'))
      await screen.findByRole('heading', { name: 'Nordlicht Energie ist eingerichtet' })
      await expect(memory.made).toHaveLength(1)
    },
  ),
}

/** Answers the second attempt. */
let answerSecond: () => void

export const Saving: Story = {
  name: 'Saving takes away what an earlier try said, and says that it saves until there is an answer (SETUP-03)',
  ...flow(
    {
      path: ['summary'],
      draft: filled,
      prepare: ({ failNext, port }) => {
        failNext('create', new PortError({ code: 'offline' }))
        const { create } = port
        const second = new Promise<void>((resolve) => (answerSecond = resolve))
        let tries = 0
        port.create = async (application) => {
          tries += 1
          if (tries === 2) await second
          return create(application)
        }
      },
    },
    async ({ userEvent }) => {
      await userEvent.click(await button('Anwendung anlegen'))
      await expect(await screen.findByText(/Keine Verbindung/)).toBeVisible()
      await expect(await button('Zurück')).toBeEnabled()
      await userEvent.click(await button('Anwendung anlegen'))
      await expect(await button(/Wird gespeichert/)).toHaveAttribute('aria-disabled', 'true')
      await expect(await button('Zurück')).toBeDisabled()
      await expect(screen.queryByText(/Keine Verbindung/)).toBeNull()
      answerSecond()
      await screen.findByRole('heading', { name: 'Nordlicht Energie ist eingerichtet' })
    },
  ),
}

export const OwnPicture: Story = {
  name: 'An own picture comes first, is chosen, and its colours are suggested (SETUP-06, SETUP-07, SETUP-09)',
  ...flow(
    {
      draft: { ...emptyDraft, name: 'Nordlicht' },
      prepare: ({ failNext }) => failNext('upload', new PortError({ code: 'offline' })),
    },
    async ({ canvasElement, userEvent, step }, memory) => {
      await field(/Name der Anwendung/)
      const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!
      const logo = new File(['x'], 'logo.png', { type: 'image/png' })
      await step('A failed upload says so and changes nothing', async () => {
        await userEvent.upload(input, logo)
        const notice = await screen.findByText('Das Bild konnte nicht hochgeladen werden: logo.png')
        await waitFor(() => expect(notice).toBeVisible())
        await expect(screen.getByRole('radio', { name: /Motiv 1\b/ })).toBeChecked()
      })
      await step('A good one is there once, however often it is brought', async () => {
        await userEvent.upload(input, logo)
        await expect(await screen.findByRole('radio', { name: 'Eigenes Bild 1' })).toBeChecked()
        await userEvent.upload(input, logo)
        await expect(screen.getAllByRole('radio')).toHaveLength(15)
        await expect(screen.getAllByRole('radio')[0]).toHaveAccessibleName('Eigenes Bild 1')
      })
      await step('Its colours are there to take up', async () => {
        const [red] = await screen.findAllByRole('button', { name: /Rot/ })
        await userEvent.click(red!)
        await expect(await field('Hauptfarbe')).toHaveValue('#e2001a')
        await expect(readDraft(memory.kept())).toMatchObject({
          pictureId: uploadedLogo.id,
          primary: '#e2001a',
        })
      })
    },
  ),
}

export const NotTheirs: Story = {
  ...flow(
    { prepare: ({ failNext }) => failNext('choices', new PortError({ code: 'forbidden' })) },
    async () => {
      await expect(await screen.findByText('Hier haben Sie keinen Zugriff')).toBeVisible()
    },
  ),
}

export const Failed: Story = {
  ...flow(
    { prepare: ({ failNext }) => failNext('choices', new PortError({ code: 'unknown' })) },
    async () => undefined,
  ),
}

export const English: Story = {
  globals: { locale: 'en' },
  ...flow({ draft: filled, path: ['summary'] }, async () => {
    await expect(await button('Create application')).toBeVisible()
  }),
}
