import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { Comments } from './Comments.tsx'
import {
  aboutThePoster,
  buildComment,
  createMemoryComments,
  fixedNow,
  sabine,
  type MemoryComments,
  type MemoryOptions,
} from './testing/index.ts'

const meta = {
  title: 'Modules/Comments',
  component: Comments,
  decorators: [inStoryHost({ now: () => fixedNow })],
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
} satisfies Meta<typeof Comments>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** A story with a memory of its own, made anew each time it is played. */
function flow(
  options: MemoryOptions,
  play: (context: Context, memory: MemoryComments) => Promise<void>,
  { width = '640px', prepare }: { width?: string; prepare?: (memory: MemoryComments) => void } = {},
): Story {
  let memory = createMemoryComments(options)
  return {
    args: { port: memory.port, itemId: memory.itemId },
    loaders: [
      () => {
        memory = createMemoryComments(options)
        prepare?.(memory)
        return { memory }
      },
    ],
    render: (_args, { loaded }) => {
      const { port, itemId } = (loaded as { memory: MemoryComments }).memory
      return (
        <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
          <Comments port={port} itemId={itemId} itemName="Zitrone hoch.png" />
        </div>
      )
    },
    play: (context) => play(context, memory),
  }
}

const list = () => screen.findByRole('group', { name: 'Kommentare zu Zitrone hoch.png' })
const field = () => screen.findByRole('textbox', { name: 'Ihr Kommentar' })
const articles = async () => within(await list()).getAllByRole('article')
const wordsOf = async () => (await articles()).map((article) => article.textContent)
const offline = () => new PortError({ code: 'offline' })

export const Playground: Story = flow(
  { comments: aboutThePoster, latency: 300 },
  async () => undefined,
)

export const Reading: Story = {
  name: 'Reading: newest first under their days; an entry of the portal has another look (CMT-01, CMT-02)',
  ...flow({ comments: aboutThePoster }, async (_, memory) => {
    await expect(await articles()).toHaveLength(5)
    await expect((await wordsOf())[0]).toContain('passt das Hochformat')
    const days = within(await list()).getAllByRole('heading', { level: 3 })
    await expect(days.map((day) => day.textContent)).toEqual([
      'Heute',
      'Gestern',
      'Donnerstag, 12. November 2026',
    ])
    await expect(screen.getByRole('article', { name: 'Eintrag des Portals' })).toBeVisible()
    await expect(screen.getByText('@Aylin Kaya').tagName).toBe('SPAN')
    const generated = screen.getByRole('article', { name: 'Eintrag des Portals' })
    await expect(within(generated).queryByRole('button', { name: /Aktionen/ })).toBeNull()
    memory.others.say(sabine, 'Noch eine Frage zum Format.')
    await waitFor(async () => expect((await wordsOf())[0]).toContain('Noch eine Frage'))
    await expect(screen.getByText('Neu')).toBeVisible()
    await expect(
      await screen.findByText('Sabine Moser hat kommentiert: Noch eine Frage zum Format.'),
    ).toBeInTheDocument()
  }),
}

export const Writing: Story = {
  name: 'Writing: Enter sends, it stands on top at once; under two characters nothing goes (CMT-02, VAL-13)',
  ...flow({ comments: aboutThePoster }, async ({ userEvent, step }, memory) => {
    const send = screen.getByRole('button', { name: 'Senden' })
    await step('One character is not enough, blanks are none', async () => {
      await userEvent.type(await field(), ' a {Enter}')
      await expect(send).toBeDisabled()
      await expect(memory.texts()).toHaveLength(5)
      await userEvent.clear(await field())
    })
    await step('A word that is being composed is not sent', async () => {
      await userEvent.type(await field(), 'Sumimasen')
      fireEvent.keyDown(await field(), { key: 'Enter', isComposing: true })
      await expect(await field()).toHaveValue('Sumimasen')
      await expect(memory.texts()).toHaveLength(5)
      await userEvent.clear(await field())
    })
    await step('It shows at once, before the server answers', async () => {
      const release = memory.hold('add')
      await userEvent.type(await field(), 'Gefällt mir so.{Shift>}{Enter}{/Shift}Danke!{Enter}')
      await waitFor(async () => expect((await wordsOf())[0]).toContain('Gefällt mir so.\nDanke!'))
      await expect((await articles())[0]).toHaveAttribute('aria-busy', 'true')
      await expect(await field()).toHaveValue('')
      await expect(await field()).toHaveFocus()
      release()
      await waitFor(async () =>
        expect((await articles())[0]).not.toHaveAttribute('aria-busy', 'true'),
      )
      await expect(memory.texts()[0]).toBe('Gefällt mir so.\nDanke!')
      await expect(await screen.findByText('Ihr Kommentar ist gesendet.')).toBeInTheDocument()
      await expect(await articles()).toHaveLength(6)
    })
  }),
}

