import { User } from 'oidc-client-ts'

type Message =
  | { type: 'renewed'; user: string }
  | { type: 'wanted'; spent: string }
  | { type: 'signed-in'; user: string }
  | { type: 'signed-out'; subject: string }

export interface TabsOptions {
  /** The same for all tabs of one portal. */
  name: string
  load: () => Promise<User | null>
  /** Stores what another tab renewed. */
  adopt: (user: User) => Promise<void>
  /** Another tab of the same person signed in for all. */
  onSignedIn: (user: User) => Promise<void>
  /** Another tab of the same person signed out. */
  onSignedOut: () => Promise<void>
  log: (message: string, error?: unknown) => void
}

/**
 * What the tabs of one browser tell each other. A rotating refresh token works once, and a duplicated
 * tab holds a copy of it: using a spent one would end the sign-in of every tab. So tabs renew one at a
 * time, note which token became which (as hashes) and hand the renewed tokens on.
 */
export interface Tabs {
  /** Runs `renew` alone among all tabs, or takes over what another tab got for the same token. */
  renewOnce: (renew: () => Promise<User | null>) => Promise<User | null>
  signedOut: (subject: string) => void
  /** Hands a new sign-in to the tabs of the same person. */
  signedIn: (user: User) => void
  close: () => void
}

/** Some renewals happen in an hour, and a tab may sleep for half a day. */
const notesKept = 50
const answerMilliseconds = 1_000

export function createTabs({ name, load, adopt, onSignedIn, onSignedOut, log }: TabsOptions): Tabs {
  const channel = new BroadcastChannel(name)
  const notes = createNotes(name)
  const waiting = new Set<(user: User) => void>()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  const send = (message: Message) => channel.postMessage(message)

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    receive(data).catch((error: unknown) => log('Another tab was not understood', error))
  })

  async function receive(message: Message) {
    const own = await load()
    if (!own) return
    if (message.type === 'signed-out') {
      if (message.subject === own.profile.sub) await onSignedOut()
      return
    }
    if (message.type === 'signed-in') {
      const user = User.fromStorageString(message.user)
      if (user.profile.sub === own.profile.sub) await onSignedIn(user)
      return
    }
    const held = await hash(own.refresh_token)
    if (!held) return
    if (message.type === 'wanted') {
      if (notes.leadsTo(message.spent, held)) {
        send({ type: 'renewed', user: own.toStorageString() })
      }
      return
    }
    const user = User.fromStorageString(message.user)
    const next = await hash(user.refresh_token)
    if (!next || !notes.leadsTo(held, next)) return
    await adopt(user)
    for (const resolve of waiting) resolve(user)
  }

  async function takeOver(spent: string): Promise<User> {
    const { promise, resolve, reject } = Promise.withResolvers<User>()
    const timer = setTimeout(
      () => reject(new Error('This refresh token is spent and no other tab has its successor')),
      answerMilliseconds,
    )
    waiting.add(resolve)
    send({ type: 'wanted', spent })
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      waiting.delete(resolve)
    }
  }

  return {
    renewOnce: (renew) =>
      navigator.locks.request(name, async () => {
        const held = await hash((await load())?.refresh_token)
        if (held && notes.isSpent(held)) return takeOver(held)
        const user = await renew()
        const next = await hash(user?.refresh_token)
        if (!user || !held || !next || held === next) return user
        try {
          notes.add(held, next)
        } catch (error) {
          // A full storage must not undo a renewal; only tabs that sleep now are left without a note.
          log('Other tabs may miss a renewal', error)
        }
        send({ type: 'renewed', user: user.toStorageString() })
        return user
      }),
    signedIn: (user) => send({ type: 'signed-in', user: user.toStorageString() }),
    signedOut: (subject) => send({ type: 'signed-out', subject }),
    close: () => channel.close(),
  }
}

/** Which token became which, for all tabs, also those that slept meanwhile. Hashes only. */
function createNotes(key: string) {
  const read = (): string[][] =>
    (window.localStorage.getItem(key) ?? '')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split(' '))
  return {
    add(spent: string, next: string) {
      const lines = [...read(), [spent, next]].slice(-notesKept).map((note) => note.join(' '))
      window.localStorage.setItem(key, lines.join('\n'))
    },
    isSpent: (token: string) => read().some(([spent]) => spent === token),
    leadsTo(from: string, to: string) {
      let token = from
      // Notes are in the order of time, so one pass follows a token to its end.
      for (const [spent, next] of read()) {
        if (spent === token && next !== undefined) token = next
        if (token === to) return from !== to
      }
      return false
    },
  }
}

async function hash(token: string | undefined): Promise<string | undefined> {
  if (!token) return undefined
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
