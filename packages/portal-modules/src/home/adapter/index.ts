import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import {
  home,
  notifications,
  users,
  type HomeChange,
  type HomeRecent,
} from '@atrium/api-client/contract'
import { afterOpenings, componentCalls } from '../../kit/adapter/component-calls.ts'
import { listenToTypes, type LiveEvents } from '../../kit/adapter/live-events.ts'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import type { HomeContribution, HomePort } from '../home.port.ts'
import { changesContribution, type Change } from '../sources/changes.ts'
import { recentContribution } from '../sources/recent.ts'
import { waitingContribution } from '../sources/waiting.ts'

export type { LiveEvents } from '../../kit/adapter/live-events.ts'

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

const { asPort, translated } = portCalls()

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
      const { changes, recent, ...rest } = await afterOpenings(client, overview.load)
      return {
        ...rest,
        changes: changes.map(shownWhereItCan),
        recent: recent.map(shownWhereItCan),
      }
    },
  })
  const { track } = componentCalls(client, scope, asPort)
  const seen = ({ kind, count, component, place }: Change) =>
    track(kind === 'added' && count > 1 ? place.id : component.id)
  const onChange = (types: readonly string[]) =>
    live && ((listener: () => void) => listenToTypes(live, scope.tenant, types, listener))

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
