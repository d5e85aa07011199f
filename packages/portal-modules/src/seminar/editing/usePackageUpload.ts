import { useState } from 'react'
import type { PortError } from '../../kit/index.ts'
import { useAskBeforeLeaving } from '../../kit/module-host/useAskBeforeLeaving.ts'
import { isOwn } from '../seminar.logic.ts'
import type {
  AttemptsChoice,
  PackagedSeminar,
  Seminar,
  SeminarPort,
  UploadWay,
} from '../seminar.port.ts'
import type { SeminarEditing } from '../useSeminars.ts'
import { useSending, type Sent } from '../useSending.ts'

export type PackageOutcome =
  | { state: 'none' }
  | { state: 'refused'; file: File; error: PortError }
  /** Somebody has begun: what becomes of that has to be said (T-88). */
  | { state: 'undecided'; file: File }
  | { state: 'done'; file: File; lessonCount: number }

export interface PackageUploadOptions {
  seminar: Seminar
  port: Pick<SeminarPort, 'unfinished' | 'discardUpload'>
  upload: NonNullable<SeminarEditing['uploadPackage']>
}

/** Sends a seminar its package and says what came of it (SEM-05, T-88). */
export function usePackageUpload({ seminar, port, upload }: PackageUploadOptions) {
  const [outcome, setOutcome] = useState<PackageOutcome>({ state: 'none' })
  const model = useSending({
    port,
    seminarId: seminar.id,
    purpose: 'package',
    upload: (file: File, way: UploadWay, attempts: AttemptsChoice | undefined) =>
      upload({ seminar, file, ...(attempts && { attempts }), ...way }),
  })
  const { sending } = model
  const isBusy = sending.state !== 'idle'
  useAskBeforeLeaving(isBusy && sending.state !== 'paused')

  const settle = (file: File, sent: Sent<PackagedSeminar>) => {
    if (!sent) return
    if ('done' in sent) {
      const { done } = sent
      return setOutcome({ state: 'done', file, lessonCount: done.lessonCount ?? packaged(done) })
    }
    const { error } = sent
    const isUndecided = error.reason === 'attempts-undecided'
    setOutcome(isUndecided ? { state: 'undecided', file } : { state: 'refused', file, error })
  }
  const send = async (file: File, attempts?: AttemptsChoice) => {
    setOutcome({ state: 'none' })
    settle(file, await model.send(file, attempts))
  }
  const goOn = async () => {
    if (sending.state === 'paused') settle(sending.file, await model.goOn())
  }
  return { ...model, outcome, isBusy, send, goOn }
}

/** Lessons that came with the package. */
const packaged = ({ lessons }: Seminar) => lessons.filter((one) => !isOwn(one)).length
