import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import {
  errorText,
  saveBytes,
  toPortError,
  useMessages,
  useModuleHost,
  usePlaceName,
  useQuery,
  type QueryResult,
} from '../kit/index.ts'
import { slugOfName } from '../kit/names.ts'
import { calendarFile } from './calendar-file.ts'
import { messages } from './messages/index.ts'
import { useReplay } from './player/index.ts'
import { idOf, withStanding } from './seminar.logic.ts'
import type { Lesson, Seminar, SeminarPort, Standing } from './seminar.port.ts'

/** What a seminar's place shows. */
type SessionPlace = 'overview' | 'report' | { lesson: Lesson }

export interface SessionModel {
  seminar: QueryResult<Seminar>
  place: SessionPlace
  openLesson: (lesson: Lesson) => void
  openReport: (() => void) | undefined
  openOverview: () => void
  /** What the last commit of a lesson came to, before the seminar is loaded again. */
  takeStanding: (lessonId: number, standing: Standing) => void
  reload: () => void
  /** The seminar as it is now, for where a course leads next; undefined: it could not be asked. */
  lookUp: () => Promise<Seminar | undefined>
  /** Undefined where nobody signs up. */
  signUp: (() => Promise<void>) | undefined
  signOff: (() => Promise<void>) | undefined
  isSigning: boolean
  saveCalendar: () => void
}

export interface SessionOptions {
  seminarId: number
  /** Parts of the host's path before the lesson's. */
  base: readonly string[]
}

/** One seminar as its learner sees it. */
export function useSession(port: SeminarPort, { seminarId, base }: SessionOptions): SessionModel {
  const { announce, notify, now, path, setPath } = useModuleHost()
  const tools = useMessages(messages)
  const query = useQuery(useMemo(() => port.seminar(seminarId), [port, seminarId]))
  const refresh = query.state === 'ready' ? query.refresh : undefined
  const loaded = query.state === 'ready' ? query.data : undefined

  // Of the lesson that runs: what the server answered lies over what was loaded before it.
  const [standings, setStandings] = useState<ReadonlyMap<number, Standing>>(new Map())
  const [lookedUp, setLookedUp] = useState<Seminar>()
  const [of, setOf] = useState(loaded)
  if (loaded !== of) {
    setOf(loaded)
    setStandings(new Map())
    setLookedUp(undefined)
  }
  const seminar = useMemo((): QueryResult<Seminar> => {
    if (query.state !== 'ready' || (standings.size === 0 && !lookedUp)) return query
    let data = lookedUp ?? query.data
    for (const [lessonId, standing] of standings) data = withStanding(data, lessonId, standing)
    return { ...query, data }
  }, [lookedUp, query, standings])
  const ready = seminar.state === 'ready' ? seminar.data : undefined

  const hear = useEffectEvent(() => refresh?.())
  useEffect(() => port.onChange?.({ seminarId }, () => hear()), [port, seminarId])
  useReplay(port, () => refresh?.())
  usePlaceName(ready?.title)

  const own = path[base.length]
  const place = useMemo((): SessionPlace => {
    if (own === 'report' && port.report && ready?.can.edit) return 'report'
    const lesson = ready?.lessons.find(({ id }) => id === idOf(own))
    return lesson && !lesson.isLocked && lesson.kind !== 'meeting' ? { lesson } : 'overview'
  }, [own, port.report, ready])

  const [isSigning, setSigning] = useState(false)
  const sign = useCallback(
    async (act: (id: number) => Promise<Seminar>, key: 'signUp' | 'signOff') => {
      setSigning(true)
      try {
        const { ownSignUp } = await act(seminarId)
        announce(tools.t(ownSignUp === null ? 'signUp.off' : `signUp.${ownSignUp}`))
        refresh?.()
      } catch (error) {
        const detail = errorText(tools, toPortError(error))
        notify({ tone: 'failure', title: tools.t(`${key}.failed`), detail })
      }
      setSigning(false)
    },
    [announce, notify, refresh, seminarId, tools],
  )

  return {
    seminar,
    place,
    openLesson: (lesson) => setPath([...base, String(lesson.id)]),
    openReport: port.report && ready?.can.edit ? () => setPath([...base, 'report']) : undefined,
    openOverview: () => setPath(base),
    takeStanding: (lessonId, standing) =>
      setStandings((before) => new Map(before).set(lessonId, standing)),
    reload: () => refresh?.(),
    lookUp: async () => {
      try {
        const now = await port.seminar(seminarId).load()
        setLookedUp(now)
        return now
      } catch {
        return undefined
      }
    },
    signUp: port.signUp && (() => sign(port.signUp!, 'signUp')),
    signOff: port.signOff && (() => sign(port.signOff!, 'signOff')),
    isSigning,
    saveCalendar: () => {
      if (!ready) return
      const words = { trainer: tools.t('dated.trainer') }
      const file = calendarFile(ready, now(), words)
      if (file) saveBytes(file, 'text/calendar;charset=utf-8', `${slugOfName(ready.title)}.ics`)
    },
  }
}
