import type { Seminar, SeminarFields, SeminarPort } from '@atrium/portal-modules/seminar'
import { PortError } from '@atrium/portal-modules/kit'
import { me } from './jobs.ts'
import { remote, type Remote } from './remote.ts'
import type { Training } from './trainings.ts'

export const roomId = 1

/** This product's trainings as seminars. It has meetings only: nobody runs a course package here. */
export function createSeminarsPort(trainings: Training[], ask: Remote = remote): SeminarPort {
  const listeners = new Set<() => void>()
  const find = (id: number): Training => {
    const found = trainings.find(({ nr, isDeleted }) => nr === id && !isDeleted)
    if (!found) throw new PortError({ code: 'not-found' })
    return found
  }
  const changed = <T>(result: T): T => {
    for (const listener of listeners) listener()
    return result
  }
  const noCourses = () => ask(() => Promise.reject(new PortError({ code: 'not-found' })))
  const come = (id: number, isComing: boolean) =>
    ask(() => {
      const one = find(id)
      if (!one.meeting) throw new PortError({ code: 'invalid' })
      if (Date.parse(one.meeting.to) < Date.now())
        throw new PortError({ code: 'conflict', explanation: 'Dieser Termin ist vorbei.' })
      one.coming = one.coming.filter((name) => name !== me)
      if (isComing) one.coming.push(me)
      return changed(toSeminar(one))
    })

  return {
    collection: (id) => ({
      key: ['trainings', id],
      load: () =>
        ask(() => {
          if (id !== roomId) throw new PortError({ code: 'not-found' })
          const seminars = trainings.filter((one) => !one.isDeleted).map(toSeminar)
          return { id, name: 'Schulungen', description: null, seminars, can: { add: true } }
        }),
    }),
    seminar: (id) => ({ key: ['training', id], load: () => ask(() => toSeminar(find(id))) }),
    launch: noCourses,
    commit: noCourses,
    signUp: (id) => come(id, true),
    signOff: (id) => come(id, false),
    add: ({ fields }) =>
      ask(() => {
        const nr = Math.max(0, ...trainings.map((one) => one.nr)) + 1
        const added: Training = { nr, edition: 1, coming: [], ...written(fields) }
        trainings.push(added)
        return changed(toSeminar(added))
      }),
    save: ({ id, version, fields }) =>
      ask(() => {
        const one = find(id)
        if (one.edition !== version) throw new PortError({ code: 'conflict' })
        return changed(toSeminar(Object.assign(one, written(fields), { edition: version + 1 })))
      }),
    remove: ({ id }) => ask(() => changed(void Object.assign(find(id), { isDeleted: true }))),
    restore: ({ id }) =>
      ask(() => {
        const one = trainings.find(({ nr }) => nr === id)
        if (!one) throw new PortError({ code: 'not-found' })
        one.isDeleted = false
        changed(undefined)
      }),
    onChange: (_, listener) => {
      const hear = () => listener({})
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
  }
}

/** What is written of a training; refused with the field that is wrong. */
function written(fields: SeminarFields): Omit<Training, 'nr' | 'edition' | 'coming'> {
  const title = fields.title.trim()
  const wrong: Record<string, string[]> = {}
  if (title.length < 3) wrong.title = ['Bitte mindestens drei Zeichen.']
  const { startsAt, endsAt } = fields
  if (fields.kind === 'dated' && (!startsAt || !endsAt)) wrong.startsAt = ['Wann ist das?']
  if (Object.keys(wrong).length > 0) throw new PortError({ code: 'invalid', fields: wrong })
  const isMeeting = fields.kind === 'dated' && startsAt !== null && endsAt !== null
  const { location: where, trainer: who, seats: places } = fields
  return {
    title,
    about: fields.description,
    meeting: isMeeting ? { from: startsAt, to: endsAt, where, who, places } : null,
    minutes: fields.durationMinutes,
    picture: fields.imageUrl || null,
    until: fields.dueAt,
  }
}

function toSeminar({ nr, edition, meeting, coming, ...one }: Training): Seminar {
  const place = coming.indexOf(me) + 1
  const places = meeting?.places ?? coming.length
  const isOver = meeting !== null && Date.parse(meeting.to) < Date.now()
  const status = isOver && place > 0 ? 'attended' : 'none'
  const standing = { status, score: null, progress: null, seconds: 0, lastSeenAt: null } as const
  return {
    id: nr,
    title: one.title,
    description: one.about,
    kind: meeting ? 'dated' : 'scorm',
    status,
    imageUrl: one.picture,
    durationMinutes: one.minutes,
    dueAt: one.until,
    startsAt: meeting?.from ?? null,
    endsAt: meeting?.to ?? null,
    location: meeting?.where || null,
    trainer: meeting?.who || null,
    seats: meeting?.places ?? null,
    signedUp: Math.min(coming.length, places),
    waiting: Math.max(0, coming.length - places),
    ownSignUp: place === 0 ? null : place <= places ? 'signedUp' : 'waiting',
    lessons: meeting
      ? [{ id: nr, title: one.title, chapters: [], kind: 'meeting', isLocked: false, ...standing }]
      : [],
    packageName: null,
    scormVersion: null,
    hasCertificate: false,
    certificate: null,
    version: edition,
    can: { edit: true, delete: true },
  }
}
