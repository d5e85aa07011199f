import {
  errorText,
  useMessages,
  useModuleHost,
  useNotifyFailure,
  useUndo,
} from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { Participant, SeminarPort } from '../seminar.port.ts'
import { maxPeopleAtOnce } from './report.logic.ts'
import type { ReportData } from './useReportData.ts'

export type Attendance = 'none' | 'attended' | 'notAttended'

/** Says who was there; can be taken back. Undefined: not a dated seminar, or nobody says so here. */
export function useAttendance(
  port: SeminarPort,
  seminarId: number,
  { ready, take }: ReportData,
): ((people: readonly Participant[], status: Attendance) => void) | undefined {
  const { announce } = useModuleHost()
  const tools = useMessages(messages)
  const notifyFailure = useNotifyFailure(tools, errorText)
  const offerUndo = useUndo()
  if (!port.setAttendance || ready?.seminar.kind !== 'dated') return undefined

  const send = async (
    wishes: readonly { userIds: readonly number[]; status: Attendance }[],
  ): Promise<void> => {
    for (const { userIds, status } of wishes)
      for (let from = 0; from < userIds.length; from += maxPeopleAtOnce) {
        const some = userIds.slice(from, from + maxPeopleAtOnce)
        take(await port.setAttendance!({ seminarId, userIds: some, status }))
      }
  }
  const onFailed = (error: unknown) => notifyFailure(tools.t('attendance.failed'), error)

  return (people, next) => {
    const changed = people.filter((one) => attendanceOf(one) !== next)
    const [first] = changed
    if (!first) return
    const userIds = changed.map(({ id }) => id)
    const before = [...Map.groupBy(changed, attendanceOf)].map(([status, those]) => ({
      userIds: those.map(({ id }) => id),
      status,
    }))
    const set = async () => {
      await send([{ userIds, status: next }])
      const values = { count: userIds.length, name: `${first.firstName} ${first.lastName}` }
      offerUndo(tools.t(`attendance.${next}`, values), () => {
        send(before).then(() => announce(tools.t('attendance.undone')), onFailed)
      })
    }
    set().catch(onFailed)
  }
}

const attendanceOf = ({ status }: Participant): Attendance =>
  status === 'attended' || status === 'notAttended' ? status : 'none'
