import {
  ActionBar,
  Banner,
  Button,
  ConfirmDialog,
  DataTable,
  IconButton,
  Kbd,
  Menu,
  MenuItem,
  MenuTrigger,
  PageHeader,
  StateScreen,
  createSorter,
  type TableSort,
} from '@atrium/design-system'
import {
  ArrowLeft,
  BellRing,
  Download,
  Eraser,
  FileSpreadsheet,
  SearchX,
  UserCheck,
  UserX,
  UsersRound,
} from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import type { TableFormat } from '../../kit/export/index.ts'
import { targetOf } from '../../kit/lists/focused.ts'
import { isTaken } from '../../kit/forms/typing.ts'
import { messages } from '../messages/index.ts'
import { canRemind, nameOf } from '../report.logic.ts'
import type { Participant, Seminar, SeminarPort } from '../seminar.port.ts'
import { useReport, type Attendance } from '../useReport.ts'
import { ReportFilters } from './ReportFilters.tsx'
import { ResetDialog } from './ResetDialog.tsx'
import { SignUpGroupsDialog } from './SignUpGroupsDialog.tsx'
import { SeminarsFailed } from './SeminarStates.tsx'
import { PersonHistory } from './PersonHistory.tsx'
import { useReportColumns } from './useReportColumns.tsx'
import { useReportRowActions } from './useReportRowActions.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

const Root = styled.section`
  @layer at.components {
    position: relative;

    > .at-back {
      margin-block-end: 8px;
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
const keyOf = ({ id }: Participant) => id
const byName: TableSort = [{ id: 'name', direction: 'ascending' }]

export interface ReportViewProps {
  port: SeminarPort
  seminar: Seminar
  onLeave: () => void
}

/** People by lessons: who is how far; for a date, who was there (SEM-03, T-89). */
export function ReportView({ port, seminar: opened, onLeave }: ReportViewProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const { now } = useModuleHost()
  const model = useReport(port, opened.id)
  const { report, shown, late, setAttendance, remind } = model
  // Whoever keeps a course that draws lessons has only their own of it; the report has all.
  const seminar = report.state === 'ready' ? report.data.seminar : opened
  const isDated = seminar.kind === 'dated'
  const [sort, setSort] = useState(byName)
  const [sorter] = useState(() => createSorter<Participant>())
  const [reminding, setReminding] = useState<readonly Participant[]>()
  const [isSigningUp, setSigningUp] = useState(false)
  const [withdrawing, setWithdrawing] = useState<Participant>()
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set())
  const [resetting, setResetting] = useState<Participant>()
  const [activeId, setActiveId] = useState<string | number>()
  const root = useRef<HTMLElement>(null)
  const columns = useReportColumns(seminar)

  const chosen = shown.filter(({ id }) => selected.has(id))
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey } = event
    const target = targetOf(event)
    if (event.defaultPrevented || altKey || ctrlKey || metaKey || !setAttendance) return
    // Single letters act in the table alone (WCAG 2.1.4).
    const isInTable =
      target instanceof Element && target.closest('[role=grid], [role=treegrid]') !== null
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

  const rowActions = useReportRowActions(model, isDated, {
    onReset: setResetting,
    onWithdraw: setWithdrawing,
  })

  const lateToRemind = late.filter((one) => canRemind(one, now()))
  const chosenToRemind = chosen.filter((one) => canRemind(one, now()))
  const save = (format: TableFormat) =>
    model.save(format, sorter(shown, columns, sort, tools.locale))
  const canChoose = setAttendance !== undefined || remind !== undefined
  const people = report.state === 'ready' ? report.data.participants : []
  const groups = report.state === 'ready' ? report.data.groups : []
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
            <>
              {model.signUpGroups && groups.length > 0 && (
                <Button icon={UsersRound} onPress={() => setSigningUp(true)}>
                  {t('signUpGroups.open')}
                </Button>
              )}
              {remind && late.length > 0 && (
                <Button
                  icon={BellRing}
                  isPending={model.isReminding}
                  isDisabled={lateToRemind.length === 0}
                  onPress={() => setReminding(lateToRemind)}
                >
                  {lateToRemind.length === 0
                    ? t('remind.lateToday')
                    : t('remind.late', { count: lateToRemind.length })}
                </Button>
              )}
              <MenuTrigger>
                <Button icon={Download}>{t('report.save')}</Button>
                <Menu>
                  <MenuItem icon={FileSpreadsheet} onAction={() => save('xlsx')}>
                    {t('report.xlsx')}
                  </MenuItem>
                  <MenuItem icon={Download} onAction={() => save('csv')}>
                    {t('report.csv')}
                  </MenuItem>
                </Menu>
              </MenuTrigger>
            </>
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
          {canChoose && (
            <ActionBar count={chosen.length} onClear={() => setSelected(new Set())}>
              {setAttendance && (
                <>
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
                </>
              )}
              {remind && (
                <Button
                  icon={BellRing}
                  isDisabled={chosenToRemind.length === 0}
                  onPress={() => setReminding(chosenToRemind)}
                >
                  {chosenToRemind.length === 0
                    ? t('remind.nobody')
                    : t('remind.chosen', { count: chosenToRemind.length })}
                </Button>
              )}
            </ActionBar>
          )}
          <ConfirmDialog
            isOpen={reminding !== undefined}
            onOpenChange={(isOpen) => !isOpen && setReminding(undefined)}
            title={t('remind.confirmTitle', { count: reminding?.length ?? 0 })}
            confirmLabel={t('remind.confirm')}
            onConfirm={() => {
              setReminding(undefined)
              setSelected(new Set())
              if (reminding) void remind?.(reminding)
            }}
          >
            {t('remind.confirmDetail', { count: reminding?.length ?? 0 })} {t('remind.once')}.
          </ConfirmDialog>
        </>
      )}
      {isSigningUp && model.signUpGroups && (
        <SignUpGroupsDialog
          seminar={seminar}
          people={people}
          groups={groups}
          onSignUp={model.signUpGroups}
          onClose={() => setSigningUp(false)}
        />
      )}
      {withdrawing && model.withdraw && (
        <WithdrawDialog
          person={withdrawing}
          onWithdraw={model.withdraw}
          onClose={() => setWithdrawing(undefined)}
        />
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
