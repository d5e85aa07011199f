import { createHash, randomUUID } from 'node:crypto'

export const portal = 'https://portal.example'
export const authority = 'https://identity.example'

interface Grant {
  nonce: string | null
  challenge: string | null
  scope: string
  /** The application that was asked for. */
  applicationId: number | undefined
}

/**
 * An OpenID provider behind `fetch`: code with PKCE, refresh tokens that work once. Presenting a spent
 * one ends the whole sign-in, as real providers do.
 */
export function createFakeProvider() {
  const codes = new Map<string, Grant>()
  const refreshTokens = new Map<string, 'fresh' | 'spent'>()
  const requests: string[] = []
  const provider = {
    /** `POST /token refresh_token`, `GET /userinfo`, … in the order of arrival. */
    requests,
    accessTokenSeconds: 900,
    subject: 's-1',
    /** Whether the provider still knows the person without asking. */
    hasSession: true,
    isDown: false,
    /** What is told of the provider itself; a proxy in between may tell something else. */
    metadata: providerMetadata as object | null,
    /** Tokens are made, then this is waited for, then they are answered. */
    beforeAnswer: () => Promise.resolve(),
    isRevoked: false,
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const url = new URL(String(input))
      const form = new URLSearchParams(String(init?.body ?? ''))
      requests.push(
        `${init?.method ?? 'GET'} ${url.pathname} ${form.get('grant_type') ?? ''}`.trim(),
      )
      if (provider.isDown) throw new TypeError('Failed to fetch')
      if (url.pathname === '/.well-known/openid-configuration') return answer(provider.metadata)
      if (url.pathname === '/userinfo') {
        return answer({
          sub: provider.subject,
          given_name: 'Sabine',
          family_name: 'Moser',
          role: 'AUTHOR',
        })
      }
      if (url.pathname === '/revoke') {
        refreshTokens.delete(form.get('token') ?? '')
        return new Response(null, { status: 200 })
      }
      if (url.pathname !== '/token') return answer({ error: 'not_found' }, 404)
      const response = form.get('grant_type') === 'refresh_token' ? refresh(form) : exchange(form)
      await provider.beforeAnswer()
      return response
    },
    /** What the authorization endpoint answers: the address that it sends the browser to. */
    authorize(address: string): string {
      const query = new URL(address).searchParams
      const back = new URL(query.get('redirect_uri') ?? '')
      back.searchParams.set('state', query.get('state') ?? '')
      if (query.get('prompt') === 'none' && !provider.hasSession) {
        back.searchParams.set('error', 'login_required')
        return back.href
      }
      const code = randomUUID()
      codes.set(code, {
        nonce: query.get('nonce'),
        challenge: query.get('code_challenge'),
        scope: query.get('scope') ?? '',
        applicationId: Number(query.get('resource')?.split(':').at(-1)) || undefined,
      })
      back.searchParams.set('code', code)
      return back.href
    },
  }

  function exchange(form: URLSearchParams): Response {
    const grant = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!grant || grant.challenge !== challenge) return answer({ error: 'invalid_grant' }, 400)
    return tokens(grant.scope, grant.nonce, grant.applicationId)
  }

  function refresh(form: URLSearchParams): Response {
    const token = form.get('refresh_token') ?? ''
    if (refreshTokens.get(token) === 'spent') provider.isRevoked = true
    if (provider.isRevoked || !refreshTokens.has(token))
      return answer({ error: 'invalid_grant' }, 400)
    refreshTokens.set(token, 'spent')
    return tokens('openid offline_access', null)
  }

  function tokens(scope: string, nonce: string | null, applicationId?: number): Response {
    const seconds = Math.floor(Date.now() / 1000)
    const refreshToken = scope.includes('offline_access') ? randomUUID() : undefined
    if (refreshToken) refreshTokens.set(refreshToken, 'fresh')
    return answer({
      access_token: `access-${randomUUID()}`,
      token_type: 'Bearer',
      expires_in: provider.accessTokenSeconds,
      scope,
      refresh_token: refreshToken,
      id_token: unsigned({
        iss: authority,
        aud: 'atrium-portal',
        sub: provider.subject,
        iat: seconds,
        exp: seconds + 300,
        ...(nonce && { nonce }),
        ...(applicationId && { application_id: applicationId }),
      }),
    })
  }

  return provider
}

export type FakeProvider = ReturnType<typeof createFakeProvider>

const providerMetadata = {
  issuer: authority,
  authorization_endpoint: `${authority}/auth`,
  token_endpoint: `${authority}/token`,
  userinfo_endpoint: `${authority}/userinfo`,
  revocation_endpoint: `${authority}/revoke`,
  end_session_endpoint: `${authority}/end`,
}

const answer = (body: object | null, status = 200) => Response.json(body, { status })

/** The client only reads the token; signatures are checked by the server. */
const unsigned = (claims: object) =>
  [{ alg: 'RS256' }, claims, {}]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
