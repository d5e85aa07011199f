import { noReactions } from '../../kit/reactions.ts'
import type { Comment, Person } from '../comments.port.ts'

/** The moment at which the fixtures play. */
export const fixedNow = new Date('2026-11-20T11:30:00')

export const aylin: Person = { id: 1, firstName: 'Aylin', lastName: 'Kaya' }
export const sabine: Person = { id: 2, firstName: 'Sabine', lastName: 'Moser' }
export const korbinian: Person = { id: 3, firstName: 'Korbinian', lastName: 'Huber' }
export const jonas: Person = { id: 4, firstName: 'Jonas', lastName: 'Petersen' }

/** A comment, with what the test does not care about filled in. */
export const buildComment = (overrides: Partial<Comment> = {}): Comment => ({
  id: 1,
  text: 'Die Zitrone darf größer sein.',
  createdAt: '2026-11-20T09:12:00',
  author: sabine,
  isGenerated: false,
  isOwn: false,
  isEdited: false,
  mentions: [],
  reactions: noReactions,
  url: `/files/12-kreation?clientId=101&component=7&details=on&comment=${overrides.id ?? 1}`,
  version: 1,
  resolved: null,
  place: null,
  replyTo: null,
  can: { edit: false, delete: false, resolve: false },
  ...overrides,
})

/** A talk about a poster: of two days, with an entry of the system and an own comment. */
export const aboutThePoster: readonly Comment[] = [
  buildComment({
    id: 5,
    text: '@Aylin Kaya passt das Hochformat noch bis Freitag?',
    createdAt: '2026-11-20T10:41:00',
    mentions: [aylin],
  }),
  buildComment({
    id: 4,
    text: 'Version 2 wurde hochgeladen.',
    createdAt: '2026-11-20T09:30:00',
    author: null,
    isGenerated: true,
    reactions: null,
  }),
  buildComment({
    id: 3,
    text: 'Machen wir bis Freitag.\nDie Reinzeichnung kommt danach.',
    createdAt: '2026-11-19T17:05:00',
    author: aylin,
    isOwn: true,
    isEdited: true,
    can: { edit: true, delete: true, resolve: true },
  }),
  buildComment({
    id: 2,
    text: 'Die Zitrone darf größer sein.',
    createdAt: '2026-11-19T16:48:00',
    reactions: { counts: { ...noReactions.counts, like: 2 }, own: null },
  }),
  buildComment({
    id: 1,
    text: 'Erster Entwurf, noch ohne Claim.',
    createdAt: '2026-11-12T08:20:00',
    author: korbinian,
  }),
]
