import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { StoryHost } from '../kit/StoryHost.tsx'
import { ThemeStudio } from './ThemeStudio.tsx'
import {
  buildTheme,
  createMemoryThemeStudio,
  threeThemes,
  type MemoryOptions,
  type MemoryThemeStudio,
} from './testing/index.ts'

const meta = {
  title: 'Modules/Theme studio',
  component: ThemeStudio,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
} satisfies Meta<typeof ThemeStudio>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

interface FlowOptions extends MemoryOptions {
  path?: readonly string[]
  prepare?: (memory: MemoryThemeStudio) => void
}

/** Where the module was led. */
let place: readonly string[] = []

/** A story with a memory of its own, made anew each time it is played. */
function flow(
  { path = [], prepare, ...options }: FlowOptions,
  play: (context: Context, memory: MemoryThemeStudio) => Promise<void>,
): Story {
  let memory = createMemoryThemeStudio(options)
  return {
    args: { port: memory.port },
    loaders: [
      () => {
        memory = createMemoryThemeStudio(options)
        prepare?.(memory)
        place = path
        return { memory }
      },
    ],
    render: (_args, { loaded, globals }) => (
      <StoryHost
        locale={globals.locale === 'en' ? 'en' : 'de'}
        path={path}
        onPath={(next) => (place = next)}
      >
        <ThemeStudio port={(loaded as { memory: MemoryThemeStudio }).memory.port} />
      </StoryHost>
    ),
    play: (context) => play(context, memory),
  }
}

const yellow = { themes: threeThemes, path: ['edit', '2'] }
const primary = () => screen.findByRole('textbox', { name: 'Hauptfarbe' })
const preview = (mode: 'light' | 'dark') =>
  document.querySelector<HTMLElement>(`[data-at-preview=${mode}] .at-scope`)!
const brandIn = (mode: 'light' | 'dark') =>
  getComputedStyle(preview(mode)).getPropertyValue('--at-brand')
const save = () => screen.findByRole('button', { name: 'Speichern' })

export const Playground: Story = flow({ themes: threeThemes, latency: 300 }, async () => undefined)
export const Editor: Story = flow(yellow, async () => undefined)

export const Listing: Story = {
  name: 'Who sees which theme; deleting asks first and moves the focus on (ADM-06)',
  ...flow({ themes: threeThemes }, async ({ userEvent, step }, memory) => {
    await step('The application’s own first, then the group’s, then the person’s', async () => {
      const list = await screen.findByRole('list', { name: 'Designs' })
      await expect(
        [...list.children].map((row) => row.querySelector('button')?.textContent),
      ).toEqual(['Alle in Alpenquell', 'Kunde – Marketing', 'Korbinian Huber'])
    })
    await step('Deleting asks, says what follows, and is seen at once', async () => {
      await userEvent.click(
        screen.getByRole('button', { name: 'Design löschen: Kunde – Marketing' }),
      )
      const question = await screen.findByRole('alertdialog')
      await expect(question).toHaveTextContent(/Gruppe sieht dann sofort das Design der Anwendung/)
      await userEvent.click(within(question).getByRole('button', { name: 'Löschen' }))
      await waitFor(() => expect(memory.themes()).toHaveLength(2))
      await waitFor(() =>
        expect(screen.getByText('Design gelöscht: Kunde – Marketing')).toBeVisible(),
      )
      await waitFor(() => expect(document.activeElement).toHaveTextContent('Korbinian Huber'))
    })
    await step('One that cannot be deleted stays, and says why', async () => {
      memory.failNext('remove', new PortError({ code: 'offline' }))
      await userEvent.click(screen.getByRole('button', { name: 'Design löschen: Korbinian Huber' }))
      const question = await screen.findByRole('alertdialog')
      await userEvent.click(within(question).getByRole('button', { name: 'Löschen' }))
      await waitFor(() => expect(screen.getByText(/ließ sich nicht löschen/)).toBeVisible())
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Korbinian Huber' })).toBeVisible(),
      )
    })
  }),
}

