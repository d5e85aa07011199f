import { formatDay, type Locale } from '../../kit/index.ts'
import type { Tools } from '../error-text.ts'
import { nobody, type Due } from '../task-board.logic.ts'
import { dayIn, type Grouping } from '../task-board.columns.ts'
import type { Task } from '../task-board.port.ts'

type Done = readonly Pick<Task, 'title'>[]

const named = (done: Done) => ({ count: done.length, name: done[0]?.title ?? '' })

/** To whom tasks were given; no name: to nobody. */
export const assignedSaid = ({ t }: Tools, done: Done, name: string | undefined): string =>
  t(name === undefined ? 'assign.saidNobody' : 'assign.said', {
    count: done.length,
    title: done[0]?.title ?? '',
    name: name ?? '',
  })

/** When tasks are due now. */
export const dueSaid = (
  { t, locale }: Tools & { locale: Locale },
  done: Done,
  day: string | null,
): string =>
  day === null
    ? t('bulk.dueGone', named(done))
    : t('bulk.dueSet', { ...named(done), day: formatDay(locale, day, 'near') })

/** What became of tasks in a column that is no bucket. */
export function movedSaid(
  tools: Tools & { locale: Locale },
  by: Exclude<Grouping, 'bucket'>,
  done: Done,
  { id, title, today }: { id: string; title: string; today: string },
): string {
  const { t } = tools
  switch (by) {
    case 'assignee':
      return assignedSaid(tools, done, id === `${nobody}` ? undefined : title)
    case 'due':
      return dueSaid(tools, done, dayIn(id as Due, today) ?? null)
    case 'priority':
      return t('move.priority', { ...named(done), to: title })
    case 'tag':
      return t(id === '' ? 'move.noTag' : 'move.tag', { ...named(done), to: title })
  }
}
