import {
  Banner,
  Button,
  DataTable,
  Kbd,
  PageHeader,
  StateScreen,
  createSorter,
  type TableSort,
} from '@atrium/design-system'
import { ArrowLeft, SearchX } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { nameOf } from '../report/report.logic.ts'
import { useReport } from '../report/useReport.ts'
import type { Participant, Seminar, SeminarPort } from '../seminar.port.ts'
import { PersonHistory } from './PersonHistory.tsx'
import { ReportActionBar, ReportHeaderActions } from './ReportActions.tsx'
import { RemindQuestion, ReportDialogs, type ReportAsk } from './ReportDialogs.tsx'
import { ReportFilters } from './ReportFilters.tsx'
import { SeminarsFailed } from './SeminarStates.tsx'
import { useAttendanceKeys } from './useAttendanceKeys.ts'
import { useReportColumns } from './useReportColumns.tsx'
import { useReportRowActions } from './useReportRowActions.tsx'

const Root = styled.section`
  @layer at.components {
    position: relative;

    > .at-back {
      margin-block-end: var(--at-space-2);
    }
    > .at-keys {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-1) var(--at-space-2);
      margin: 0 0 var(--at-space-3);
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 22px var(--at-font-body);
    }
    @media (hover: none) {
      > .at-keys {
        display: none;
      }
    }
  }
`
const keyOf = ({ id }: Participant) => id
const byName: TableSort = [{ id: 'name', direction: 'ascending' }]

export interface ReportViewProps {
  port: SeminarPort
  seminar: Seminar
  onLeave: () => void
}

/** People by lessons: who is how far; for a date, who was there (SEM-03, T-89). */
export function ReportView({ port, seminar: opened, onLeave }: ReportViewProps) {
  const { t, locale } = useMessages(messages)
  const model = useReport(port, opened.id)
  const { report, shown, setAttendance, remind } = model
  // Whoever keeps a course that draws lessons has only their own of it; the report has all.
  const seminar = report.state === 'ready' ? report.data.seminar : opened
  const [sort, setSort] = useState(byName)
  const [sorter] = useState(() => createSorter<Participant>())
  const [reminding, setReminding] = useState<readonly Participant[]>()
  const [asks, setAsks] = useState<ReportAsk>()
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set())
  const [activeId, setActiveId] = useState<string | number>()
  const root = useRef<HTMLElement>(null)
  const columns = useReportColumns(seminar)

  const chosen = shown.filter(({ id }) => selected.has(id))
  const clear = () => setSelected(new Set())
  useAttendanceKeys(
    root,
    setAttendance &&
      ((status) => {
        const active = shown.filter(({ id }) => id === activeId)
        const meant = chosen.length > 0 ? chosen : active
        if (meant.length === 0) return false
        setAttendance(meant, status)
        return true
      }),
  )
  const rowActions = useReportRowActions(model, seminar.kind === 'dated', {
    onReset: (person) => setAsks({ reset: person }),
    onWithdraw: (person) => setAsks({ withdraw: person }),
  })

  const canChoose = setAttendance !== undefined || remind !== undefined
  const people = report.state === 'ready' ? report.data.participants : []
  return (
    <Root ref={root} aria-label={t('report.title', { title: seminar.title })}>
      <div className="at-back">
        <Button icon={ArrowLeft} size="compact" variant="quiet" onPress={onLeave}>
          {t('report.back')}
        </Button>
      </div>
      <PageHeader
        title={t('report.heading')}
        subtitle={seminar.title}
        actions={
          people.length > 0 && (
            <ReportHeaderActions
              model={model}
              onSignUp={() => setAsks('sign-up')}
              onRemind={setReminding}
              onSave={(format) => model.save(format, sorter(shown, columns, sort, locale))}
            />
          )
        }
      />
      {report.state === 'failed' ? (
        <SeminarsFailed error={report.error} onRetry={report.retry} />
      ) : (
        <>
          {report.state === 'ready' && report.refreshError && (
            <NotRefreshed onRetry={report.refresh} />
          )}
          <ReportFilters model={model} seminar={seminar} />
          {setAttendance && (
            <p className="at-keys">
              <Kbd keys="A" /> {t('attendance.keyAttended')}
              <Kbd keys="N" /> {t('attendance.keyNotAttended')}
            </p>
          )}
          <DataTable
            label={t('report.title', { title: seminar.title })}
            columns={columns}
            rows={shown}
            getKey={keyOf}
            getText={nameOf}
            sort={sort}
            onSortChange={setSort}
            {...(port.person && {
              renderDetail: (one: Participant) => (
                <PersonHistory port={port} seminar={seminar} person={one} />
              ),
            })}
            isLoading={report.state === 'loading'}
            onActiveChange={setActiveId}
            {...(canChoose && {
              selectionMode: 'multiple' as const,
              selectedKeys: selected,
              onSelectionChange: setSelected,
            })}
            rowActions={rowActions}
            emptyState={<NobodyListed isEmpty={people.length === 0} />}
          />
          {canChoose && (
            <ReportActionBar
              model={model}
              chosen={chosen}
              onRemind={setReminding}
              onClear={clear}
            />
          )}
          <RemindQuestion
            people={reminding}
            onClose={() => setReminding(undefined)}
            onConfirm={(those) => {
              clear()
              void remind?.(those)
            }}
          />
        </>
      )}
      {asks && (
        <ReportDialogs
          model={model}
          seminar={seminar}
          asks={asks}
          onClose={() => setAsks(undefined)}
        />
      )}
    </Root>
  )
}

function NotRefreshed({ onRetry }: { onRetry: () => void }) {
  const { t } = useMessages(messages)
  return (
    <Banner tone="warn" action={<Button onPress={onRetry}>{t('action.retry')}</Button>}>
      {t('refresh.failed')}
    </Banner>
  )
}

/** Why the table has no rows. */
function NobodyListed({ isEmpty }: { isEmpty: boolean }) {
  const { t } = useMessages(messages)
  return isEmpty ? (
    <StateScreen kind="empty" title={t('report.empty')} detail={t('report.emptyDetail')} />
  ) : (
    <StateScreen
      kind="empty"
      icon={SearchX}
      title={t('report.nobody')}
      detail={t('report.nobodyDetail')}
    />
  )
}
