import { calendarDay, presetSpan } from '../../kit/dates/index.ts'
import { DateRangePicker, FilterBar, SearchField, type Filter } from '@atrium/design-system'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { useMessages, useModuleHost, useTypedText } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { AuditLogModel } from '../useAuditLog.ts'

const Line = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-3);
    margin-block-end: var(--at-space-4);

    > :first-child {
      inline-size: min(300px, 100%);
    }
  }
`

const presets = ['thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'] as const

/** Narrows the log by time, person, act, kind, object and words (T-05). */
export function AuditFilters({ model }: { model: AuditLogModel }) {
  const { t } = useMessages(messages)
  const { now } = useModuleHost()
  const { filter, setFilter } = model
  const filters = useOffer(model)
  const today = calendarDay(now())
  const { from, to } = filter
  return (
    <Line>
      <DateRangePicker
        // What is typed stays until it is a time; another one of the address begins anew.
        key={`${from} ${to}`}
        label={t('span')}
        defaultValue={from !== null && to !== null ? { start: from, end: to } : null}
        onChange={(days) => setFilter({ from: days?.start ?? null, to: days?.end ?? null })}
        presets={presets.map((preset) => {
          const span = presetSpan(preset, today)
          return { label: t(`preset.${preset}`), start: span.from, end: span.to }
        })}
      />
      <FilterBar
        start={<Search text={filter.text} onChange={(text) => setFilter({ text })} />}
        filters={filters}
        value={{
          action: filter.actions,
          person: filter.userId === null ? [] : [String(filter.userId)],
          type: filter.objectType === null ? [] : [filter.objectType],
          object: filter.objectId === null ? [] : [filter.objectId],
        }}
        onChange={({ action = [], person = [], type = [], object = [] }) =>
          setFilter({
            actions: action,
            userId: person[0] === undefined ? null : Number(person[0]),
            objectType: type[0] ?? null,
            // An id says something only together with its kind.
            objectId: type[0] === undefined ? null : (object[0] ?? null),
          })
        }
      />
    </Line>
  )
}

/** What there is to narrow by, and what is chosen although it is not offered. */
function useOffer({ choices, filter, entries }: AuditLogModel): readonly Filter[] {
  const { t } = useMessages(messages)
  const data = choices.state === 'ready' ? choices.data : undefined
  const { objectId, objectType } = filter
  const objectName = entries.find(
    (one) => one.objectId === objectId && one.objectType === objectType,
  )?.objectName
  return useMemo(() => {
    const optionsOf = (all: readonly { id: string | number; name: string }[] | undefined) =>
      (all ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
    const object = objectId !== null && {
      id: 'object',
      label: t('filter.object'),
      options: [
        { value: objectId, label: objectName ?? t('filter.objectNumber', { id: objectId }) },
      ],
    }
    return [
      { id: 'action', label: t('filter.action'), isMultiple: true, options: optionsOf(data?.actions) }, // prettier-ignore
      { id: 'person', label: t('filter.person'), options: optionsOf(data?.people) },
      { id: 'type', label: t('filter.type'), options: optionsOf(data?.objectTypes) },
      ...(object ? [object] : []),
    ]
  }, [data, objectId, objectName, t])
}

/** Words are asked for once the typing pauses. */
function Search({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { t } = useMessages(messages)
  const [typed, setTyped] = useTypedText(text, onChange)
  return (
    <SearchField
      label={t('find.label')}
      placeholder={t('find.placeholder')}
      value={typed}
      onChange={setTyped}
    />
  )
}