export const LivePreview: Story = {
  name: 'Light and dark change while one types, and nothing is saved (D-07, T-11)',
  ...flow({ themes: threeThemes, path: ['edit', '1'] }, async ({ userEvent, step }, memory) => {
    const field = await primary()
    await step('A colour is in both screens at once', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '#c8102e')
      await waitFor(() => expect(brandIn('light')).toBe('#c8102e'))
      await expect(brandIn('dark')).toBe('#c8102e')
      await expect(getComputedStyle(preview('light')).colorScheme).toBe('light')
      await expect(getComputedStyle(preview('dark')).colorScheme).toBe('dark')
    })
    await step('Half a colour leaves the one before standing', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '#c81')
      await userEvent.type(field, '02')
      await expect(brandIn('light')).toBe('#cc8811')
      await expect(field).toBeInvalid()
    })
    await step('The screens are pictures: nothing in them takes the focus', async () => {
      await expect(preview('light').closest('[inert]')).not.toBeNull()
    })
    await step('Nobody else has seen anything', async () => {
      await expect(memory.themes()).toEqual(threeThemes)
      await expect(memory.kept.at(-1)).toBe(true)
    })
    await step('Header and navigation follow, too', async () => {
      await userEvent.click(screen.getAllByRole('radio', { name: 'In der Marke' })[0]!)
      await waitFor(() => expect(preview('dark')).toHaveAttribute('data-at-header', 'brand'))
      await userEvent.click(screen.getAllByRole('radio', { name: 'In der Marke' })[1]!)
      await waitFor(() => expect(preview('light')).toHaveAttribute('data-at-navigation', 'brand'))
    })
    await step('Discarding brings back what was there, with the focus beside it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }))
      await waitFor(() => expect(brandIn('light')).toBe('#0b6fb8'))
      await expect(await save()).toHaveFocus()
      await expect(memory.kept.at(-1)).toBe(false)
    })
  }),
}

