/** As much of a browser as sign-in needs: cookies by path, redirects one at a time. */
export function createBrowser() {
  const jar = new Map<string, { value: string; path: string }>()

  const cookiesFor = ({ pathname }: URL) =>
    [...jar]
      .filter(([, { path }]) => pathname === path || pathname.startsWith(path.replace(/\/?$/, '/')))
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ')

  async function open(url: string, init: RequestInit & { form?: Record<string, string> } = {}) {
    const { form, ...rest } = init
    const headers = new Headers(rest.headers)
    const cookie = [headers.get('cookie'), cookiesFor(new URL(url))].filter(Boolean).join('; ')
    if (cookie) headers.set('cookie', cookie)
    if (!headers.has('accept')) headers.set('accept', 'text/html')
    const response = await fetch(url, {
      ...rest,
      headers,
      redirect: 'manual',
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of response.headers.getSetCookie()) keep(line, new URL(url))
    return response
  }

  function keep(line: string, url: URL) {
    const [pair, ...attributes] = line.split(/;\s*/)
    const at = pair!.indexOf('=')
    const path = attributes.find((text) => /^path=/i.test(text))?.slice(5) ?? url.pathname
    const key = `${pair!.slice(0, at)} ${path}`
    const expires = attributes.find((text) => /^expires=/i.test(text))?.slice(8)
    const isGone =
      (expires && new Date(expires).getTime() < Date.now()) ||
      attributes.some((text) => /^max-age=0$/i.test(text))
    if (isGone) jar.delete(key)
    else jar.set(key, { value: pair!.slice(at + 1), path })
  }

  return {
    open,
    /** Follows redirects as long as they stay on the server; the last answer may lead elsewhere. */
    async follow(response: Response, origin: string): Promise<Response> {
      let last = response
      for (let step = 0; step < 10; step++) {
        const next = locationOf(last)
        const leaves =
          !next?.startsWith(origin) || /\/(callback|logged-out|silent_renew)/.test(next)
        if (!next || leaves) break
        last = await open(next)
      }
      return last
    },
    cookieNames: () => [...jar.keys()].map((key) => key.split(' ')[0]!),
    cookies: () => [...jar].map(([key, cookie]) => ({ name: key.split(' ')[0]!, ...cookie })),
    forget: () => jar.clear(),
  }
}

export type Browser = ReturnType<typeof createBrowser>

/** Where an answer leads, as a whole address. */
export function locationOf(response: Response): string | undefined {
  const location = response.headers.get('location')
  return location ? new URL(location, response.url).href : undefined
}
