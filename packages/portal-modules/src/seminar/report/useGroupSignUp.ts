import {
  errorText,
  toPortError,
  useMessages,
  useModuleHost,
  useNotifyFailure,
  useUndo,
  type PortError,
} from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { SeminarPort } from '../seminar.port.ts'
import { maxPeopleAtOnce } from './report.logic.ts'
import type { ReportData } from './useReportData.ts'

/**
 * Signs everybody of these groups up; resolves to undefined when done. Undefined: not from here, or
 * not any more.
 */
export function useGroupSignUp(
  port: SeminarPort,
  seminarId: number,
  { ready, patch }: ReportData,
): ((groupIds: readonly number[]) => Promise<PortError | undefined>) | undefined {
  const { announce, now } = useModuleHost()
  const tools = useMessages(messages)
  const notifyFailure = useNotifyFailure(tools, errorText)
  const offerUndo = useUndo()

  /** Who came by themselves meanwhile stays; the others are as they were. */
  const takeBack = async (userIds: readonly number[]) => {
    try {
      for (let from = 0; from < userIds.length; from += maxPeopleAtOnce) {
        const some = userIds.slice(from, from + maxPeopleAtOnce)
        const participants = await port.signOffPeople!({ seminarId, userIds: some })
        patch(() => participants)
      }
      announce(tools.t('signUpGroups.undone', { count: userIds.length }))
    } catch (error) {
      notifyFailure(tools.t('signUpGroups.undoFailed'), error)
    }
  }

  const canSignUp =
    port.signUpGroups &&
    ready?.seminar.can.edit &&
    ready.seminar.kind === 'dated' &&
    new Date(ready.seminar.endsAt!) > now()
  if (!canSignUp) return undefined

  return async (groupIds) => {
    try {
      const answer = await port.signUpGroups!({ seminarId, groupIds })
      const { count, waiting, userIds, participants } = answer
      patch(() => participants)
      const canTakeBack = port.signOffPeople && userIds.length > 0
      offerUndo(
        tools.t('signUpGroups.done', { count }),
        canTakeBack ? () => void takeBack(userIds) : undefined,
        {
          tone: count > 0 ? 'success' : 'info',
          ...(waiting > 0 && {
            detail: tools.t('signUpGroups.waiting', { count: waiting }),
          }),
        },
      )
      return undefined
    } catch (error) {
      return toPortError(error)
    }
  }
}
