import type { Launch } from '../../seminar.port.ts'
import type { LessonRuntime } from '../lesson-runtime.ts'

export interface MediaLessonProps {
  launch: Launch
  lesson: { id: number; title: string }
  runtime: LessonRuntime
  /** Takes what says the rest before the lesson ends. */
  setFlush: (flush: (() => void) | undefined) => void
}

/** Where a file of the lesson lies: beside the player's page. */
export const addressIn = ({ url }: Pick<Launch, 'url'>, entry: string): string =>
  new URL(entry, new URL('..', new URL(url, location.href))).href
