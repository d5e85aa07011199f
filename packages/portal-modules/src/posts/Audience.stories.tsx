import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { Posts } from './Posts.tsx'
import { fixedNow, somePosts, type MemoryPosts } from './testing/index.ts'
import { flow } from './testing/flow.tsx'

const meta = {
  title: 'Modules/Posts/Audience',
  component: Posts,
  decorators: [inStoryHost({ now: () => fixedNow })],
  globals: { locale: 'de' },
} satisfies Meta<typeof Posts>
export default meta
type Story = StoryObj<typeof meta>

const audienceOf = async ({ port, collectionId }: MemoryPosts, title: RegExp) =>
  (await port.feed(collectionId, 1).load()).posts.find((post) => title.test(post.title))?.audience
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const Changing: Story = {
  name: 'Who sees a post is changed by its menu and taken back (PERM-14, T-08)',
  ...flow({ posts: somePosts }, async ({ userEvent }, memory) => {
    const title = /^Schulstart/
    await userEvent.click(await screen.findByRole('button', { name: /^Aktionen für .?Schulstart/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sichtbar für …' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Wer sieht „Schulstart/ }))
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Kunde – Geschäftsleitung/ }))
    await dialog.findByText('1 Person sieht es künftig auch')
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    await isClosed()
    await expect(await audienceOf(memory, title)).toEqual([10, 11, 12, 13])
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
    await waitFor(async () => expect(await audienceOf(memory, title)).toEqual([11, 12]))
  }),
}

export const Writing: Story = {
  name: 'A new post begins with the groups of its collection, and is for those that are chosen (PERM-14, FILE-16)',
  ...flow({ posts: somePosts }, async ({ userEvent }, memory) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Beitrag schreiben' }))
    const dialog = within(await screen.findByRole('dialog'))
    const marketing = await dialog.findByRole('checkbox', { name: /^Kunde – Marketing/ })
    await expect(marketing).toBeChecked()
    await userEvent.type(dialog.getByRole('textbox', { name: /Überschrift/ }), 'Nur für uns')
    await userEvent.click(await dialog.findByRole('textbox', { name: 'Text' }))
    await userEvent.keyboard('Vor dem Termin bitte lesen.')
    await userEvent.click(marketing)
    await userEvent.click(dialog.getByRole('button', { name: 'Entwurf speichern' }))
    await isClosed()
    await expect(await audienceOf(memory, /^Nur für uns/)).toEqual([12])
  }),
}
