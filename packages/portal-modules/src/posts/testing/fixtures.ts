import { noReactions } from '../../kit/reactions.ts'
import type { Post } from '../posts.port.ts'

/** The moment at which the fixtures play. */
export const fixedNow = new Date('2026-11-20T11:30:00')

/** A post, with what the test does not care about filled in. */
export const buildPost = (overrides: Partial<Post> = {}): Post => ({
  id: 1,
  title: 'Sommerfrische Classic: Halbzeit mit Rückenwind',
  teaser: 'Nach vier Wochen liegt die Reichweite über Plan – und der Kinostart kommt erst noch.',
  body: '<p>Vier Wochen läuft <strong>Sommerfrische Classic</strong> jetzt.</p><h3>Was gut läuft</h3><ul><li>Der Vorabend</li><li>Die Stelen</li></ul>',
  imageUrl: null,
  publishedAt: '2026-11-18T09:00:00',
  author: 'Aylin Kaya',
  modifiedAt: '2026-11-18T09:00:00',
  tags: ['TV', 'Zwischenstand'],
  reactions: noReactions,
  isUnread: false,
  notifies: false,
  version: 1,
  can: { edit: true, delete: true },
  ...overrides,
})

/** A draft, and three that are out. */
export const somePosts: readonly Post[] = [
  buildPost({
    id: 4,
    title: 'Nachhaltigkeit 2.0: erste Gedanken',
    teaser: 'Noch nicht fertig – bitte gegenlesen.',
    body: '<p>Entwurf. Es fehlen noch die Zahlen zum Mehrweg.</p>',
    publishedAt: null,
    tags: ['Nachhaltigkeit'],
  }),
  buildPost({
    id: 3,
    reactions: { counts: { ...noReactions.counts, like: 3, heart: 1 }, own: 'like' },
  }),
  buildPost({
    id: 2,
    title: 'Warum Zitrone zuerst in Wien zu sehen ist',
    teaser: 'Kleiner Markt, schnelle Antworten.',
    body: '<p>Ein Motiv, das in Wien durchfällt, rettet in Zürich niemand mehr.</p>',
    publishedAt: '2026-11-11T09:00:00',
    author: 'Friederike Gimborn',
    tags: ['Test'],
  }),
  buildPost({
    id: 1,
    title: 'Schulstart: Was Eltern im August hören',
    teaser: 'Radio am Morgen, Zeitschrift am Abend.',
    publishedAt: '2026-11-04T09:00:00',
    tags: ['Radio'],
  }),
]
