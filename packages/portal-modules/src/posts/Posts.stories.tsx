import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { discardChanges, stayInDialog } from '../kit/testing/close-question.ts'
import { Posts } from './Posts.tsx'
import { buildPost, fixedNow, somePosts, type MemoryPosts } from './testing/index.ts'
import { flow } from './testing/flow.tsx'

const meta = {
  title: 'Modules/Posts',
  component: Posts,
  decorators: [inStoryHost({ now: () => fixedNow })],
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
} satisfies Meta<typeof Posts>
export default meta
type Story = StoryObj<typeof meta>

const listOf = () => screen.findByRole('list', { name: 'Insights' })
const titles = async () =>
  within(await listOf())
    .getAllByRole('heading')
    .map((heading) => heading.textContent)
const halftime = /Halbzeit mit Rückenwind/

export const Playground: Story = flow({ posts: somePosts, latency: 300 }, async () => undefined)

export const Reading: Story = {
  name: 'Reading: list, one post, reactions, and back to where one was; who only reads cannot write (POST-01, POST-03, POST-04, CMT-05)',
  ...flow(
    { name: 'News', posts: somePosts, canWrite: false },
    async ({ userEvent, step }, memory) => {
      await step('A reader sees what is out, newest first, and no draft', async () => {
        await expect((await titles())[0]).toMatch(halftime)
        // The heading is the page's, whatever the collection is called.
        await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Insights')
        await expect(await titles()).toHaveLength(3)
        await expect(screen.queryByRole('button', { name: 'Beitrag schreiben' })).toBeNull()
      })
      await step('By keyboard into the post: the text is read, opening is counted', async () => {
        within(await listOf())
          .getByRole('button', { name: halftime })
          .focus()
        await userEvent.keyboard('{Enter}')
        await expect(await screen.findByRole('article', { name: halftime })).toHaveFocus()
        await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(halftime)
        await expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Was gut läuft')
        await expect(memory.tracked).toEqual([3])
      })
      await step('One’s own reaction is marked and taken back by the same button', async () => {
        const like = screen.getByRole('button', { name: /Gefällt mir/ })
        await expect(like).toHaveAttribute('aria-pressed', 'true')
        await userEvent.click(like)
        await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'false'))
        memory.others.react(3, 'idea')
        await expect(await screen.findByRole('button', { name: /Idee/ })).toHaveTextContent('1')
      })
      await step('Back in the list the focus stands where it was', async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Alle Beiträge' }))
        await waitFor(async () =>
          expect(within(await listOf()).getByRole('button', { name: halftime })).toHaveFocus(),
        )
      })
      await step('What the agency publishes appears, and is marked', async () => {
        memory.others.add({ title: 'Eilmeldung', publishedAt: '2026-11-20T11:29:00' })
        await waitFor(async () => expect((await titles())[0]).toBe('Eilmeldung'))
        await expect(await screen.findByText('Neu')).toBeVisible()
      })
    },
  ),
}

