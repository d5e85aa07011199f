import { vi } from 'vitest'
import { completeSilentRenewal } from '../silent-renewal.ts'
import { authority, type FakeProvider, portal } from './fake-provider.ts'

export interface FakeTab {
  sessionStorage: Storage
  /** Where the page went, in order. */
  visited: string[]
  /** What ran in hidden frames, in order. */
  framed: string[]
  /** Makes this tab the one whose `window` code sees. */
  focus: () => void
  /** How often the page was kept from loading further. */
  stops: number
  /** The address bar. */
  goTo: (address: string) => void
  dispatch: (event: string) => void
}

/** As much of a browser's tab as signing in touches. */
export function createFakeTab(
  provider: FakeProvider,
  localStorage: Storage,
  copyOf?: FakeTab,
): FakeTab {
  const sessionStorage = createFakeStorage(copyOf?.sessionStorage)
  const events = new EventTarget()
  const visited: string[] = []
  const framed: string[] = []
  const location = {
    href: `${portal}/`,
    origin: portal,
    replace: (address: string) => void visited.push(address),
  }
  const window = {
    location,
    sessionStorage,
    localStorage,
    self: { location, stop: () => void (tab.stops += 1) },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    document: { createElement: createFrame, body: { appendChild: () => {} } },
    postMessage: (data: unknown, targetOrigin: string) => {
      if (targetOrigin !== portal) return
      events.dispatchEvent(Object.assign(new Event('message'), { data, origin: portal }))
    },
  }

  /** A hidden frame: the provider sends it on to the silent renewal page, which runs inside. */
  function createFrame() {
    const navigate = (address: string) => {
      if (!address.startsWith(authority)) return
      framed.push(address)
      setTimeout(() => open(address))
    }
    const open = (address: string) => {
      const href = provider.authorize(address)
      const outer = globalThis.window
      vi.stubGlobal('window', {
        location: { href, origin: portal },
        parent: window,
        sessionStorage,
      })
      try {
        void completeSilentRenewal()
      } finally {
        vi.stubGlobal('window', outer)
      }
    }
    return { style: {}, contentWindow: { location: { replace: navigate } } }
  }

  const tab: FakeTab = {
    stops: 0,
    sessionStorage,
    visited,
    framed,
    focus: () => {
      vi.stubGlobal('window', window)
      vi.stubGlobal('localStorage', localStorage)
    },
    goTo: (address) => {
      location.href = address
    },
    dispatch: (event) => void events.dispatchEvent(new Event(event)),
  }
  return tab
}

/** A browser's storage; `copyOf` is what a duplicated tab starts with. */
export function createFakeStorage(copyOf?: Storage): Storage {
  const items = new Map<string, string>()
  const keys = Array.from({ length: copyOf?.length ?? 0 }, (_, index) => copyOf?.key(index) ?? '')
  for (const key of keys) items.set(key, copyOf?.getItem(key) ?? '')
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}
