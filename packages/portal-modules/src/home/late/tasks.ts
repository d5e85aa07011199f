import { calendarDay, daysBetween } from '../../kit/dates/index.ts'
import { ListChecks } from 'lucide-react'
import { formatDay } from '../../kit/format.ts'
import { messageTools } from '../../kit/language/useMessages.ts'
import type { HomeContext, HomeRow } from '../home.port.ts'
import { messages } from './tasks-messages/index.ts'

/** A task that was given to the reader and is not done. */
export interface OpenTask {
  id: number
  title: string
  /** What it stands in: the name of a column. */
  place: string
  /** ISO day; null: it has none. */
  due: string | null
  href: string
}

/** So many days before a task is due it is one of the next deadlines. */
const nearDays = 7

const daysTo = (due: string, now: Date) => daysBetween(calendarDay(now), due)
const dated = <T extends OpenTask>(tasks: readonly T[]) =>
  tasks
    .flatMap((task) => (task.due === null ? [] : [{ task, due: task.due }]))
    .toSorted((one, other) => one.due.localeCompare(other.due) || one.task.id - other.task.id)

/** What the reader should have done by today, to be marked as done on the spot (T-53, T-55). */
export const waitingTasks = <T extends OpenTask>(finish: (task: T) => Promise<void>) => ({
  aside: (tasks: readonly T[], { locale, now }: HomeContext) => {
    const count = dated(tasks).filter(({ due }) => daysTo(due, now) < 0).length
    return count === 0 ? undefined : messageTools(messages, locale).t('tasks.overdue', { count })
  },
  rows: (tasks: readonly T[], context: HomeContext) =>
    dated(tasks)
      .filter(({ due }) => daysTo(due, context.now) <= 0)
      .map(({ task, due }): HomeRow => {
        const { t } = messageTools(messages, context.locale)
        const { title: name } = task
        return {
          ...rowOf(task, due, context),
          tone: 'brand',
          action: {
            label: t('tasks.finish'),
            spoken: t('tasks.finishNamed', { name }),
            doing: t('tasks.finishing', { name }),
            failed: t('tasks.failed', { name }),
            run: () => finish(task),
          },
        }
      }),
})

/** What the reader has to do in the next days. */
export const nextTasks = {
  rows: (tasks: readonly OpenTask[], context: HomeContext) =>
    dated(tasks)
      .filter(({ due }) => daysTo(due, context.now) > 0 && daysTo(due, context.now) <= nearDays)
      .map(({ task, due }): HomeRow => ({ ...rowOf(task, due, context), day: due })),
}

/** `Aufgabe · In Arbeit · war fällig Mo, 16.11.` */
function rowOf(
  { id, title, place, href }: OpenTask,
  due: string,
  { locale, now }: HomeContext,
): HomeRow {
  // prettier-ignore
  const { t } = messageTools(messages, locale)
  const days = daysTo(due, now)
  const when =
    days < 0
      ? t('tasks.late', { day: formatDay(locale, due, 'near') })
      : days === 0
        ? t('tasks.today')
        : undefined
  return {
    key: `${id}`,
    icon: ListChecks,
    title,
    detail: [t('tasks.kind'), place, when].filter(Boolean).join(' · '),
    isLate: days < 0,
    href,
  }
}