export const Writing: Story = {
  name: 'Writing: draft, publish, conflict, delete and undo; what was written is kept (POST-04)',
  ...flow({ posts: somePosts }, async ({ userEvent, step }, memory) => {
    await step('Drafts are marked', async () => {
      await expect(await titles()).toHaveLength(4)
      await expect(screen.getByText('Entwurf')).toBeVisible()
    })
    await step('Faults are told at their fields', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Beitrag schreiben' }))
      const dialog = within(await screen.findByRole('dialog'))
      await userEvent.type(dialog.getByRole('textbox', { name: /Überschrift/ }), 'ab')
      await userEvent.click(dialog.getByRole('button', { name: 'Veröffentlichen' }))
      await expect(await dialog.findByText('Mindestens 3 Zeichen.')).toBeVisible()
      await expect(dialog.getByText('Bitte schreiben Sie einen Text.')).toBeVisible()
    })
    await step('A failed save keeps every word; the next one works', async () => {
      const dialog = within(screen.getByRole('dialog'))
      await userEvent.type(dialog.getByRole('textbox', { name: /Überschrift/ }), 'bildung')
      const text = await dialog.findByRole('textbox', { name: 'Text' })
      await userEvent.click(text)
      await userEvent.keyboard('Neue Motive sind da.')
      memory.failNext('add', new PortError({ code: 'offline' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Entwurf speichern' }))
      await expect(await dialog.findByText(/Keine Verbindung/)).toBeVisible()
      await expect(text).toHaveTextContent('Neue Motive sind da.')
      await userEvent.click(dialog.getByRole('button', { name: 'Entwurf speichern' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(await titles()).toContain('abbildung')
      await expect(screen.getAllByText('Entwurf')).toHaveLength(2)
    })
    await step('A draft is published from its menu', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Aktionen für abbildung' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Veröffentlichen' }))
      await waitFor(() => expect(screen.getAllByText('Entwurf')).toHaveLength(1))
    })
    await step('Somebody else’s change is not overwritten unseen', async () => {
      await userEvent.click(screen.getByRole('button', { name: /Aktionen für Warum Zitrone/ }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Bearbeiten' }))
      const dialog = within(await screen.findByRole('dialog'))
      memory.others.save(2, { teaser: 'Anders.' })
      const title = dialog.getByRole('textbox', { name: /Überschrift/ })
      await userEvent.clear(title)
      await userEvent.type(title, 'Zitrone in Wien')
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await expect(await dialog.findByText(/gerade geändert/)).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(await titles()).toContain('Zitrone in Wien')
    })
    await step(
      'Deleting can be undone by Ctrl+Z (T-08); the focus goes to what comes next',
      async () => {
        screen.getByRole('button', { name: 'Aktionen für Zitrone in Wien' }).focus()
        await userEvent.keyboard('{Enter}')
        ;(await screen.findByRole('menuitem', { name: 'Löschen' })).focus()
        await userEvent.keyboard('{Enter}')
        await waitFor(async () => expect(await titles()).not.toContain('Zitrone in Wien'))
        await waitFor(() => expect(document.activeElement?.closest('li')).not.toBeNull())
        await screen.findByRole('button', { name: 'Rückgängig' })
        await userEvent.keyboard('{Control>}z{/Control}')
        await waitFor(async () => expect(await titles()).toContain('Zitrone in Wien'))
      },
    )
  }),
}

export const Planning: Story = {
  name: 'Planning: a post comes out at a moment of one’s own clock, sooner, or not (T-77)',
  ...flow({ posts: somePosts }, async ({ userEvent, step }, memory) => {
    const dialogOf = async () => within(await screen.findByRole('dialog'))
    await step('Nine o’clock on the next day is offered; what is past is refused', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Beitrag schreiben' }))
      const dialog = await dialogOf()
      await userEvent.type(dialog.getByRole('textbox', { name: /Überschrift/ }), 'Messeauftakt')
      await userEvent.click(await dialog.findByRole('textbox', { name: 'Text' }))
      await userEvent.keyboard('Wir sehen uns in Halle 5.')
      await userEvent.click(await dialog.findByRole('radio', { name: 'Zu einem Zeitpunkt' }))
      const day = await dialog.findByRole('spinbutton', { name: /Tag, Tag|^Tag/ })
      await userEvent.click(day)
      await userEvent.keyboard('20')
      await userEvent.click(dialog.getByRole('button', { name: 'Einplanen' }))
      await expect(await dialog.findByText(/der noch kommt/)).toBeVisible()
      await userEvent.click(day)
      await userEvent.keyboard('21')
      await userEvent.click(dialog.getByRole('button', { name: 'Einplanen' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(await screen.findByText('Erscheint 21.11.2026, 09:00')).toBeVisible()
      await expect((await titles())[1]).toBe('Messeauftakt')
    })
    await step('It is put off in its form, which knows the moment', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Aktionen für Messeauftakt' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Bearbeiten' }))
      const dialog = await dialogOf()
      await expect(await dialog.findByRole('radio', { name: 'Zu einem Zeitpunkt' })).toBeChecked()
      await userEvent.click(dialog.getByRole('spinbutton', { name: /Stunde/ }))
      await userEvent.keyboard('14')
      await userEvent.click(dialog.getByRole('button', { name: 'Einplanen' }))
      await expect(await screen.findByText('Erscheint 21.11.2026, 14:00')).toBeVisible()
    })
    await step('Or it comes out at once', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Aktionen für Messeauftakt' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Jetzt veröffentlichen' }))
      await waitFor(() => expect(screen.queryByText(/Erscheint 21/)).toBeNull())
    })
    await expect(memory.tracked).toEqual([])
  }),
}

