import { InMemoryWebStorage, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import { endOf } from './tokens.ts'

/** What the server says of how to sign in; `GET /api/embedding.json`. */
interface HowToSignIn {
  issuer: string
  clientId: string
  apiResource?: string
  redirectUrl: string
}

const marginMs = 60_000
const scope = 'openid profile general-api campaigns-api storage-api offline_access'

/** A session of this page alone: its tokens are in its memory, and nowhere else. */
export async function createPopup(server: string, application: number, locale: 'de' | 'en') {
  const answer = await fetch(`${server}/api/embedding.json`)
  if (!answer.ok) throw new Error(`The server lets nobody sign in on this page (${answer.status})`)
  const how = (await answer.json()) as HowToSignIn
  const store = new WebStorageStateStore({ store: new InMemoryWebStorage() })
  const manager = new UserManager({
    authority: how.issuer,
    client_id: how.clientId,
    redirect_uri: how.redirectUrl,
    popup_redirect_uri: how.redirectUrl,
    scope,
    // It is a page of the server that tells of the end, and not one of this page's origin.
    iframeScriptOrigin: new URL(how.redirectUrl).origin,
    automaticSilentRenew: false,
    requestTimeoutInSeconds: 10,
    userStore: store,
    stateStore: store,
  })
  // Asked for before the window is opened, which a browser allows for a moment after a click.
  await manager.metadataService.getMetadata()
  const resource = how.apiResource && `${how.apiResource}:${application}`
  const asks = { ...(resource && { resource }) }
  return {
    async signIn(): Promise<void> {
      await manager.signinPopup({
        ...asks,
        ui_locales: locale,
        popupAbortOnClose: true,
      })
    },
    /** The token, renewed where it ends soon or was refused. */
    async token(isRefused: boolean): Promise<string | undefined> {
      const user = await manager.getUser()
      if (!user) return undefined
      const isFresh = endOf(user.access_token) - marginMs > Date.now()
      if (isFresh && !isRefused) return user.access_token
      if (!user.refresh_token) return undefined
      const next = await manager.signinSilent(asks).catch(() => null)
      return next?.access_token
    },
  }
}

export type Popup = Awaited<ReturnType<typeof createPopup>>
