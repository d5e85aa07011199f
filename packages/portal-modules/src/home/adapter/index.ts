import { ApiError, describeQuery, type Client, type Scope } from '@atrium/api-client'
import {
  components,
  home,
  notifications,
  users,
  type HomeChange,
  type HomeRecent,
} from '@atrium/api-client/contract'
import { PortError, type PortErrorCode } from '../../kit/port-error.ts'
import type { Query } from '../../kit/query.ts'
import type { HomeContribution, HomePort } from '../home.port.ts'
import { changesContribution, type Change } from '../sources/changes.ts'
import { recentContribution } from '../sources/recent.ts'
import { waitingContribution } from '../sources/waiting.ts'

/** The part of a live connection that the home listens to. */
export interface LiveEvents {
  onEvent: (
    listener: (event: { applicationId: number; type: string; payload: unknown }) => void,
  ) => () => void
  /** Events were missed: everything shown must be loaded again. */
  onReset: (listener: (reset: { applicationId: number }) => void) => () => void
}

export interface HomeAdapterOptions {
  client: Client
  scope: Scope
  /** Goes to an address inside the portal. */
  open: (href: string) => void
  /** Whether there is a page for what lies in a place of this type; absent: for everything. */
  canShow?: (placeType: string) => boolean
  /** The tenant’s picture (ENT-04). */
  pictureUrl?: string
  /** HIDE_ALL_FILE_EXTENSIONS (FILE-04). */
  hidesExtensions?: boolean
  /** What the host’s other modules add. */
  more?: readonly HomeContribution[]
  /** Absent: nothing is live. */
  live?: LiveEvents
}

/** After these the answer to „what changed“ may be another. */
const changing = ['components.changed', 'comments.changed', 'rights.changed']
const notifying = ['notification.created']

/** The home’s port on the portal’s own calls. */
export function createHomeAdapter(options: HomeAdapterOptions): HomePort {
  const { client, scope, open, canShow = () => true, live } = options
  const { pictureUrl, hidesExtensions, more = [] } = options
  const params = { applicationId: scope.tenant }

  const overview = describeQuery(client, scope, home.overview, { params })
  const shownWhereItCan = <T extends HomeChange | HomeRecent>({ url, ...row }: T) => ({
    ...row,
    ...(canShow(row.place.type) && { url }),
  })
  const query = translated({
    key: [...overview.key, 'home'],
    load: async () => {
      const { changes, recent, ...rest } = await overview.load()
      return {
        ...rest,
        changes: changes.map(shownWhereItCan),
        recent: recent.map(shownWhereItCan),
      }
    },
  })
  const seen = ({ kind, count, component, place }: Change) => {
    const componentId = kind === 'added' && count > 1 ? place.id : component.id
    // Not to have it noted loses nothing: it is told once more.
    client
      .call(components.track, { params: { ...params, componentId }, query: {} })
      .catch(() => undefined)
  }
  const onChange = (types: readonly string[]) =>
    live && ((listener: () => void) => listen(live, scope.tenant, types, listener))

  return {
    person: translated(describeQuery(client, { tenant: 0, user: scope.user }, users.current, {})),
    pictureUrl,
    open,
    contributions: [
      // The same description as the bell’s, so that both are loaded once and agree.
      waitingContribution({
        query: translated(describeQuery(client, scope, notifications.list, { params })),
        onChange: onChange(notifying),
      }),
      changesContribution({ query, hidesExtensions, onOpen: seen, onChange: onChange(changing) }),
      ...more,
      recentContribution({ query, hidesExtensions }),
    ],
  }
}

function listen(
  live: LiveEvents,
  tenant: number,
  types: readonly string[],
  listener: () => void,
): () => void {
  const stopEvents = live.onEvent(({ applicationId, type }) => {
    if (applicationId === tenant && types.includes(type)) listener()
  })
  const stopResets = live.onReset(({ applicationId }) => {
    if (applicationId === tenant) listener()
  })
  return () => {
    stopEvents()
    stopResets()
  }
}

const codes: Readonly<Record<number, PortErrorCode>> = { 0: 'offline', 403: 'forbidden', 404: 'not-found' } // prettier-ignore

const translated = <T>({ key, load }: Query<T>): Query<T> => ({
  key,
  load: async () => {
    try {
      return await load()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      throw new PortError({
        code: codes[error.status] ?? 'unknown',
        message: error.detail ?? error.title,
        retryable: error.isRetryable,
        reference: error.traceId,
      })
    }
  },
})
