import {
  collatorOf,
  FilterBar,
  SearchField,
  type Filter,
  type FilterValue,
} from '@atrium/design-system'
import { memo, useMemo } from 'react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { groupings } from '../task-board.columns.ts'
import { dues, nobody } from '../task-board.logic.ts'
import { parseLook } from '../task-board.look.ts'
import { prioritiesIn } from '../priorities.ts'
import type { TaskList } from '../task-board.port.ts'
import type { TaskBoardModel } from '../useTaskBoard.ts'
import { priorityIcon, priorityWord } from './words.tsx'

export interface TaskFiltersProps {
  model: TaskBoardModel
  list: TaskList
}

/** Search, filters and what the columns are (TASK-01, TASK-05). */
export function TaskFilters({ model, list }: TaskFiltersProps) {
  const { look, setLook, me, shown, text, setText } = model
  const { people, tasks } = list
  // What is filtered by is among what is offered, though no task has it.
  const { priority: chosen, tag: chosenTags } = look.filters
  const allTags = useMemo(() => {
    const tags = new Set(chosenTags)
    for (const task of tasks) for (const tag of task.tags) tags.add(tag)
    return [...tags].toSorted().join(between)
  }, [chosenTags, tasks])
  const allPriorities = useMemo(() => prioritiesIn(tasks, chosen).join(between), [chosen, tasks])
  return (
    <Filters
      {...{ look, setLook, me, text, setText, people, allTags, allPriorities }}
      resultCount={shown.length}
    />
  )
}

/** No tag has it in it. */
const between = '\n'

interface FiltersProps extends Pick<
  TaskBoardModel,
  'look' | 'setLook' | 'me' | 'text' | 'setText'
> {
  people: TaskList['people']
  resultCount: number
  /** As text: a moved task changes none of it. */
  allTags: string
  /** As text. */
  allPriorities: string
}

const Filters = memo(function Filters(props: FiltersProps) {
  const { look, setLook, me, text, setText, people, resultCount, allTags, allPriorities } = props
  const tools = useMessages(messages)
  const { t, locale } = tools
  const filters = useMemo((): Filter[] => {
    const { compare } = collatorOf(locale)
    const tags = allTags === '' ? [] : allTags.split(between).toSorted(compare)
    const others = people.toSorted(
      (one, other) => Number(other.id === me) - Number(one.id === me) || compare(one.name, other.name), // prettier-ignore
    )
    const grouping: Filter = {
      id: 'by',
      label: t('group.label'),
      isRequired: true,
      options: groupings.map((value) => ({ value, label: t(`group.${value}`) })),
    }
    return [
      {
        id: 'due',
        label: t('filter.due'),
        options: dues.map((value) => ({ value, label: t(`due.${value}`) })),
      },
      {
        id: 'priority',
        label: t('filter.priority'),
        isMultiple: true,
        options: allPriorities.split(between).map((value) => ({
          value,
          label: priorityWord(tools, value),
          icon: priorityIcon(value),
        })),
      },
      {
        id: 'assignee',
        label: t('filter.assignee'),
        isMultiple: true,
        options: [
          ...others.map(({ id, name }) => ({
            value: `${id}`,
            label: id === me ? t('filter.me', { name }) : name,
          })),
          { value: `${nobody}`, label: t('filter.nobody') },
        ],
      },
      ...(tags.length > 0
        ? [
            {
              id: 'tag',
              label: t('filter.tag'),
              isMultiple: true,
              options: tags.map((tag) => ({ value: tag, label: tag })),
            },
          ]
        : []),
      ...(look.view === 'board' ? [grouping] : []),
    ]
  }, [allPriorities, allTags, locale, look.view, me, people, t, tools])

  const { due, priority = [], assignee = [], tag = [] } = look.filters
  const value: FilterValue = {
    due: due ? [due] : [],
    priority,
    assignee: assignee.map(String),
    tag,
    by: [look.by],
  }
  const onChange = (next: FilterValue) => {
    const { by, filters: chosen } = parseLook({
      due: next.due?.[0],
      priority: next.priority?.join(','),
      assignee: next.assignee?.join(','),
      by: next.by?.[0],
    })
    setLook({ by, filters: { ...chosen, tag: next.tag ?? [], words: text } })
  }
  return (
    <FilterBar
      filters={filters}
      value={value}
      onChange={onChange}
      resultCount={resultCount}
      start={
        <SearchField
          label={t('filter.search')}
          placeholder={t('filter.placeholder')}
          value={text}
          onChange={setText}
        />
      }
    />
  )
})
