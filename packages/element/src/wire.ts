/** Where the server says addresses of its own: they mean nothing on a page of another origin. */
const own = 'images|storage'

/** Makes the server's own addresses whole in what it has answered. */
export const withOrigin = (json: string, server: string): string =>
  json.replace(new RegExp(`"(/(?:${own})/)`, 'g'), (_, path: string) => `"${server}${path}`)

/** And back, in what is sent to it. */
export const withoutOrigin = (json: string, server: string): string =>
  json.replace(new RegExp(`"${escape(server)}(/(?:${own})/)`, 'g'), '"$1')

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** `fetch` against a server of another origin. */
export const fetchFrom =
  (server: string): typeof fetch =>
  async (input, init) => {
    const body = typeof init?.body === 'string' ? withoutOrigin(init.body, server) : init?.body
    const response = await fetch(input, { ...init, ...(body != null && { body }) })
    const { status, headers } = response
    if (!headers.get('content-type')?.includes('json') || status === 204) return response
    return new Response(withOrigin(await response.text(), server), { status, headers })
  }
