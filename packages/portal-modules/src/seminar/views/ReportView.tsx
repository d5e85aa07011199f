import {
  ActionBar,
  Banner,
  Button,
  DataTable,
  IconButton,
  Kbd,
  Menu,
  MenuItem,
  MenuTrigger,
  PageHeader,
  SearchField,
  Select,
  StateScreen,
  Timestamp,
  type DataTableColumn,
} from '@atrium/design-system'
import {
  ArrowLeft,
  Download,
  Eraser,
  FileSpreadsheet,
  RotateCcw,
  SearchX,
  UserCheck,
  UserX,
} from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { isTaken } from '../../kit/typing.ts'
import { messages } from '../messages/index.ts'
import { lessonOf, nameOf, sumsOf } from '../seminar.logic.ts'
import type { LessonStatus, Participant, Seminar, SeminarPort } from '../seminar.port.ts'
import { useReport, type Attendance } from '../useReport.ts'
import { ResetDialog } from './ResetDialog.tsx'
import { SeminarsFailed } from './SeminarStates.tsx'
import { spentText, StatusWord, type Tools } from './words.tsx'

const Root = styled.section`
  @layer at.components {
    position: relative;

    > .at-back {
      margin-block-end: 8px;
    }
    > .at-tools {
      display: flex;
      flex-wrap: wrap;
      align-items: end;
      gap: 8px 12px;
      margin-block-end: 14px;
    }
    > .at-tools > .at-find {
      flex: 0 1 280px;
      min-inline-size: min(200px, 100%);
    }
    > .at-tools > .at-pick {
      flex: 0 1 220px;
    }
    > .at-keys {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 4px 8px;
      margin: 0 0 12px;
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
const statuses = {
  scorm: ['none', 'incomplete', 'completed'],
  dated: ['none', 'attended', 'notAttended'],
} as const satisfies Record<Seminar['kind'], readonly LessonStatus[]>
const statusOrder: readonly LessonStatus[] = ['none', 'incomplete', 'notAttended', 'attended', 'completed'] // prettier-ignore

const keyOf = ({ id }: Participant) => id
const sortName = ({ lastName, firstName }: Participant) => `${lastName} ${firstName}`
const byName = [{ id: 'name', direction: 'ascending' }] as const

export interface ReportViewProps {
  port: SeminarPort
  seminar: Seminar
  onLeave: () => void
}

/** People by lessons: who is how far; for a date, who was there (SEM-03, T-89). */
export function ReportView({ port, seminar, onLeave }: ReportViewProps) {
  const { t } = useMessages(messages)
  const model = useReport(port, seminar.id)
  const { report, shown, setAttendance } = model
  const isDated = seminar.kind === 'dated'
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set())
  const [resetting, setResetting] = useState<Participant>()
  const [activeId, setActiveId] = useState<string | number>()
  const root = useRef<HTMLElement>(null)
  const columns = useReportColumns(seminar)

  const chosen = shown.filter(({ id }) => selected.has(id))
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, altKey, ctrlKey, metaKey } = event
    if (event.defaultPrevented || altKey || ctrlKey || metaKey || !setAttendance) return
    // Single letters act in the table alone (WCAG 2.1.4).
    const isInTable = target instanceof Element && target.closest('[role=grid]') !== null
    if (!isInTable || !root.current?.contains(target) || isTaken(target)) return
    const key = event.key.toLowerCase()
    if (key !== 'a' && key !== 'n') return
    const active = shown.filter(({ id }) => id === activeId)
    const people = chosen.length > 0 ? chosen : active
    if (people.length === 0) return
    // The table finds rows by typing; these two letters are taken.
    event.preventDefault()
    event.stopPropagation()
    setAttendance(people, key === 'a' ? 'attended' : 'notAttended')
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    // Before the table hears of it.
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [])

  const { reset } = model
  const rowActions = useMemo(() => {
    if (isDated)
      return (
        setAttendance &&
        ((one: Participant) => attendanceItems(t, (status) => setAttendance([one], status)))
      )
    return (
      reset &&
      ((one: Participant) => (
        <MenuItem
          icon={RotateCcw}
          isDisabled={one.lessons.length === 0}
          onAction={() => setResetting(one)}
        >
          {t('reset.open')}
        </MenuItem>
      ))
    )
  }, [isDated, reset, setAttendance, t])

  const people = report.state === 'ready' ? report.data.participants : []
  const attend = (status: Attendance) => {
    setAttendance?.(chosen, status)
    setSelected(new Set())
  }
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
            <MenuTrigger>
              <Button icon={Download}>{t('report.save')}</Button>
              <Menu>
                <MenuItem icon={FileSpreadsheet} onAction={() => model.save('xlsx')}>
                  {t('report.xlsx')}
                </MenuItem>
                <MenuItem icon={Download} onAction={() => model.save('csv')}>
                  {t('report.csv')}
                </MenuItem>
              </Menu>
            </MenuTrigger>
          )
        }
      />
      {report.state === 'failed' ? (
        <SeminarsFailed error={report.error} onRetry={report.retry} />
      ) : (
        <>
          {report.state === 'ready' && report.refreshError && (
            <Banner
              tone="warn"
              action={<Button onPress={report.refresh}>{t('action.retry')}</Button>}
            >
              {t('refresh.failed')}
            </Banner>
          )}
          <div className="at-tools">
            <div className="at-find">
              <SearchField
                label={t('report.find')}
                placeholder={t('report.find')}
                value={model.text}
                onChange={model.setText}
              />
            </div>
            <div className="at-pick">
              <Select
                label={t('report.status')}
                isLabelHidden
                value={model.status}
                onChange={(id) => model.setStatus(statusOrder.find((one) => one === id) ?? 'all')}
                options={[
                  { id: 'all', label: t('report.everybody') },
                  ...statuses[seminar.kind].map((id) => ({ id, label: t(`status.${id}`) })),
                ]}
              />
            </div>
          </div>
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
            defaultSort={byName}
            isLoading={report.state === 'loading'}
            onActiveChange={setActiveId}
            {...(setAttendance && {
              selectionMode: 'multiple' as const,
              selectedKeys: selected,
              onSelectionChange: setSelected,
            })}
            rowActions={rowActions}
            emptyState={
              people.length === 0 ? (
                <StateScreen
                  kind="empty"
                  title={t('report.empty')}
                  detail={t('report.emptyDetail')}
                />
              ) : (
                <StateScreen
                  kind="empty"
                  icon={SearchX}
                  title={t('report.nobody')}
                  detail={t('report.nobodyDetail')}
                />
              )
            }
          />
          {setAttendance && (
            <ActionBar count={chosen.length} onClear={() => setSelected(new Set())}>
              <Button icon={UserCheck} onPress={() => attend('attended')}>
                {t('attendance.setAttended')}
              </Button>
              <Button icon={UserX} onPress={() => attend('notAttended')}>
                {t('attendance.setNotAttended')}
              </Button>
              <IconButton
                icon={Eraser}
                label={t('attendance.setNone')}
                onPress={() => attend('none')}
              />
            </ActionBar>
          )}
        </>
      )}
      {resetting && model.reset && (
        <ResetDialog
          seminar={seminar}
          person={resetting}
          onReset={model.reset}
          onClose={() => setResetting(undefined)}
        />
      )}
    </Root>
  )
}

const attendanceItems = (t: Tools['t'], set: (status: Attendance) => void) => (
  <>
    <MenuItem icon={UserCheck} onAction={() => set('attended')}>
      {t('attendance.setAttended')}
    </MenuItem>
    <MenuItem icon={UserX} onAction={() => set('notAttended')}>
      {t('attendance.setNotAttended')}
    </MenuItem>
    <MenuItem icon={Eraser} onAction={() => set('none')}>
      {t('attendance.setNone')}
    </MenuItem>
  </>
)

function useReportColumns({ lessons, kind }: Seminar): readonly DataTableColumn<Participant>[] {
  const tools = useMessages(messages)
  const { now } = useModuleHost()
  return useMemo(() => {
    const { t } = tools
    const rank = (status: LessonStatus) => statusOrder.indexOf(status)
    const name: DataTableColumn<Participant> = {
      id: 'name',
      title: t('report.name'),
      isSticky: true,
      minWidth: 190,
      sortBy: sortName,
      text: nameOf,
    }
    const status: DataTableColumn<Participant> = {
      id: 'status',
      title: t('report.status'),
      width: 170,
      isOnPhone: true,
      sortBy: (one) => rank(one.status),
      text: (one) => t(`status.${one.status}`),
      cell: (one) => <StatusWord status={one.status} />,
    }
    const seen: DataTableColumn<Participant> = {
      id: 'seen',
      title: t('report.lastSeen'),
      width: 150,
      firstDirection: 'descending',
      sortBy: (one) => sumsOf(one).lastSeenAt ?? undefined,
      text: (one) => sumsOf(one).lastSeenAt ?? '–',
      cell: (one) => {
        const { lastSeenAt } = sumsOf(one)
        return lastSeenAt ? <Timestamp time={lastSeenAt} now={now().getTime()} isStatic /> : '–'
      },
    }
    if (kind === 'dated')
      return [
        name,
        status,
        {
          id: 'signUp',
          title: t('report.signUp'),
          width: 170,
          isOnPhone: true,
          sortBy: (one) => one.signUp ?? undefined,
          text: (one) => (one.signUp ? t(`report.${one.signUp}`) : '–'),
        },
      ]
    return [
      name,
      status,
      ...lessons.map((lesson): DataTableColumn<Participant> => ({
        id: `lesson-${lesson.id}`,
        title: lesson.title,
        width: 190,
        isOnPhone: false,
        sortBy: (one) => rank(lessonOf(one, lesson.id)?.status ?? 'none'),
        text: (one) => t(`status.${lessonOf(one, lesson.id)?.status ?? 'none'}`),
        cell: (one) => <StatusWord status={lessonOf(one, lesson.id)?.status ?? 'none'} />,
        detail: (one) => {
          const score = lessonOf(one, lesson.id)?.score ?? null
          return score === null ? undefined : t('lesson.score', { score })
        },
      })),
      {
        id: 'attempts',
        title: t('report.attempts'),
        width: 112,
        align: 'end',
        sortBy: (one) => sumsOf(one).attempts,
        text: (one) => String(sumsOf(one).attempts),
      },
      {
        id: 'time',
        title: t('report.time'),
        width: 130,
        align: 'end',
        sortBy: (one) => sumsOf(one).seconds,
        text: (one) => (sumsOf(one).seconds > 0 ? spentText(tools, sumsOf(one).seconds) : '–'),
      },
      seen,
    ]
  }, [kind, lessons, now, tools])
}
