import { toPortError, type PortError } from '../port-error.ts'

/** What somebody wrote and has not sent. */
export interface Draft {
  text: string
  /** What did not arrive. */
  unsent: readonly { commandId: string }[]
}

/** Where drafts stay over a reload, by the number of what they are written for. */
export interface Drafts<D extends Draft> {
  read: (id: number) => D | undefined
  keep: (id: number, draft: D) => void
}

export interface Sendings {
  /** Why something was not sent, by its command; unknown for what is left of an earlier visit. */
  errors: ReadonlyMap<string, PortError>
  /** Commands that are on their way. */
  sending: ReadonlySet<string>
}

/** What was written and is not sent, whether its place is on the screen or not. */
export interface DraftStore<D extends Draft> {
  getSnapshot: () => D & Sendings
  /** Nothing is written yet: a server knows no drafts of a browser. */
  getServerSnapshot: () => D & Sendings
  subscribe: (listener: () => void) => () => void
  update: (change: (draft: D) => Partial<D>) => void
  /** Lets go of something unsent. */
  forget: (commandId: string) => void
  /** Follows a command until it is answered; why it failed is known afterwards. */
  follow: (commandId: string, answer: Promise<unknown>) => void
}

export interface DraftPort<D extends Draft> {
  drafts?: Drafts<D>
}

/** The drafts of every port of a module; made once per module, with what an empty draft is. */
export function createDraftStores<D extends Draft>(empty: D) {
  interface OfPort {
    byId: Map<number, DraftStore<D>>
    /** Told when anything changes in any of them. */
    listeners: Set<() => void>
  }
  const ports = new WeakMap<DraftPort<D>, OfPort>()
  const ofPort = (port: DraftPort<D>): OfPort => {
    let known = ports.get(port)
    if (!known) ports.set(port, (known = { byId: new Map(), listeners: new Set() }))
    return known
  }
  /** Of one place; what fails after it was closed is found there again. */
  const storeOf = (port: DraftPort<D>, id: number): DraftStore<D> => {
    const { byId, listeners } = ofPort(port)
    let store = byId.get(id)
    if (!store) byId.set(id, (store = create(port, id, empty, listeners)))
    return store
  }
  return {
    storeOf,
    /** Hears of every draft of a port. */
    onDrafts: (port: DraftPort<D>, listener: () => void): (() => void) => {
      const { listeners } = ofPort(port)
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Something for this place did not go out, and is not being sent again. */
    hasUnsent: (port: DraftPort<D>, id: number): boolean => {
      const { unsent, sending } = storeOf(port, id).getSnapshot()
      return unsent.some(({ commandId }) => !sending.has(commandId))
    },
  }
}

function create<D extends Draft>(
  port: DraftPort<D>,
  id: number,
  empty: D,
  ofPort: ReadonlySet<() => void>,
): DraftStore<D> {
  let draft: D = { ...empty, ...port.drafts?.read(id) }
  let sendings: Sendings = { errors: new Map(), sending: new Set() }
  const atFirst = { ...empty, ...sendings }
  let state = { ...draft, ...sendings }
  const listeners = new Set<() => void>()
  const emit = () => {
    state = { ...draft, ...sendings }
    for (const listener of [...listeners, ...ofPort]) listener()
  }
  const put = (next: D) => {
    draft = next
    port.drafts?.keep(id, draft)
    emit()
  }
  const setSending = (commandId: string, isOn: boolean) => {
    const sending = new Set(sendings.sending)
    if (isOn) sending.add(commandId)
    else sending.delete(commandId)
    sendings = { ...sendings, sending }
    emit()
  }
  return {
    getSnapshot: () => state,
    getServerSnapshot: () => atFirst,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    update: (change) => put({ ...draft, ...change(draft) }),
    forget: (commandId) =>
      put({ ...draft, unsent: draft.unsent.filter((one) => one.commandId !== commandId) }),
    follow(commandId, answer) {
      setSending(commandId, true)
      answer
        .catch((error: unknown) => {
          const errors = new Map(sendings.errors).set(commandId, toPortError(error))
          sendings = { ...sendings, errors }
        })
        .finally(() => setSending(commandId, false))
    },
  }
}
