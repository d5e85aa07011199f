import { addStrings } from '@atrium/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { addWords } from '../../kit/index.ts'
import { LinkCollection } from '../../link-collection/index.ts'
import {
  createMemoryLinkCollection,
  fixedNow,
  mixedLinks,
} from '../../link-collection/testing/index.ts'
import { AtriumHost } from '../../host/index.ts'
import { frenchStrings, frenchWords } from './french.ts'

// As a product does once, before it renders. Swiss German is German in its own words.
addWords('fr', frenchWords)
addStrings('fr', frenchStrings)
addWords('de-CH', { 'link-collection': { 'action.add': 'Verweis ergänzen' } })

const own = { now: () => fixedNow }

const meta = {
  title: 'Modules/Host/Languages',
  component: AtriumHost,
  args: { locale: 'fr', children: null },
  loaders: [() => ({ memory: createMemoryLinkCollection({ links: mixedLinks }) })],
  render: (args, { loaded }) => {
    const { port, collectionId } = (
      loaded as { memory: ReturnType<typeof createMemoryLinkCollection> }
    ).memory
    return (
      <AtriumHost {...args} own={own}>
        <LinkCollection port={port} collectionId={collectionId} title="Pages importantes" />
      </AtriumHost>
    )
  },
} satisfies Meta<typeof AtriumHost>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const French: Story = {
  name: 'A further language: its words, those of the components, and English for the rest (34.7)',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ajouter un lien' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Ajouter un lien à « / }))
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter un lien' }))
    await expect((await dialog.findAllByText('Veuillez remplir ce champ.'))[0]).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }))
    await userEvent.click((await screen.findAllByRole('button', { name: /^Actions pour/ }))[0]!)
    await expect(await screen.findByRole('menuitem', { name: 'Modifier' })).toBeVisible()
    // What nobody translated is said in English.
    await expect(screen.getByRole('menuitem', { name: 'Move to the end' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}

export const OwnWords: Story = {
  name: 'The product’s own words for single keys; everything else is said as ever (34.7)',
  args: { locale: 'de-CH' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Verweis ergänzen' })).toBeVisible()
    await expect(screen.getByRole('radio', { name: 'Karten' })).toBeVisible()
  },
}