export const NotSent: Story = {
  name: 'What was not sent stays, says why, and is sent again, once (CMT-02)',
  ...flow({ comments: aboutThePoster }, async ({ userEvent, step }, memory) => {
    await step('It says why; the next one can be written meanwhile', async () => {
      memory.failNext('add', offline())
      await userEvent.type(await field(), 'Passt, bis morgen.{Enter}')
      await expect(await screen.findByRole('alert')).toHaveTextContent('Nicht gesendet')
      await expect(screen.getByText(/Keine Verbindung/)).toBeVisible()
      await expect(memory.draft()?.unsent).toHaveLength(1)
      await userEvent.type(await field(), 'Und noch')
      await expect(memory.draft()?.text).toBe('Und noch')
    })
    await step('Sent again it is there once', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Erneut senden' }))
      await waitFor(() => expect(screen.queryByText('Nicht gesendet')).toBeNull())
      await expect(memory.texts().filter((text) => text === 'Passt, bis morgen.')).toHaveLength(1)
      await expect(await field()).toHaveValue('Und noch')
    })
    await step('What is let go of is gone', async () => {
      memory.failNext('add', offline())
      await userEvent.type(await field(), ' etwas{Enter}')
      await userEvent.click(await screen.findByRole('button', { name: 'Verwerfen' }))
      await waitFor(() => expect(screen.queryByText(/Und noch etwas/)).toBeNull())
      await expect(memory.texts()).not.toContain('Und noch etwas')
    })
  }),
}

export const KeptFromBefore: Story = {
  name: 'A draft and what was not sent are there again after a reload (T-10)',
  ...flow(
    {
      comments: aboutThePoster,
      draft: {
        text: 'Angefangen',
        chosenIds: [],
        unsent: [
          { commandId: 'c', text: 'Von gestern.', mentionedIds: [], at: '2026-11-19T18:00:00' },
        ],
      },
    },
    async ({ userEvent }, memory) => {
      await expect(await field()).toHaveValue('Angefangen')
      await expect((await wordsOf())[0]).toContain('Von gestern.')
      await userEvent.click(screen.getByRole('button', { name: 'Erneut senden' }))
      await waitFor(() => expect(memory.texts()).toContain('Von gestern.'))
    },
  ),
}

export const Mentioning: Story = {
  name: 'Mentioning: @ offers those who see the item; they are addressed and set off (T-54)',
  ...flow({ comments: [] }, async ({ userEvent, step }, memory) => {
    await step('By keys alone', async () => {
      await userEvent.type(await field(), 'Bitte ansehen, @')
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
      await userEvent.type(await field(), 'kor')
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
      await userEvent.keyboard('{Enter}')
      await expect(await field()).toHaveValue('Bitte ansehen, @Korbinian Huber ')
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(memory.lastMentions()).toEqual(['Korbinian Huber']))
      await expect((await screen.findByText('@Korbinian Huber')).className).toContain('at-mention')
    })
    await step('A name that was taken out again addresses nobody', async () => {
      await userEvent.type(await field(), '@sab')
      await userEvent.click(await screen.findByRole('option', { name: /Sabine Moser/ }))
      await userEvent.clear(await field())
      await userEvent.type(await field(), 'Doch niemand.{Enter}')
      await waitFor(() => expect(memory.texts()[0]).toBe('Doch niemand.'))
      await expect(memory.lastMentions()).toEqual([])
    })
  }),
}

