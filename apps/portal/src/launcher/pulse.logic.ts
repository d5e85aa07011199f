import type { Pulse } from '@atrium/api-client/contract'

/** What a tile shows, in its order: what waits for the reader comes first. */
const pulseKinds = ['approvals', 'overdue', 'unread', 'live'] as const
export type PulseKind = (typeof pulseKinds)[number]

/** The numbers that say something: what is zero is left out (D-12). */
export const pulseFacts = (pulse: Pulse): { kind: PulseKind; count: number }[] =>
  pulseKinds.flatMap((kind) => (pulse[kind] > 0 ? [{ kind, count: pulse[kind] }] : []))

/** After these a number of an application may be another. */
export const pulsing: ReadonlySet<string> = new Set([
  'notification.created',
  'notification.withdrawn',
  'approvals.changed',
  'campaigns.changed',
  'components.changed',
  'rights.changed',
])
