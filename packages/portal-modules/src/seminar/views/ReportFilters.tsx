import { SearchField, Select } from '@atrium/design-system'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { ReportFilter } from '../report/report.logic.ts'
import type { LessonStatus, Seminar } from '../seminar.port.ts'
import type { ReportModel } from '../report/useReport.ts'
import type { Tools } from './words.tsx'

const Root = styled.div`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--at-space-2) var(--at-space-3);
    margin-block-end: 14px;

    > .at-find {
      flex: 0 1 280px;
      min-inline-size: min(200px, 100%);
    }
    > .at-pick {
      flex: 0 1 220px;
    }
  }
`
const statuses = {
  scorm: ['none', 'incomplete', 'completed'],
  dated: ['none', 'attended', 'notAttended'],
} as const satisfies Record<Seminar['kind'], readonly LessonStatus[]>

export interface ReportFiltersProps {
  model: Pick<ReportModel, 'report' | 'filter' | 'setFilter'>
  seminar: Seminar
}

/** Narrows a report to a name, a status and a group (T-89). */
export function ReportFilters({ model, seminar }: ReportFiltersProps) {
  const { t } = useMessages(messages)
  const { report, filter } = model
  const groups = report.state === 'ready' ? report.data.groups : []
  const choices = choicesOf(seminar)
  return (
    <Root>
      <div className="at-find">
        <SearchField
          label={t('report.find')}
          placeholder={t('report.find')}
          value={filter.text}
          onChange={(text) => model.setFilter({ text })}
        />
      </div>
      <div className="at-pick">
        <Select
          label={t('report.status')}
          isLabelHidden
          value={filter.status}
          onChange={(id) => model.setFilter({ status: choices.find((one) => one === id) ?? 'all' })}
          options={choices.map((id) => ({ id, label: statusLabel(t, id) }))}
        />
      </div>
      {groups.length > 1 && (
        <div className="at-pick">
          <Select
            label={t('report.group')}
            isLabelHidden
            value={String(filter.groupId ?? 'all')}
            onChange={(id) =>
              model.setFilter({ groupId: groups.find((one) => String(one.id) === id)?.id })
            }
            options={[
              { id: 'all', label: t('report.allGroups') },
              ...groups.map(({ id, name }) => ({ id: String(id), label: name })),
            ]}
          />
        </div>
      )}
    </Root>
  )
}

/** What the report can be narrowed to; what is late only where there is a day to be late for. */
const choicesOf = ({ kind, dueAt }: Seminar): readonly ReportFilter['status'][] => [
  'all',
  ...(kind === 'scorm' && dueAt !== null ? (['late'] as const) : []),
  ...statuses[kind],
]
const statusLabel = (t: Tools['t'], id: ReportFilter['status']) =>
  id === 'all' ? t('report.everybody') : id === 'late' ? t('status.overdue') : t(`status.${id}`)