export const ChangingOnesOwn: Story = {
  name: 'One’s own are changed and deleted, those of others are not; the focus stays (CMT-03, T-80)',
  ...flow({ comments: aboutThePoster }, async ({ userEvent, step }, memory) => {
    const menu = () => screen.getByRole('button', { name: /^Aktionen für Ihren Kommentar/ })
    const form = () => screen.getAllByRole('textbox', { name: 'Ihr Kommentar' })[1]!
    await step('The menu of others only leads there; an entry of the portal has none', async () => {
      await list()
      await expect(screen.getAllByRole('button', { name: /^Aktionen/ })).toHaveLength(4)
      await userEvent.click(
        screen.getByRole('button', { name: /^Aktionen für den Kommentar „Erster Entwurf/ }),
      )
      await screen.findByRole('menuitem', { name: 'Link kopieren' })
      await expect(screen.queryByRole('menuitem', { name: 'Bearbeiten' })).toBeNull()
      await userEvent.keyboard('{Escape}')
    })
    await step('A failed save keeps what was written; Escape leaves the form', async () => {
      await userEvent.click(menu())
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Bearbeiten' }))
      await waitFor(() => expect(form()).toHaveFocus())
      memory.others.change(3, 'Im anderen Fenster geändert.')
      await userEvent.clear(form())
      await userEvent.type(form(), 'Machen wir bis Montag.{Enter}')
      await expect(await screen.findByText(/in einem anderen Fenster geändert/)).toBeVisible()
      await expect(form()).toHaveValue('Machen wir bis Montag.')
      await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
      await waitFor(() => expect(memory.texts()).toContain('Machen wir bis Montag.'))
      await waitFor(() => expect(menu()).toHaveFocus())
    })
    await step('Escape leaves everything as it was', async () => {
      await userEvent.keyboard('{Enter}')
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Bearbeiten' }))
      await userEvent.type(form(), ' Oder später.')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(menu()).toHaveFocus())
      await expect(memory.texts()).toContain('Machen wir bis Montag.')
    })
    await step('Deleting asks first', async () => {
      await userEvent.click(menu())
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Löschen' }))
      const dialog = within(await screen.findByRole('alertdialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Löschen' }))
      await waitFor(() => expect(memory.texts()).toHaveLength(4))
      await waitFor(async () => expect(await articles()).toHaveLength(4))
    })
  }),
}

export const Reacting: Story = {
  name: 'One reaction a person, at once and back when it is refused; none to an entry of the portal (CMT-01, CMT-05)',
  ...flow({ comments: aboutThePoster }, async ({ userEvent }, memory) => {
    const article = async () => within((await articles())[3]!)
    const like = async () => (await article()).getByRole('button', { name: /Gefällt mir/ })
    await userEvent.click(await like())
    await waitFor(async () => expect(await like()).toHaveAttribute('aria-pressed', 'true'))
    await expect(await like()).toHaveTextContent('3')
    memory.failNext('react', offline())
    await userEvent.click(await like())
    const told = await screen.findByText('Ihre Reaktion kam nicht an')
    await waitFor(() => expect(told).toBeVisible())
    await waitFor(async () => expect(await like()).toHaveTextContent('3'))
    const generated = screen.getByRole('article', { name: 'Eintrag des Portals' })
    await expect(within(generated).queryByRole('button', { name: 'Reagieren' })).toBeNull()
  }),
}

export const AskedFor: Story = {
  name: 'An address that names a comment leads to it (T-80)',
  decorators: [inStoryHost({ now: () => fixedNow, params: { comment: '2' } })],
  ...flow({ comments: aboutThePoster }, async () => {
    await waitFor(async () => {
      const [, , , asked] = await articles()
      return expect(asked?.closest('li')).toHaveFocus()
    })
    await expect(document.activeElement).toHaveTextContent('Die Zitrone darf größer sein.')
  }),
}

const many = Array.from({ length: 2_000 }, (_, index) =>
  buildComment({
    id: 3_000 - index,
    text: `Anmerkung ${2_000 - index}`,
    createdAt: new Date(Date.UTC(2026, 10, 20, 9) - index * 1_800_000).toISOString(),
  }),
)

export const TwoThousand: Story = {
  name: 'Of 2,000 comments only those in sight are in the page; one that is asked for is found',
  decorators: [inStoryHost({ now: () => fixedNow, params: { comment: '1500' } })],
  ...flow({ comments: many }, async () => {
    await expect(await screen.findByText('Anmerkung 500')).toBeVisible()
    await expect(screen.getAllByRole('article').length).toBeLessThan(60)
  }),
}

export const Empty: Story = {
  name: 'Nothing said yet: one sentence, and the field to begin with',
  ...flow({ comments: [] }, async () => {
    await expect(await screen.findByText(/Schreiben Sie den ersten Kommentar/)).toBeVisible()
    await expect(await field()).toBeEnabled()
  }),
}

