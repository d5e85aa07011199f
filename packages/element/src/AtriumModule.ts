import type { Wish } from './App.tsx'
import { dispatch, type GetToken } from './events.ts'
import type { Mounted } from './mount.tsx'
import { attributes, readSettings } from './settings.ts'

// On a server there are no elements; the tag comes to life in the browser.
const Base = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement)

/** `<atrium-module>`: a module of the portal in a page of another product. */
export class AtriumModule extends Base {
  static readonly version = __VERSION__
  static readonly observedAttributes = [...attributes]

  #mounted: Mounted | undefined
  #isMounting = false
  #getToken: GetToken | undefined
  #leave: (() => void) | undefined
  #unsubscribe: (() => void) | undefined
  #location = '/'
  #attempt = 0
  #isPlanned = false

  /**
   * Gives the access token of whoever reads the page. Give tags of one page the same function: they then
   * share one connection. Without it the event `atrium-token` asks.
   */
  get getToken(): GetToken | undefined {
    return this.#getToken
  }
  set getToken(getToken: GetToken | undefined) {
    if (getToken === this.#getToken) return
    this.#getToken = getToken
    this.#attempt += 1
    this.#plan()
  }

  /** The place in the module, such as an open folder: as `atrium-location` tells of it. */
  get location(): string {
    return this.#location
  }
  set location(location: string) {
    if (!location.startsWith('/') || location === this.#location) return
    this.#location = location
    this.#plan()
  }

  /** Asks for a token and loads everything anew, such as after a sign-in on the page. */
  reload(): void {
    this.#attempt += 1
    this.#plan()
  }

  connectedCallback(): void {
    // What a framework has set before the script was there hides what stands above.
    for (const name of ['getToken', 'location'] as const) {
      if (!Object.hasOwn(this, name)) continue
      const { [name]: value } = this
      delete this[name]
      Object.assign(this, { [name]: value })
    }
    this.#plan()
  }

  disconnectedCallback(): void {
    // Who is only moved is there again.
    queueMicrotask(() => {
      if (this.isConnected) return
      this.#mounted?.end()
      this.#mounted = undefined
      this.#leave?.()
      this.#leave = undefined
      this.#unsubscribe?.()
      this.#unsubscribe = undefined
    })
  }

  attributeChangedCallback(_name: string, before: string | null, now: string | null): void {
    if (before !== now) this.#plan()
  }

  /** Several attributes that are set one after the other are one change. */
  #plan(): void {
    if (this.#isPlanned || !this.isConnected) return
    this.#isPlanned = true
    queueMicrotask(() => {
      this.#isPlanned = false
      this.#show().catch((error: unknown) => {
        dispatch(this, 'atrium-error', { code: 'failed', message: String(error) })
      })
    })
  }

  async #show(): Promise<void> {
    if (this.#isMounting || !this.isConnected) return
    this.#isMounting = true
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    const [{ mount }, { servicesFor }, { onSignedIn, signInFor }] = await Promise.all([
      import('./mount.tsx'),
      import('./services.ts'),
      import('./signInFor.ts'),
    ]).finally(() => {
      this.#isMounting = false
    })
    if (!this.isConnected) return
    const settings = this.#settings()
    this.#mounted ??= mount({
      element: this,
      root,
      server: () => {
        const now = this.#settings()
        return 'server' in now ? now.server : ''
      },
      onLocation: (location, replace) => {
        this.#location = location
        dispatch(this, 'atrium-location', { location, replace })
        this.#plan()
      },
      onRetry: () => this.reload(),
    })
    this.#unsubscribe ??= onSignedIn((server) => {
      const now = this.#settings()
      if ('server' in now && now.server === server && now.hasPopup) this.reload()
    })
    const former = this.#leave
    const isKnown = !('attribute' in settings)
    const way = isKnown ? signInFor(settings, this.#getToken) : undefined
    const used = isKnown && way ? servicesFor(settings, way.getToken) : undefined
    this.#leave = used?.leave
    former?.()
    const wish: Wish = {
      settings,
      locale: isKnown ? settings.locale : localeOf(this),
      attempt: this.#attempt,
      location: this.#location,
      ...(used && { services: used.services }),
      ...(way?.window && { signIn: way.window }),
    }
    this.#mounted.show(wish)
  }

  #settings() {
    return readSettings((name) => this.getAttribute(name), localeOf(this))
  }
}

/** The language of what a tag stands in, at last the browser's. */
function localeOf(element: Element): 'de' | 'en' {
  const around = element.closest('[lang]')?.getAttribute('lang') || navigator.language
  return around.toLowerCase().startsWith('en') ? 'en' : 'de'
}