export const Verdict: Story = {
  name: 'What is too light is said in words, and the tone that stands in is offered (T-11, D-07)',
  ...flow(yellow, async ({ userEvent, step }) => {
    const contrast = within(await screen.findByRole('region', { name: 'Kontrast' }))
    await step('A yellow: named, measured, replaced where it is too light', async () => {
      await expect(contrast.getByText(/Auf Ihrem Gelb steht dunkle Schrift/)).toBeVisible()
      await expect(
        contrast.getByText(/^Ihr Gelb ist als Schrift zu hell .* Wir nehmen #[\da-f]{6} dafür/),
      ).toBeVisible()
      await expect(contrast.getByRole('status')).toHaveTextContent(/automatisch angepasst/)
    })
    await step('In dark it reads as it is', async () => {
      await expect(contrast.getByText(/^Ihr Gelb ist überall zu lesen/)).toBeVisible()
    })
    await step('The found tone can be taken for the colour itself', async () => {
      const take = contrast.getByRole('button', { name: /als Farbe übernehmen/ })
      const shade = /#[\da-f]{6}/.exec(take.textContent)![0]
      await userEvent.click(take)
      await expect(await primary()).toHaveValue(shade)
      await waitFor(() => expect(brandIn('light')).toBe(shade))
    })
  }),
}

export const Suggested: Story = {
  name: 'Colours are suggested from a logo and from pictures (D-07, SETUP-09, ENT-20)',
  ...flow(
    { themes: threeThemes, path: ['edit', '1'] },
    async ({ userEvent, step, canvasElement }) => {
      await primary()
      await step('A logo is read: its colours stand under both fields', async () => {
        const [input] = canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]')
        await userEvent.upload(input!, new File(['x'], 'logo.png', { type: 'image/png' }))
        const [first] = await screen.findAllByRole('button', { name: /Rot/ })
        await userEvent.click(first!)
        await expect(await primary()).toHaveValue('#e2001a')
        await waitFor(() => expect(brandIn('light')).toBe('#e2001a'))
      })
      await step('A picture of the stock brings its own', async () => {
        await userEvent.click(screen.getAllByRole('button', { name: 'Bild wählen' })[0]!)
        await userEvent.click(await screen.findByRole('radio', { name: /Motiv 2/ }))
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
        await expect(screen.getAllByRole('button', { name: /#e8743b/ })).toHaveLength(2)
      })
      await step('On the picture is possible now', async () => {
        await userEvent.click(screen.getAllByRole('radio', { name: 'Auf dem Bild' })[0]!)
        await waitFor(() => expect(preview('light')).toHaveAttribute('data-at-header', 'picture'))
      })
    },
  ),
}

export const Saving: Story = {
  name: 'What is wrong is said at its field; what is saved is there for all (ADM-06, VAL-04, ERR-16)',
  ...flow({ themes: threeThemes, path: ['create'] }, async ({ userEvent, step }, memory) => {
    await step('A group has to be chosen, and what is no colour is one field’s fault', async () => {
      await userEvent.type(await primary(), 'himmelblau')
      await userEvent.click(await save())
      await waitFor(() => expect(screen.getByRole('combobox', { name: /Gruppe/ })).toBeInvalid())
      await expect(await primary()).toBeInvalid()
      await expect(memory.themes()).toHaveLength(3)
    })
    await step('A group that has a theme cannot be chosen again', async () => {
      await userEvent.type(screen.getByRole('combobox', { name: /Gruppe/ }), 'Kunde')
      const taken = await screen.findByRole('option', { name: /Kunde – Marketing/ })
      await expect(taken).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(screen.getByRole('option', { name: /Kunde – Management/ }))
    })
    await step('What the server has against it stands at its field', async () => {
      await userEvent.clear(await primary())
      await userEvent.type(await primary(), '#1d7a4f')
      memory.failNext(
        'create',
        new PortError({ code: 'invalid', fields: { primary: ['Diese Farbe nicht.'] } }),
      )
      await userEvent.click(await save())
      await waitFor(async () =>
        expect(await primary()).toHaveAccessibleDescription(/Diese Farbe nicht/),
      )
    })
    await step('Saved: it has an address of its own, and may be left', async () => {
      await userEvent.click(await save())
      await waitFor(() => expect(place).toEqual(['edit', '101']))
      await waitFor(() => expect(screen.getByText('Design gespeichert')).toBeVisible())
      await expect(memory.themes().at(1)).toMatchObject({ id: 2 })
      await expect(memory.themes().find(({ id }) => id === 101)).toMatchObject({
        target: { kind: 'group', id: 11 },
        look: { primary: '#1d7a4f', secondary: null },
      })
      await expect(memory.kept.at(-1)).toBe(false)
    })
  }),
}

export const Overtaken: Story = {
  name: 'Somebody else was faster: both states are there to choose from (ADM-06)',
  ...flow({ themes: threeThemes, path: ['edit', '1'] }, async ({ userEvent, step }, memory) => {
    const type = async (color: string) => {
      await userEvent.clear(await primary())
      await userEvent.type(await primary(), color)
    }
    await step('Without changes of one’s own the new state is simply there', async () => {
      await primary()
      memory.others.save(1, { primary: '#5b2ca0' })
      await waitFor(async () => expect(await primary()).toHaveValue('#5b2ca0'))
    })
    await step('With changes it is said, and nothing is lost', async () => {
      await type('#1d7a4f')
      memory.others.save(1, { primary: '#c8102e' })
      await expect(await screen.findByText(/Jemand hat dieses Design inzwischen/)).toBeVisible()
      await expect(await primary()).toHaveValue('#1d7a4f')
      await userEvent.click(screen.getByRole('button', { name: 'Meinen Stand speichern' }))
      await waitFor(() => expect(memory.themes()[0]!.look.primary).toBe('#1d7a4f'))
    })
    await step('A refusal for an older state says so, too, and offers theirs', async () => {
      await type('#7a1f4b')
      memory.failNext('save', new PortError({ code: 'conflict', reason: 'stale' }))
      await userEvent.click(await save())
      await waitFor(() => expect(screen.getByText(/Jemand hat dieses Design gerade/)).toBeVisible())
      memory.others.save(1, { primary: '#0b6fb8' })
      await userEvent.click(await screen.findByRole('button', { name: 'Anderen Stand übernehmen' }))
      await expect(await primary()).toHaveValue('#0b6fb8')
    })
  }),
}

export const ReadOnly: Story = {
  name: 'A Supervisor looks and changes nothing (ADM-09)',
  ...flow({ ...yellow, canEdit: false }, async () => {
    await expect(await primary()).toHaveAttribute('readonly')
    await expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull()
    await expect(screen.queryByRole('button', { name: /Bild wählen|Logo lesen/ })).toBeNull()
    await expect(screen.getByText(/Ihr Gelb ist als Schrift zu hell/)).toBeVisible()
  }),
}

export const ReadOnlyList: Story = flow({ themes: threeThemes, canEdit: false }, async () => {
  await screen.findByRole('list', { name: 'Designs' })
  await expect(screen.queryByRole('button', { name: /Neues Design|löschen/ })).toBeNull()
})

export const Empty: Story = flow({}, async ({ userEvent }) => {
  await expect(await screen.findByText(/Standardfarbe #2392d4/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Neues Design' }))
  await expect(await screen.findByRole('radio', { name: /^Alle/ })).toBeChecked()
})

export const WithoutOwn: Story = flow(
  { themes: [buildTheme({ id: 9, target: { kind: 'group', id: 404 } })] },
  async () => {
    await expect(await screen.findByText('Eine Gruppe, die es nicht mehr gibt')).toBeVisible()
    await expect(screen.getByText(/Für alle anderen gilt/)).toBeVisible()
  },
)

export const Loading: Story = flow({ latency: 60_000 }, async () => {
  await expect(await screen.findByRole('region', { name: 'Designs werden geladen' })).toBeVisible()
})

export const Failed: Story = flow(
  {
    themes: threeThemes,
    prepare: ({ failNext }) =>
      failNext('studio', new PortError({ code: 'offline', retryable: false })),
  },
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }))
    await expect(await screen.findByRole('list', { name: 'Designs' })).toBeVisible()
  },
)

export const Forbidden: Story = flow(
  { prepare: ({ failNext }) => failNext('studio', new PortError({ code: 'forbidden' })) },
  async () => {
    await expect(await screen.findByText('Hier haben Sie keinen Zugriff')).toBeVisible()
  },
)

export const Gone: Story = flow(
  { themes: threeThemes, path: ['edit', '987'] },
  async ({ userEvent }) => {
    await expect(await screen.findByText('Dieses Design gibt es nicht')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Alle Designs' }))
    await expect(await screen.findByRole('list', { name: 'Designs' })).toBeVisible()
  },
)

export const English: Story = { ...Editor, globals: { locale: 'en' } }