export const Loading: Story = {
  name: 'While they load the field is there already',
  ...flow(
    { comments: aboutThePoster },
    async () => {
      await expect(await screen.findByRole('status', { name: /geladen/ })).toBeInTheDocument()
      await expect(await field()).toBeEnabled()
    },
    { prepare: (memory) => void memory.hold('comments') },
  ),
}

export const Failed: Story = {
  name: 'They fail and come back; what is closed to one says so (ERR-04)',
  ...flow(
    { comments: aboutThePoster },
    async ({ userEvent, step }, memory) => {
      await step('One way on', async () => {
        await expect(await screen.findByText(/konnten nicht geladen werden/)).toBeVisible()
        await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
        await expect(await articles()).toHaveLength(5)
      })
      await step('Access that was lost leaves nothing on the screen', async () => {
        memory.failNext('comments', new PortError({ code: 'forbidden' }))
        memory.others.say(sabine, 'Nur noch unter uns.')
        await expect(await screen.findByText(/steht Ihnen nicht offen/)).toBeVisible()
        await expect(screen.queryByRole('article')).toBeNull()
        await expect(screen.queryByRole('textbox')).toBeNull()
      })
    },
    { prepare: (memory) => memory.failNext('comments', new PortError({ code: 'unknown' })) },
  ),
}

export const OnAPhone: Story = {
  name: 'With 320 px nothing is cut off',
  ...flow(
    {
      comments: [
        buildComment({
          id: 9,
          text: 'Werbemittelanlieferungsbestätigungen: https://example.org/werbemittelanlieferungsbestaetigungen/2027',
        }),
        ...aboutThePoster,
      ],
    },
    async () => {
      const root = await list()
      await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
    },
    { width: '288px' },
  ),
}

export const InEnglish: Story = {
  name: 'In English: days and words',
  decorators: [inStoryHost({ now: () => fixedNow })],
  globals: { locale: 'en' },
  ...flow({ comments: aboutThePoster }, async () => {
    await expect(await screen.findByRole('heading', { name: 'Today' })).toBeVisible()
    await expect(
      screen.getByRole('heading', { name: /^Thursday,? 12 November 2026$/ }),
    ).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  }),
}

const folded = (text: RegExp) => within(screen.getByRole('group', { name: /Kommentare zu/ })).queryByText(text) // prettier-ignore

export const Resolving: Story = {
  name: 'What is done is folded with who and when, and opened again; the focus stays with it (T-44)',
  ...flow({ comments: aboutThePoster }, async ({ userEvent, step }, memory) => {
    const menuOf = async (words: string) => {
      const article = (await articles()).find(({ textContent }) => textContent.includes(words))!
      await userEvent.click(within(article).getByRole('button', { name: /Aktionen/ }))
    }
    await step('Only its author, and who may change the item, settles it', async () => {
      await menuOf('Zitrone darf')
      await screen.findByRole('menuitem', { name: 'Link kopieren' })
      await expect(screen.queryByRole('menuitem', { name: 'Als erledigt markieren' })).toBeNull()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    })
    await step('Settled', async () => {
      await menuOf('Machen wir bis Freitag')
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Als erledigt markieren' }))
      const who = await screen.findByText('Erledigt von Aylin Kaya, heute, 11:30')
      const summary = who.closest('summary')!
      await waitFor(() => expect(summary).toHaveFocus())
    })
    await step('Looked into and opened again', async () => {
      await userEvent.keyboard('{Enter}')
      await menuOf('Die Reinzeichnung')
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Wieder öffnen' }))
      await waitFor(() => expect(folded(/^Erledigt/)).toBeNull())
    })
    await step('Somebody else settles another one', async () => {
      memory.others.resolve(sabine, 2)
      await screen.findByText('Erledigt von Sabine Moser, heute, 11:30')
    })
  }),
}

export const ResolvingAsOwner: Story = {
  name: 'Who may change the item settles what others say; a refused one is open again (T-44)',
  ...flow(
    {
      comments: aboutThePoster.map((comment) => ({
        ...comment,
        can: { ...comment.can, resolve: !comment.isGenerated },
      })),
    },
    async ({ userEvent }, memory) => {
      memory.failNext('resolve', offline())
      const article = (await articles()).find(({ textContent }) => textContent.includes('Zitrone'))!
      await userEvent.click(within(article).getByRole('button', { name: /Aktionen/ }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Als erledigt markieren' }))
      await screen.findByText('Der Kommentar ließ sich nicht als erledigt markieren')
      await waitFor(() => expect(folded(/^Erledigt/)).toBeNull())
    },
  ),
}
