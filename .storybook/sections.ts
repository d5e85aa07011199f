import type { Indexer } from 'storybook/internal/types'

/** Last parts of the ids of what every component and module names alike: how it looks (`docs/contributing/component.md`). */
const looks = new Set([
  'playground',
  'variants',
  'states',
  'empty',
  'loading',
  'failed',
  'failing',
  'forbidden',
  'offline',
  'read-only',
  'long-german-text',
  'small-width',
  'phone',
  'on-phone',
  'on-a-phone',
  'english',
  'in-english',
  'dark',
  'on-paper',
  'tenants-and-modes',
])

/** Whether a story proves something, instead of showing how something looks: it is called by a sentence. */
export const isProof = (id: string, name: string): boolean =>
  name.split(' ').length > 4 && !looks.has(id.split('--')[1]!)

/** A module has one page, about all of it; the titles below it are places for stories alone. */
const isBelowModule = (title: string | undefined): boolean =>
  /^Modules\/(?!Kit\/)[^/]+\//.test(title ?? '')

/** The id of a story where it stands in the sidebar. */
export const idInSection = (id: string, name: string): string =>
  isProof(id, name) ? `proofs-${id}` : id

const withoutPage = <T extends { title?: string; tags?: string[] }>(story: T): T =>
  isBelowModule(story.title) ? { ...story, tags: [...(story.tags ?? []), '!autodocs'] } : story

/**
 * Stories that prove something stand in a section of their own, under the titles that the others have: who reviews
 * how a component looks finds its variants and states, not twenty sentences.
 */
export const withSections = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const all = await indexer.createIndex(file, options)
    const proofs = all.filter(({ __id: id, name }) => id && name && isProof(id, name))
    const inProofs = proofs.map(({ __id, ...story }) => ({
      ...story,
      title: `Proofs/${options.makeTitle(story.title)}`,
      tags: [...(story.tags ?? []), '!autodocs'],
    }))
    // The first one names the page of documentation.
    const shown = all.filter((story) => !proofs.includes(story))
    return [...shown.map(withoutPage), ...inProofs]
  },
})
