import {
  createClient,
  createReportSignOn,
  type Client,
  type ReportSignOn,
} from '@atrium/api-client'
import {
  createChatConnection,
  createCursorTrail,
  createLiveConnection,
  createNotificationsConnection,
  type ChatConnection,
  type LiveConnection,
  type NotificationsConnection,
} from '@atrium/api-client/live'
import {
  createSession,
  useSession,
  type Session,
  type SessionSnapshot,
} from '@atrium/api-client/session'
import { createContext, use, type ReactNode } from 'react'
import { watchAccess, type AccessWatch } from './access/watchAccess.ts'
import type { PortalConfig } from './config.ts'
import { currentLook } from './look/look-store.ts'
import { chooseLanguage } from './look/look.ts'
import { clearSlices } from './persisted.ts'
import {
  dropPreview,
  forgetPreviews,
  hearFailure,
  previewId,
  previewSubject,
  runningPreview,
} from './preview/preview.ts'
import { reportMark } from './reportMark.ts'
import { forgetTexts, keepTextsOf } from './shell/kept-texts/keptTexts.ts'
import { setWaitingCalls } from './shell/connection/waiting.ts'
import { leaveApplication } from './tenant.ts'

/** What the portal is wired from; made once. */
export interface Services {
  config: PortalConfig
  session: Session
  client: Client
  /** The sign-on at the reporting tool. */
  reports: ReportSignOn
  /** What others change, as it happens. Connection errors are only logged (ERR-15). */
  live: LiveConnection
  notifications: NotificationsConnection
  /** Messages of the chats that are open; connects with the first of them (CHAT-08). */
  chat: ChatConnection
  /** Notices that access has ended, and says so once (ADM-02). */
  access: AccessWatch
  /** Ends the session here and at the identity provider (AUTH-04). */
  signOut: () => void
}

/** Language before and beside a user record (GEN-04). */
export const storedLanguage = () => chooseLanguage(currentLook().language, navigator.languages)

/** For whoever looks into the browser's console; never a token. */
// oxlint-disable-next-line no-console -- the log of a browser
export const log = (message: string, error?: unknown) => console.debug(message, error ?? '')

/** Ends a promise that nobody waits for. */
export const logFailure = (error: unknown): void => log('Failed in the background', error)

/** Wires session and client from the server's configuration. */
export function createServices(config: PortalConfig): Services {
  forgetPreviews()
  const session = createSession({
    authority: config.issuer,
    clientId: config.clientId,
    baseUrl: location.origin,
    renewal: config.renewal,
    apiResource: config.apiResource,
    destroyReportingToken: () => reports.giveBack(),
    // Analytics has no sink here but the console; an embedder's portal puts its own in this place.
    track: (event) => log(`[track] ${event}`),
    log,
  })
  const trail = createCursorTrail()
  if (config.cursor) trail.add(config.cursor)
  const client: Client = createClient({
    token: () => access.guard(session.token),
    language: storedLanguage,
    onUnauthorized: session.renew,
    preview: previewId,
    onFailed: (error, call) => {
      hearFailure(error, call)
      // The client has renewed the token and tried again: only a new sign-in helps.
      if (error.status === 401 && !call.open) session.distrust()
      return access.hear(error, call)
    },
    // Where calls come through, live updates can come back as well.
    onSucceeded: () => [live, notifications, chat].forEach((connection) => connection.wake()),
    onWaiting: setWaitingCalls,
    onCursor: trail.add,
  })
  const reports = createReportSignOn(client, { mark: reportMark })
  const token = () => access.guard(session.token)
  const live = createLiveConnection({ hubUrl: '/hubs/portal', token, cursor: trail.earlier, log })
  const notifications = createNotificationsConnection({ hubUrl: '/hubs/notifications', token, log })
  const chat = createChatConnection({ hubUrl: '/hubs/chat', token, log })
  // Before anybody else hears of it: what they ask for then is asked anew.
  live.onEvent(() => client.forget?.())
  live.onReset(() => client.forget?.())
  const access: AccessWatch = watchAccess({ session, client, live, hubs: [live, notifications, chat] }) // prettier-ignore
  keepTextsOf(session)
  return {
    config,
    session,
    client,
    reports,
    live,
    notifications,
    chat,
    access,
    signOut: () => {
      const { user } = session.getSnapshot()
      if (user) clearSlices(user.subject)
      forgetTexts()
      leaveApplication()
      dropPreview()
      // A provider that cannot be reached must not keep anybody on a screen they have left.
      session.signOut().catch(() => location.assign('/logged-out'))
    },
  }
}

const ServicesContext = createContext<Services | undefined>(undefined)

export function ServicesProvider({
  services,
  children,
}: {
  services: Services
  children: ReactNode
}) {
  return <ServicesContext value={services}>{children}</ServicesContext>
}

export function useServices(): Services {
  const services = use(ServicesContext)
  if (!services) throw new Error('The portal is not wired.')
  return services
}

/** The session as it stands, during a preview with who is looked at; renders again when it changes. */
export function useCurrentSession(): SessionSnapshot {
  const session = useSession(useServices().session)
  if (!session.user || !runningPreview || !previewSubject) return session
  const { roles, applicationId } = runningPreview
  return { ...session, user: { ...session.user, subject: previewSubject, roles, applicationId } }
}
