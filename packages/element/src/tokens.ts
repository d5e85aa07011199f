import type { GetToken, TokenRequest } from './events.ts'

export interface Tokens {
  /** The token for the next call. */
  current: () => Promise<string | undefined>
  /** Asks for another one: the server has refused this. True: there is one. */
  renew: () => Promise<boolean>
}

const marginMs = 30_000

/** When a token of the common form (JWT) ends, in epoch milliseconds; 0 where it does not say. */
export function endOf(token: string): number {
  try {
    const [, claims = ''] = token.split('.')
    const { exp } = JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/')))
    return typeof exp === 'number' ? exp * 1000 : 0
  } catch {
    return 0
  }
}

/** Asks a page for tokens, and not again as long as the last one holds. */
export function createTokens(ask: GetToken, about: Omit<TokenRequest, 'isRefused'>): Tokens {
  let token: string | undefined
  let asking: Promise<string | undefined> | undefined
  const askAnew = (isRefused: boolean) => {
    asking ??= Promise.resolve()
      .then(() => ask({ ...about, isRefused }))
      .then((given) => (token = given || undefined))
      .finally(() => {
        asking = undefined
      })
    return asking
  }
  return {
    current: async () => (token && endOf(token) - marginMs > Date.now() ? token : askAnew(false)),
    async renew() {
      const before = token
      const next = await askAnew(true)
      return next !== undefined && next !== before
    },
  }
}
