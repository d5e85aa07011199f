import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { StoryHost } from '../kit/StoryHost.tsx'
import { Configuration } from './Configuration.tsx'
import {
  createMemoryConfiguration,
  settings,
  type MemoryConfiguration,
  type MemoryOptions,
} from './testing/index.ts'

const meta = {
  title: 'Modules/Configuration',
  component: Configuration,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
} satisfies Meta<typeof Configuration>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

interface FlowOptions extends MemoryOptions {
  prepare?: (memory: MemoryConfiguration) => void
}

/** A story with a memory of its own, made anew each time it is played. */
function flow(
  { prepare, ...options }: FlowOptions,
  play: (context: Context, memory: MemoryConfiguration) => Promise<void>,
): Story {
  let memory = createMemoryConfiguration(options)
  return {
    args: { port: memory.port },
    loaders: [
      () => {
        memory = createMemoryConfiguration(options)
        prepare?.(memory)
        return { memory }
      },
    ],
    render: (_args, { loaded, globals }) => (
      <StoryHost locale={globals.locale === 'en' ? 'en' : 'de'}>
        <Configuration port={(loaded as { memory: MemoryConfiguration }).memory.port} />
      </StoryHost>
    ),
    play: (context) => play(context, memory),
  }
}

const taxonomy = () => screen.findByRole('textbox', { name: /Benennung von Direktbestellungen/ })
const choice = (name: RegExp) => screen.findByRole('combobox', { name })
const save = () => screen.findByRole('button', { name: 'Speichern' })

async function choose({ userEvent }: Context, name: RegExp, option: string) {
  await userEvent.click(await choice(name))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

export const Playground: Story = flow({ latency: 300 }, async () => undefined)

export const SavesEach: Story = {
  name: 'Several are saved one after the other; switches speak in words (ADM-08)',
  ...flow({}, async (context, memory) => {
    const { userEvent } = context
    await expect(await choice(/Kommentare/)).toHaveTextContent('An')
    await expect(await save()).toHaveAttribute('aria-disabled', 'true')
    await choose(context, /Kommentare/, 'Aus')
    await userEvent.type(await taxonomy(), 'Kunde_Produkt')
    await waitFor(() => expect(memory.kept.at(-1)).toBe(true))
    await userEvent.click(await save())
    await expect(await screen.findByText('2 Einstellungen gespeichert')).toBeInTheDocument()
    await expect(memory.sent.map(({ id, value }) => [id, value])).toEqual([
      [5, 'false'],
      [9, 'Kunde_Produkt'],
    ])
    await waitFor(() => expect(memory.kept.at(-1)).toBe(false))
    await expect(await choice(/Kommentare/)).toHaveTextContent('Aus')
  }),
}

export const SaysMalwareScanner: Story = {
  name: 'Whether a malware scanner is set up stands among them, and is nothing to change (ADM-08)',
  ...flow({}, async () => {
    await expect(await screen.findByText(/^Kein Virenscanner eingerichtet/)).toBeVisible()
    await expect(screen.getByText(/^Was diese Anwendung kann/)).toBeVisible()
  }),
}

export const FindsSettings: Story = {
  name: 'A setting is found by any of its words, and those that were changed by themselves (T-98)',
  ...flow({}, async ({ userEvent, step }) => {
    const field = await screen.findByRole('searchbox', { name: 'Einstellung finden' })
    await step('by name, description or group, without accents', async () => {
      await userEvent.type(field, 'waehlt')
      await expect(await screen.findByText('Keine Einstellung passt dazu')).toBeVisible()
      await userEvent.clear(field)
      await userEvent.type(field, 'zusammenarbeit')
      await choice(/Kommentare/)
      await expect(screen.queryByRole('combobox', { name: /Testphase/ })).toBeNull()
      await userEvent.clear(field)
    })
    await step('what differs from the default says so', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Nur geänderte' }))
      await choice(/Kommentare/)
      await expect(screen.queryByRole('combobox', { name: /Testphase/ })).toBeNull()
      await expect(screen.queryByText('Standard')).toBeNull()
    })
  }),
}

