import { ActionBar, Button, IconButton, Menu, MenuItem, MenuTrigger } from '@atrium/design-system'
import {
  BellRing,
  Download,
  Eraser,
  FileSpreadsheet,
  UserCheck,
  UserX,
  UsersRound,
} from 'lucide-react'
import type { TableFormat } from '../../kit/export/index.ts'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { canRemind } from '../report/report.logic.ts'
import type { Attendance } from '../report/useAttendance.ts'
import type { ReportModel } from '../report/useReport.ts'
import type { Participant } from '../seminar.port.ts'

export interface ReportHeaderActionsProps {
  model: ReportModel
  onSignUp: () => void
  onRemind: (people: readonly Participant[]) => void
  onSave: (format: TableFormat) => void
}

/** What is done with the whole report. */
export function ReportHeaderActions({
  model,
  onSignUp,
  onRemind,
  onSave,
}: ReportHeaderActionsProps) {
  const { t } = useMessages(messages)
  const { now } = useModuleHost()
  const { report, late, remind } = model
  const groups = report.state === 'ready' ? report.data.groups : []
  const lateToRemind = late.filter((one) => canRemind(one, now()))
  return (
    <>
      {model.signUpGroups && groups.length > 0 && (
        <Button icon={UsersRound} onPress={onSignUp}>
          {t('signUpGroups.open')}
        </Button>
      )}
      {remind && late.length > 0 && (
        <Button
          icon={BellRing}
          isPending={model.isReminding}
          isDisabled={lateToRemind.length === 0}
          onPress={() => onRemind(lateToRemind)}
        >
          {lateToRemind.length === 0
            ? t('remind.lateToday')
            : t('remind.late', { count: lateToRemind.length })}
        </Button>
      )}
      <MenuTrigger>
        <Button icon={Download}>{t('report.save')}</Button>
        <Menu>
          <MenuItem icon={FileSpreadsheet} onAction={() => onSave('xlsx')}>
            {t('report.xlsx')}
          </MenuItem>
          <MenuItem icon={Download} onAction={() => onSave('csv')}>
            {t('report.csv')}
          </MenuItem>
        </Menu>
      </MenuTrigger>
    </>
  )
}

export interface ReportActionBarProps {
  model: ReportModel
  chosen: readonly Participant[]
  onRemind: (people: readonly Participant[]) => void
  onClear: () => void
}

/** What is done with the people that were chosen. */
export function ReportActionBar({ model, chosen, onRemind, onClear }: ReportActionBarProps) {
  const { t } = useMessages(messages)
  const { now } = useModuleHost()
  const { setAttendance, remind } = model
  const chosenToRemind = chosen.filter((one) => canRemind(one, now()))
  const attend = (status: Attendance) => {
    setAttendance?.(chosen, status)
    onClear()
  }
  return (
    <ActionBar count={chosen.length} onClear={onClear}>
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
          onPress={() => onRemind(chosenToRemind)}
        >
          {chosenToRemind.length === 0
            ? t('remind.nobody')
            : t('remind.chosen', { count: chosenToRemind.length })}
        </Button>
      )}
    </ActionBar>
  )
}
