import { describeQuery, ownUser, type Client, type Scope } from '@atrium/api-client'
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
import type { HomeContribution, HomePort, HomeQuestion } from '../home.port.ts'
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
  /** Called after an approval: what counts them counts again. */
  onDecided?: () => void
  /** What the host’s other modules add. */
  more?: readonly HomeContribution[]
  /** The person sets applications up: they are told what is left to do in one that begins (GEN-09). */
  setsUp?: boolean
  /** Absent: nothing is live. */
  live?: LiveEvents
}

/** After these the answer to „what changed“ may be another. */
const changing = ['components.changed', 'comments.changed', 'rights.changed']
const notifying = ['notification.created', 'notification.withdrawn']
const planning = ['campaigns.changed', 'approvals.changed', 'rights.changed']
const working = ['components.changed', 'rights.changed']

const { asPort, withPortErrors } = portCalls()

/** The home’s port on the portal’s own calls. */
export function createHomeAdapter(options: HomeAdapterOptions): HomePort {
  const { client, scope, open, canShow = () => true, live } = options
  const { pictureUrl, hidesExtensions, onDecided, more = [], setsUp } = options
  const params = { applicationId: scope.tenant }

  const overview = describeQuery(client, scope, home.overview, { params })
  const shownWhereItCan = <T extends HomeChange | HomeRecent>({ url, ...row }: T) => ({
    ...row,
    ...(canShow(row.place.type) && { url }),
  })
  const query = withPortErrors({
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

  const [near, deadlines] = later(
    ['atrium', scope.tenant, scope.user, 'campaignDates', 'home'],
    { near: 'near', deadlines: 'due' },
    async () => (await import('./late/dates.ts')).datesOf(client, scope),
    onChange(planning),
  )
  const [waitingApprovals] = later(
    ['atrium', 0, scope.user, 'approvals', 'home'],
    { approvals: 'waiting' },
    async () => (await import('./late/approvals.ts')).approvalsOf(client, scope, onDecided),
    onChange(planning),
  )
  const [starred] = later(
    ['atrium', scope.tenant, scope.user, 'starredCampaigns', 'home'],
    { starred: 'starred' },
    async () => (await import('./late/starred.ts')).starredOf(client, scope),
    onChange(planning),
  )
  const [waitingTasks, nextTasks] = later(
    ['atrium', scope.tenant, scope.user, 'tasks', 'home'],
    { tasks: 'waiting', 'next-tasks': 'due' },
    async () => (await import('./late/tasks.ts')).tasksOf(client, scope),
    onChange(working),
  )
  const [lateSeminars, nextSeminars] = later(
    ['atrium', scope.tenant, scope.user, 'seminars', 'home'],
    { seminars: 'waiting', 'next-seminars': 'due' },
    async () => (await import('./late/seminars.ts')).seminarsOf(client, scope),
    onChange(working),
  )

  return {
    // The same description as the shell’s.
    person: withPortErrors({
      key: describeQuery(client, { tenant: 0, user: scope.user }, users.current, {}).key,
      load: () => ownUser(client),
    }),
    pictureUrl,
    open,
    ...(setsUp && {
      firstSteps: () =>
        import('./late/first-steps.ts').then((late) => late.firstStepsPort(client, scope, live)),
    }),
    contributions: [
      waitingApprovals!,
      waitingTasks!,
      lateSeminars!,
      // The same description as the bell’s, so that both are loaded once and agree.
      waitingContribution({
        hasApprovals: true,
        query: withPortErrors(describeQuery(client, scope, notifications.list, { params })),
        onChange: onChange(notifying),
      }),
      changesContribution({ query, hidesExtensions, onOpen: seen, onChange: onChange(changing) }),
      near!,
      deadlines!,
      nextTasks!,
      nextSeminars!,
      ...more,
      starred!,
      recentContribution({ query, hidesExtensions }),
    ],
  }
}

type Listening = HomeContribution['onChange']

/** Contributions over the same data whose calls and words come after the first page. */
function later<Data>(
  key: HomeContribution['query']['key'],
  questions: Readonly<Record<string, HomeQuestion>>,
  code: () => Promise<readonly HomeContribution<Data>[]>,
  onChange: Listening,
) {
  let ready: ReturnType<typeof code> | undefined
  const begin = () => {
    ready ??= code()
    // What did not come is asked for again.
    ready.catch(() => (ready = undefined))
    return ready
  }
  const query = withPortErrors({
    key,
    load: async () => {
      const parts = await begin()
      return { parts, data: await parts[0]!.query.load() }
    },
  })
  type Late = Awaited<ReturnType<typeof query.load>>
  return Object.entries(questions).map(([id, question]): HomeContribution<Late> => {
    const of = ({ parts }: Late) => parts.find((part) => part.id === id)!
    return {
      id,
      question,
      query,
      rows: (late, context) => of(late).rows(late.data, context),
      aside: (late, context) => of(late).aside?.(late.data, context),
      ...(onChange && { onChange }),
    }
  })
}
