import { MenuItem } from '@atrium/design-system'
import { Award, Ban, BellRing, Eraser, RotateCcw, UserCheck, UserX } from 'lucide-react'
import { useMemo } from 'react'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { canRemind } from '../report/report.logic.ts'
import { isDone } from '../seminar.logic.ts'
import type { Participant } from '../seminar.port.ts'
import type { Attendance } from '../report/useAttendance.ts'
import type { ReportModel } from '../report/useReport.ts'
import type { Tools } from './words.tsx'

interface Asking {
  /** Asks why somebody begins anew. */
  onReset: (person: Participant) => void
  /** Asks why a certificate does not hold any more. */
  onWithdraw: (person: Participant) => void
}

/** What the menu of a person in the report has; undefined where nobody may do anything. */
export function useReportRowActions(
  { setAttendance, reset, remind, download, withdraw }: ReportModel,
  isDated: boolean,
  { onReset, onWithdraw }: Asking,
) {
  const { t } = useMessages(messages)
  const { now } = useModuleHost()
  return useMemo(() => {
    if (!setAttendance && !reset && !remind && !download) return undefined
    return (one: Participant) => (
      <>
        {setAttendance && attendanceItems(t, (status) => setAttendance([one], status))}
        {remind && !isDone(one.status) && (
          <MenuItem
            icon={BellRing}
            isDisabled={!canRemind(one, now())}
            onAction={() => void remind([one])}
          >
            {t(canRemind(one, now()) ? 'remind.one' : 'remind.today')}
          </MenuItem>
        )}
        {!isDated && reset && (
          <MenuItem
            icon={RotateCcw}
            isDisabled={one.lessons.length === 0}
            onAction={() => onReset(one)}
          >
            {t('reset.open')}
          </MenuItem>
        )}
        {holds(one) && download && (
          <MenuItem icon={Award} onAction={() => download(one)}>
            {t('certificate.download')}
          </MenuItem>
        )}
        {holds(one) && withdraw && (
          <MenuItem icon={Ban} onAction={() => onWithdraw(one)}>
            {t('withdraw.open')}
          </MenuItem>
        )}
      </>
    )
  }, [download, isDated, now, onReset, onWithdraw, remind, reset, setAttendance, t, withdraw])
}

/** Has a certificate that was not withdrawn. */
const holds = ({ certificate }: Participant) => certificate !== null && !certificate.withdrawnAt

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