export const ResetsAndTells: Story = {
  name: 'A setting says who changed it, tells its history, goes back to the default, and back again (T-98, T-08)',
  ...flow({}, async ({ userEvent, step }, memory) => {
    await choice(/Testphase/)
    memory.others.save(12, 'true')
    await step('who and when, and all that happened', async () => {
      await screen.findByText(/^Geändert von Aylin Kaya/)
      await userEvent.click(screen.getByRole('button', { name: 'Verlauf von „Testphase“' }))
      const list = await screen.findByRole('list', { name: 'Verlauf: Testphase' })
      await expect(list).toHaveTextContent('von Standard zu An')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('back to the default, and back again', async () => {
      const reset = { name: '„Testphase“ auf den Standard zurücksetzen' }
      await userEvent.click(await screen.findByRole('button', reset))
      await screen.findByText('„Testphase“ steht wieder auf dem Standard')
      await waitFor(async () => expect(await choice(/Testphase/)).not.toHaveTextContent('An'))
      await waitFor(() => expect(screen.queryByRole('button', reset)).toBeNull())
      await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
      await waitFor(async () => expect(await choice(/Testphase/)).toHaveTextContent('An'))
    })
  }),
}

export const RefusedAtItsField: Story = {
  name: 'What is refused says so at its field; the others are saved (ADM-08, ERR-16)',
  ...flow(
    {
      prepare: ({ failNext }) =>
        failNext(
          'save',
          new PortError({ code: 'invalid', fields: { value: ['Dieser Wert ist gesperrt.'] } }),
        ),
    },
    async (context, memory) => {
      const { userEvent } = context
      await choose(context, /Kommentare/, 'Aus')
      await userEvent.type(await taxonomy(), 'Kunde')
      await userEvent.click(await save())
      await expect(await screen.findByText('Dieser Wert ist gesperrt.')).toBeVisible()
      await expect(screen.getByText(/Nicht alles ließ sich speichern/)).toBeVisible()
      await expect(await taxonomy()).toHaveValue('Kunde')
      await expect(memory.sent.map(({ id }) => id)).toEqual([9])
      await userEvent.click(await save())
      await waitFor(() => expect(memory.sent.map(({ id }) => id)).toEqual([9, 5]))
      await waitFor(() =>
        expect(screen.queryByText('Dieser Wert ist gesperrt.')).not.toBeInTheDocument(),
      )
    },
  ),
}

export const LostConnection: Story = {
  name: 'Without a connection what was entered stays, and is saved with the next try',
  ...flow(
    { prepare: ({ failNext }) => failNext('save', new PortError({ code: 'offline' })) },
    async ({ userEvent }, memory) => {
      await userEvent.type(await taxonomy(), 'Kunde')
      await userEvent.click(await save())
      await expect(await screen.findByText(/Keine Verbindung/)).toBeVisible()
      await expect(await taxonomy()).toHaveValue('Kunde')
      await userEvent.click(await save())
      await waitFor(() => expect(memory.sent).toHaveLength(1))
    },
  ),
}

export const OthersChange: Story = {
  name: 'What others change is seen at once; what one has entered stays',
  ...flow({}, async (context, memory) => {
    const { userEvent } = context
    await userEvent.type(await taxonomy(), 'Meins')
    memory.others.save(12, 'true')
    await waitFor(async () => expect(await choice(/Testphase/)).toHaveTextContent('An'))
    await expect(await taxonomy()).toHaveValue('Meins')
    await userEvent.click(await screen.findByRole('button', { name: 'Verwerfen' }))
    await expect(await taxonomy()).toHaveValue('')
    await expect(await save()).toHaveFocus()
  }),
}

export const SomeMayBeChanged: Story = {
  name: 'Client Service changes all but what switches whole features (ADM-09)',
  ...flow(
    {
      settings: settings.map((one) => ({
        ...one,
        can: { change: !['COMMENTING_ENABLED', 'TESTPHASE_ENABLED'].includes(one.field.key) },
      })),
    },
    async () => {
      await expect(await taxonomy()).toBeEnabled()
      await expect(screen.getByText(/Ganze Funktionen schalten Administratoren/)).toBeVisible()
    },
  ),
}

export const ReadOnly: Story = {
  name: 'A Supervisor reads and saves nothing (ADM-09)',
  ...flow({ settings: settings.map((one) => ({ ...one, can: { change: false } })) }, async () => {
    await expect(await taxonomy()).toHaveAttribute('readonly')
    await expect(screen.queryByRole('button', { name: 'Speichern' })).not.toBeInTheDocument()
  }),
}

export const NotTheirs: Story = {
  ...flow(
    { prepare: ({ failNext }) => failNext('settings', new PortError({ code: 'forbidden' })) },
    async () => {
      await expect(await screen.findByText('Hier haben Sie keinen Zugriff')).toBeVisible()
    },
  ),
}

export const Failed: Story = flow(
  { prepare: ({ failNext }) => failNext('settings', new PortError({ code: 'unknown' })) },
  async () => undefined,
)

export const English: Story = {
  globals: { locale: 'en' },
  ...flow({}, async () => {
    await expect(await screen.findByRole('heading', { name: 'Configuration' })).toBeVisible()
  }),
}
