import { useState } from 'react'
import { errorText, useMessages, useModuleHost, useNotifyFailure } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { Participant, SeminarPort } from '../seminar.port.ts'
import { canRemind, maxPeopleAtOnce, nameOf } from './report.logic.ts'
import type { ReportData } from './useReportData.ts'

export interface Reminders {
  /** Reminds those of them who may be reminded now. Absent: nobody is reminded from here (T-90). */
  remind: ((people: readonly Participant[]) => Promise<void>) | undefined
  isReminding: boolean
}

/** Reminds people of a course that they have not finished. */
export function useReminders(
  port: SeminarPort,
  seminarId: number,
  { ready, take }: ReportData,
): Reminders {
  const { notify, now } = useModuleHost()
  const tools = useMessages(messages)
  const notifyFailure = useNotifyFailure(tools, errorText)
  const [isReminding, setReminding] = useState(false)

  const remind = async (people: readonly Participant[]) => {
    const open = people.filter((one) => canRemind(one, now()))
    if (open.length === 0) return
    setReminding(true)
    let count = 0
    let told: Participant | undefined
    try {
      for (let from = 0; from < open.length; from += maxPeopleAtOnce) {
        const userIds = open.slice(from, from + maxPeopleAtOnce).map(({ id }) => id)
        const answer = await port.remind!({ seminarId, userIds })
        count += answer.count
        // Whoever was reminded today, is done or asks themselves is left out.
        told ??= answer.participants.find(
          (one) => one.remindedAt !== open.find(({ id }) => id === one.id)?.remindedAt,
        )
        take(answer.participants)
      }
      notify({
        tone: count > 0 ? 'success' : 'info',
        title: tools.t('remind.done', { count, name: nameOf(told ?? open[0]!) }),
      })
    } catch (error) {
      notifyFailure(tools.t('remind.failed', { count }), error)
    }
    setReminding(false)
  }

  const canAsk = port.remind && ready?.seminar.can.edit && ready.seminar.kind === 'scorm'
  return { isReminding, remind: canAsk ? remind : undefined }
}
