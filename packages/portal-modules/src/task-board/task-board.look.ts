import { groupings, type Grouping } from './task-board.columns.ts'
import { dues, type Filters } from './task-board.logic.ts'

export const views = ['board', 'list', 'mine'] as const
export type View = (typeof views)[number]

/** How a list is looked at; all of it stands in the address (TASK-13). */
export interface Look {
  view: View
  by: Grouping
  filters: Filters
}

/** Parameters of the address that belong to the look. */
export const lookParams = ['view', 'by', 'due', 'priority', 'assignee', 'tag', 'q'] as const

type Params = Readonly<Record<string, string | undefined>>

const oneOf = <T extends string>(known: readonly T[], value: string | undefined) =>
  known.find((one) => one === value)
/** Labels may hold a comma. */
const listOf = (value: string | undefined) =>
  (value ?? '').split(',').filter(Boolean).map(decodeURIComponent)
const inText = (values: readonly (string | number)[] = []) =>
  values.length > 0 ? values.map((one) => encodeURIComponent(one)).join(',') : undefined

/** The look that an address asks for; what it does not know counts as not said. */
export function parseLook(params: Params): Look {
  return {
    view: oneOf(views, params.view) ?? 'board',
    by: oneOf(groupings, params.by) ?? 'bucket',
    filters: {
      due: oneOf(dues, params.due),
      priority: listOf(params.priority),
      assignee: listOf(params.assignee).filter((id) => /^\d+$/.test(id)).map(Number), // prettier-ignore
      tag: listOf(params.tag),
      words: params.q ?? '',
    },
  }
}

/** What an address says of a look; what is as always is not said. */
export function paramsOf({
  view,
  by,
  filters,
}: Look): Record<(typeof lookParams)[number], string | undefined> {
  // prettier-ignore
  const words = filters.words ?? ''
  return {
    view: view === 'board' ? undefined : view,
    by: by === 'bucket' ? undefined : by,
    due: filters.due,
    priority: inText(filters.priority),
    assignee: inText(filters.assignee),
    tag: inText(filters.tag),
    q: words.trim() === '' ? undefined : words,
  }
}

/** Whether an address says anything about the look. */
export const saysLook = (params: Params) => lookParams.some((name) => params[name] !== undefined)

export const isNarrowed = ({ due, priority, assignee, tag, words }: Filters): boolean =>
  due !== undefined ||
  [priority, assignee, tag].some((all) => (all?.length ?? 0) > 0) ||
  (words ?? '').trim() !== ''