export const Unread: Story = {
  name: 'What was not opened yet has a dot, which goes by reading (T-77)',
  ...flow(
    {
      posts: somePosts.map((post) => (post.id === 2 ? { ...post, isUnread: true } : post)),
      canWrite: false,
    },
    async ({ userEvent }) => {
      const card = await screen.findByRole('button', { name: /^Ungelesen: Warum Zitrone/ })
      await expect(screen.getAllByText(/^Ungelesen/)).toHaveLength(1)
      await userEvent.click(card)
      await expect(await screen.findByRole('article', { name: /Warum Zitrone/ })).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Alle Beiträge' }))
      await expect(await titles()).toHaveLength(3)
      await expect(screen.queryByText(/^Ungelesen/)).toBeNull()
    },
  ),
}

const many = Array.from({ length: 45 }, (_, index) =>
  buildPost({
    id: index + 1,
    title: `Beitrag ${index + 1}`,
    publishedAt: new Date(Date.UTC(2026, 0, index + 1, 9)).toISOString(),
  }),
)

export const Older: Story = {
  name: 'Older posts load as one scrolls (POST-02)',
  ...flow({ posts: many, pageSize: 20 }, async ({ userEvent }) => {
    await waitFor(async () => expect((await titles()).length).toBeGreaterThanOrEqual(20))
    const more = screen.queryByRole('button', { name: 'Ältere Beiträge laden' })
    more?.scrollIntoView()
    await waitFor(async () => expect((await titles()).length).toBeGreaterThanOrEqual(40))
    const rest = screen.queryByRole('button', { name: 'Ältere Beiträge laden' })
    if (rest) await userEvent.click(rest)
    await waitFor(async () => expect(await titles()).toHaveLength(45))
    await expect(screen.queryByRole('button', { name: 'Ältere Beiträge laden' })).toBeNull()
  }),
}

export const TellsByDefault: Story = {
  name: 'Where the tenant says so, people are told of a new post by default (CFG-06)',
  ...flow({ posts: somePosts }, async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Beitrag schreiben' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByRole('switch')).toBeChecked()
  }),
  render: (_args, { loaded }) => {
    const { port, collectionId } = (loaded as { memory: MemoryPosts }).memory
    return <Posts port={port} collectionId={collectionId} title="Insights" notifiesByDefault />
  },
}

export const Gone: Story = {
  name: 'A post that is not there, and a list that fails (PERM-13)',
  decorators: [inStoryHost({ now: () => fixedNow, path: ['4-nachhaltigkeit'] })],
  ...flow({ posts: somePosts, canWrite: false }, async ({ userEvent }, memory) => {
    await expect(await screen.findByText('Diesen Beitrag gibt es hier nicht')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Alle Beiträge' }))
    await expect(await titles()).toHaveLength(3)
    memory.failNext('feed', new PortError({ code: 'offline' }))
    memory.others.remove(1)
    await expect(await screen.findByText(/nicht mehr aktuell/)).toBeVisible()
  }),
}

export const Closing: Story = {
  name: 'Escape, a press beside it and cancelling ask where something was written, else they close',
  ...flow({ posts: somePosts }, async ({ userEvent, step }) => {
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const edit = async () => {
      await userEvent.click(screen.getByRole('button', { name: /Aktionen für Warum Zitrone/ }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Bearbeiten' }))
      const dialog = await screen.findByRole('dialog')
      await waitFor(() => expect(dialog).toBeVisible())
      return within(dialog)
    }
    await listOf()
    await step('Nothing was written: it closes', async () => {
      const open = await edit()
      await waitFor(() => expect(open.getByRole('textbox', { name: /Überschrift/ })).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await closed()
    })
    await step('What was written is kept, whichever way it would go', async () => {
      const open = await edit()
      const text = await open.findByRole('textbox', { name: 'Text' })
      await userEvent.click(text)
      await userEvent.keyboard('Neu: ')
      const stay = async () => {
        await stayInDialog()
        await expect(text).toHaveTextContent('Neu:')
      }
      await userEvent.keyboard('{Escape}')
      await stay()
      await userEvent.click(open.getByRole('button', { name: 'Abbrechen' }))
      await stay()
      await userEvent.click(screen.getByRole('dialog').parentElement!.parentElement!)
      await stay()
    })
    await step('Or it is let go of', async () => {
      await userEvent.keyboard('{Escape}')
      await discardChanges()
      await closed()
    })
  }),
}
