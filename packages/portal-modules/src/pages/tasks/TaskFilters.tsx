import { FilterBar, type FilterValue } from '@atrium/design-system'
import { useMessages } from '../../kit/index.ts'
import { tasksMessages } from './messages/index.ts'
import { PRIORITIES, type Task } from './tasks.data.ts'
import { DUES } from './tasks.logic.ts'

export interface TaskFiltersProps {
  tasks: readonly Task[]
  value: FilterValue
  onChange: (value: FilterValue) => void
  resultCount: number
}

/** What the tasks are narrowed by (TASK-05). */
export function TaskFilters({ tasks, value, onChange, resultCount }: TaskFiltersProps) {
  const { t } = useMessages(tasksMessages)
  const people = [...new Set(tasks.map(({ assignee }) => assignee))].toSorted()
  return (
    <FilterBar
      value={value}
      onChange={onChange}
      resultCount={resultCount}
      filters={[
        {
          id: 'due',
          label: t('filter.due'),
          options: DUES.map((due) => ({ value: due, label: t(`due.${due}`) })),
        },
        {
          id: 'priority',
          label: t('filter.priority'),
          options: PRIORITIES.map((one) => ({ value: one, label: t(`priority.${one}`) })),
        },
        {
          id: 'assignee',
          label: t('filter.assignee'),
          options: people.map((person) => ({ value: person, label: person })),
        },
      ]}
    />
  )
}
