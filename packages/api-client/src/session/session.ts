import { ErrorResponse, type User, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import {
  isExpired,
  mayReuseToken,
  millisecondsLeft,
  readUser,
  renewalDelay,
  resourceFor,
  retryDelay,
  safeReturnTo,
  sessionScopes,
} from './session.logic.ts'
import type { Session, SessionOptions, SessionSnapshot } from './session.types.ts'
import { createTabs } from './tabs.ts'

/** A laptop may sleep through a long timer, so the clock is looked at this often. */
const tickMilliseconds = 30_000
const signOutStepMilliseconds = 5_000
const leftKey = 'atrium-signed-out'

/** Sign-in, renewal and sign-out of this tab against an OpenID provider: code with PKCE only (AUTH-13). */
export function createSession(options: SessionOptions): Session {
  const { renewal, now = Date.now, log = () => {} } = options
  let manager = new UserManager(settingsOf(options))
  const listeners = new Set<() => void>()
  const tabs = createTabs({
    name: `atrium-session:${options.authority}:${options.clientId}`,
    load: () => manager.getUser(),
    adopt,
    onSignedIn: async (user) => {
      if (snapshot.renewalFailed) await adopt(user)
    },
    onSignedOut: async () => {
      signedOut({ isEndedElsewhere: true })
      await manager.removeUser()
    },
    log,
  })

  let snapshot: SessionSnapshot = { status: 'loading', renewalFailed: false }
  let starting: Promise<void> | undefined
  let leaving: Promise<void> | undefined
  let completing: Promise<{ returnTo: string | undefined }> | undefined
  let renewing: Promise<boolean> | undefined
  let accessToken: string | undefined
  let failures = 0
  let nextRenewal = Infinity
  let timer: ReturnType<typeof setTimeout> | undefined

  function set(next: SessionSnapshot) {
    snapshot = next
    for (const listener of listeners) listener()
  }

  function signedIn(user: User) {
    const expiresAt = user.expires_at ?? 0
    accessToken = user.access_token
    failures = 0
    renewAfter(renewalDelay(expiresAt, now()))
    set({
      status: 'signed-in',
      user: readUser(user.profile, expiresAt, options.roleClaim),
      renewalFailed: false,
    })
  }

  async function adopt(user: User) {
    await manager.storeUser(user)
    signedIn(user)
  }

  function signedOut(more?: Pick<SessionSnapshot, 'isEndedElsewhere'>) {
    accessToken = undefined
    renewAfter(Infinity)
    set({ status: 'signed-out', renewalFailed: false, ...more })
  }

  /** The library keeps for good what it was once told of the provider, a proxy's answer in its place too. */
  function forgetProvider() {
    manager = new UserManager(settingsOf(options))
  }

  function renewAfter(delay: number) {
    nextRenewal = now() + delay
    tick()
  }

  function tick() {
    clearTimeout(timer)
    if (nextRenewal === Infinity) return
    const wait = nextRenewal - now()
    if (wait <= 0) renewInBackground()
    else timer = setTimeout(tick, Math.min(wait, tickMilliseconds))
  }

  /** What went wrong stands in the snapshot. */
  function renewInBackground() {
    renew().catch((error: unknown) => log('The session was not renewed', error))
  }

  function handleOnline() {
    if (snapshot.renewalFailed && nextRenewal !== Infinity) renewInBackground()
  }

  async function load() {
    const user = await manager.getUser().catch((error: unknown) => {
      log('The stored session cannot be read', error)
      return null
    })
    // A sign-in that was completed meanwhile is newer than what was stored.
    if (snapshot.status !== 'loading') return
    if (user?.expires_at && mayReuseToken(user.expires_at, now())) signedIn(user)
    else signedOut()
  }

  async function complete() {
    const user = await manager.signinRedirectCallback(window.location.href)
    signedIn(user)
    return { returnTo: safeReturnTo((user.state as { returnTo?: unknown } | null)?.returnTo) }
  }

  function renew(): Promise<boolean> {
    if (snapshot.status !== 'signed-in') return Promise.resolve(false)
    renewing ??= attemptRenewal().finally(() => {
      renewing = undefined
    })
    return renewing
  }

  async function attemptRenewal(): Promise<boolean> {
    clearTimeout(timer)
    try {
      // A renewal asks for what the sign-in asked for.
      const resource = resourceFor(options.apiResource, snapshot.user?.applicationId)
      const silently = () =>
        manager.signinSilent({ forceIframeAuth: renewal === 'iframe', resource })
      const user = await (renewal === 'refresh' ? tabs.renewOnce(silently) : silently())
      if (!user) throw new Error('The identity provider gave no session')
      // Signed out meanwhile: the answer must not bring the person back.
      if (snapshot.status !== 'signed-in') {
        await manager.removeUser()
        return false
      }
      signedIn(user)
      return true
    } catch (error) {
      log('The session was not renewed', error)
      if (snapshot.status !== 'signed-in') return false
      failures += 1
      forgetProvider()
      // What the provider refuses it will refuse again; anything else may be the network.
      renewAfter(error instanceof ErrorResponse ? Infinity : retryDelay(failures))
      set({ ...snapshot, renewalFailed: true })
      return false
    }
  }

  async function token(): Promise<string | undefined> {
    if (snapshot.status === 'loading') await start()
    if (snapshot.user && isExpired(snapshot.user.expiresAt, now())) {
      if (failures === 0 || now() >= nextRenewal) await renew()
    }
    if (!snapshot.user || millisecondsLeft(snapshot.user.expiresAt, now()) <= 0) return undefined
    return accessToken
  }

  async function leave() {
    await atMost(signOutStepMilliseconds, options.destroyReportingToken?.()).catch(
      (error: unknown) => log('The reporting token was not given back', error),
    )
    options.track?.('Logout')
    const user = await manager.getUser()
    await atMost(signOutStepMilliseconds, revoke(user)).catch((error: unknown) =>
      log('The refresh token was not revoked', error),
    )
    signedOut()
    await manager.removeUser()
    if (user) window.sessionStorage.setItem(leftKey, user.profile.sub)
    await manager.signoutRedirect({ id_token_hint: user?.id_token, redirectMethod: 'replace' })
  }

  /** A refresh token may outlive the provider's session. */
  async function revoke(user: User | null) {
    if (!user?.refresh_token) return
    if (await manager.metadataService.getRevocationEndpoint()) {
      await manager.revokeTokens(['refresh_token'])
    }
  }

  /** Only back from the provider: told earlier, other tabs would sign in again by its living session. */
  function tellOthersOfSignOut() {
    const subject = window.sessionStorage.getItem(leftKey)
    if (subject === null) return
    window.sessionStorage.removeItem(leftKey)
    tabs.signedOut(subject)
  }

  function start() {
    starting ??= load()
    return starting
  }

  function close() {
    clearTimeout(timer)
    nextRenewal = Infinity
    window.removeEventListener('online', handleOnline)
    window.removeEventListener('visibilitychange', tick)
    tabs.close()
    listeners.clear()
  }

  tellOthersOfSignOut()
  window.addEventListener('online', handleOnline)
  window.addEventListener('visibilitychange', tick)

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => snapshot,
    start,
    token,
    renew,
    signIn({ applicationId, returnTo, language, forceLogin } = {}) {
      // Asked first: where the provider is away, a redirect that fails would stop the page, its fonts with it.
      leaving ??= manager.metadataService
        .getMetadata()
        .then(() =>
          manager.signinRedirect({
            state: { returnTo: safeReturnTo(returnTo) },
            ui_locales: language,
            resource: resourceFor(options.apiResource, applicationId),
            prompt: forceLogin ? 'login' : undefined,
            // Going back must not lead into the page that sends people here.
            redirectMethod: 'replace',
          }),
        )
        .catch((error: unknown) => {
          forgetProvider()
          throw error
        })
        .finally(() => {
          leaving = undefined
        })
      return leaving
    },
    completeSignIn() {
      completing ??= complete()
      return completing
    },
    async shareSignIn() {
      const user = await manager.getUser()
      if (user) tabs.signedIn(user)
    },
    distrust() {
      if (snapshot.status === 'signed-in' && !snapshot.renewalFailed)
        set({ ...snapshot, renewalFailed: true })
    },
    signOut() {
      leaving ??= leave().finally(() => {
        leaving = undefined
      })
      return leaving
    },
    async forget() {
      accessToken = undefined
      close()
      await manager.removeUser()
    },
    close,
  }
}

function settingsOf({ authority, clientId, baseUrl, scopes, renewal }: SessionOptions) {
  const base = baseUrl.replace(/\/+$/, '')
  // The state of a sign-in stays with its tab too: an answer from elsewhere finds none (AUTH-02).
  const store = new WebStorageStateStore({ store: window.sessionStorage })
  return {
    authority,
    client_id: clientId,
    redirect_uri: `${base}/callback`,
    silent_redirect_uri: `${base}/silent_renew.html`,
    post_logout_redirect_uri: `${base}/logged-out`,
    response_type: 'code',
    scope: [
      ...(scopes ?? sessionScopes),
      ...(renewal === 'refresh' ? ['offline_access'] : []),
    ].join(' '),
    loadUserInfo: true,
    // Renewal is ours: the library's would not wait for other tabs.
    automaticSilentRenew: false,
    requestTimeoutInSeconds: 10,
    userStore: store,
    stateStore: store,
  }
}

function atMost(milliseconds: number, work: Promise<void> | undefined): Promise<void> {
  const { promise, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(() => reject(new Error('It took too long')), milliseconds)
  return Promise.race([work ?? Promise.resolve(), promise]).finally(() => clearTimeout(timer))
}
