import type { LoggedEvent } from '../events/index.ts'
import type { Caller } from './caller.ts'

/** A refusal whose text the other side may read; for developers, not for people. */
export class HubError extends Error {}

/** Answers one call of a client. `reply` at most once; without it the answer is empty. */
type HubMethod = (args: unknown[], reply: (result: unknown) => void) => Promise<void> | void

/** What a connection is to a hub. */
export interface HubClient {
  caller: Caller
  /** Raises an event at the client. */
  send(target: string, ...args: unknown[]): void
  /** Ends the connection so that the client comes back and catches up. */
  fail(error: unknown): void
}

/** A hub's side of one connection. */
export interface HubSession {
  methods: Readonly<Record<string, HubMethod>>
  onEvent(event: LoggedEvent): void
}

export interface Hub {
  /** Where it is served: `/hubs/portal`. */
  path: string
  open(client: HubClient): HubSession
}
