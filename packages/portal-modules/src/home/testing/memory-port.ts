import { CalendarClock } from 'lucide-react'
import { PortError } from '../../kit/port-error.ts'
import type { Query } from '../../kit/query.ts'
import type { FirstStepKey, FirstSteps, HomeContribution, HomePort, HomeRow } from '../home.port.ts'
import { changesContribution, type Change, type Overview } from '../sources/changes.ts'
import { recentContribution } from '../sources/recent.ts'
import { approvalsContribution, type WaitingApproval } from '../late/approvals.ts'
import { nearContribution, type Dates } from '../late/dates.ts'
import { starredContribution, type StarredCampaign } from '../late/starred.ts'
import { waitingContribution, type Notice } from '../sources/waiting.ts'
import { notices as someNotices, overview as someOverview } from './fixtures.ts'

export interface MemoryOptions {
  overview?: Overview
  notices?: readonly Notice[]
  /** Adds what campaigns and tasks would: dates that are near, deadlines. */
  hasDates?: boolean
  /** What starts or ends near today, where there are dates; default three campaigns. */
  near?: Dates['near']
  /** Only these answer. */
  only?: readonly HomeContribution['question'][]
  /** What is left to do; absent: the reader sets nothing up. */
  firstSteps?: FirstSteps
  /** Milliseconds before an answer. */
  latency?: number
  hidesExtensions?: boolean
  /** Nothing can be read. */
  isDown?: boolean
  /** What the reader marked; absent: nothing can be marked. */
  starred?: readonly StarredCampaign[]
  /** What waits for a decision; absent: approvals are not asked for. */
  approvals?: readonly WaitingApproval[]
}

export interface MemoryHome {
  port: HomePort
  /** Addresses that were gone to. */
  gone: string[]
  /** Changes that were opened. */
  opened: Change[]
  /** Keys of what was approved. */
  approved: string[]
  /** Something happens. */
  happen: (change: Change) => void
  /** What the reader marked is another by now, in another window of theirs. */
  star: (starred: readonly StarredCampaign[]) => void
  /** A first step is done, in another window or by somebody else. */
  finish: (key: FirstStepKey) => void
  /** Whether the reader put the first steps away. */
  areStepsHidden: () => boolean
  /** Whether nothing can be read. */
  setDown: (isDown: boolean) => void
}

/** A home that knows what it is told: for stories, tests and trials. */
export function createMemoryHome(options: MemoryOptions = {}): MemoryHome {
  const { notices = someNotices, latency = 0, hidesExtensions, hasDates, only } = options
  let { overview = someOverview, isDown = false, approvals: open = [], starred = [] } = options
  let { firstSteps } = options
  const approved: string[] = []
  const gone: string[] = []
  const opened: Change[] = []
  const listeners = new Set<() => void>()
  const onChange = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const query = <T>(name: string, answer: () => T): Query<T> => ({
    key: ['memory home', name],
    load: async () => {
      await new Promise((resolve) => setTimeout(resolve, latency))
      if (isDown) throw new PortError({ code: 'unknown', reference: '4c1e-77a0' })
      return answer()
    },
  })
  const known = query('overview', () => overview)
  const dated = (
    id: string,
    question: 'near' | 'due',
    rows: readonly Omit<HomeRow, 'key'>[],
  ): HomeContribution<unknown> => ({
    id,
    question,
    query: query(id, () => rows),
    rows: () => rows.map((row) => ({ ...row, key: row.title })),
  })
  const all: HomeContribution[] = [
    ...(options.approvals
      ? [
          approvalsContribution({
            query: query('approvals', () => open),
            approve: async ({ key }) => {
              if (isDown) throw new PortError({ code: 'offline' })
              approved.push(key)
              open = open.filter((one) => one.key !== key)
            },
          }),
        ]
      : []),
    waitingContribution({
      hasApprovals: options.approvals !== undefined,
      query: query('notices', () => ({ items: notices })),
    }),
    changesContribution({
      query: known,
      hidesExtensions,
      onOpen: (change) => opened.push(change),
      onChange,
    }),
    ...(hasDates ? [nearContribution({ query: query('dates', () => (options.near ? { near: options.near, deadlines: [] } : dates)) }), dated('tasks', 'due', tasks)] : []), // prettier-ignore
    ...(options.starred ? [starredContribution({ query: query('starred', () => starred), onChange })] : []), // prettier-ignore
    recentContribution({ query: known, hidesExtensions }),
  ]
  return {
    port: {
      person: query('person', () => ({ firstName: 'Sabine', lastName: 'Moser' })),
      contributions: only ? all.filter(({ question }) => only.includes(question)) : all,
      open: (href) => gone.push(href),
      ...(firstSteps && {
        firstSteps: async () => ({
          query: query('first steps', () => firstSteps!),
          hide: async (isHidden: boolean) => {
            if (isDown) throw new PortError({ code: 'offline' })
            firstSteps = { ...firstSteps!, isHidden }
          },
          onChange,
        }),
      }),
    },
    gone,
    opened,
    approved,
    happen: (change) => {
      overview = { ...overview, changes: [change, ...overview.changes] }
      for (const listener of listeners) listener()
    },
    star: (next) => {
      starred = next
      for (const listener of listeners) listener()
    },
    finish: (key) => {
      if (!firstSteps) return
      const steps = firstSteps.steps.map((step) => (step.key === key ? { ...step, isDone: true } : step)) // prettier-ignore
      firstSteps = { ...firstSteps, steps }
      for (const listener of listeners) listener()
    },
    areStepsHidden: () => firstSteps?.isHidden ?? false,
    setDown: (next) => {
      isDown = next
    },
  }
}

const dates: Dates = {
  near: [
    { id: 1, name: 'Zitrone Launch DACH', start: '2026-10-02', end: '2026-11-21', media: 'tv', href: '/campaigns' }, // prettier-ignore
    { id: 2, name: 'Küchenwochen Frühjahr', start: '2026-11-22', end: '2027-02-28', media: 'newspaper', href: '/campaigns' }, // prettier-ignore
    { id: 3, name: 'Räumungsverkauf Kassel', start: '2026-10-20', end: '2026-11-15', media: 'radio', href: '/campaigns' }, // prettier-ignore
  ],
  deadlines: [],
}

const tasks: readonly Omit<HomeRow, 'key'>[] = [
  { icon: CalendarClock, day: '2026-11-19', title: 'Freigabe Funkkombi Süd', detail: 'seit gestern überfällig', isLate: true, href: '/tasks' }, // prettier-ignore
  { icon: CalendarClock, day: '2026-11-25', title: 'Druckunterlagen Anzeige ½ Seite', detail: 'Herbst Gastro', href: '/tasks' }, // prettier-ignore
]
