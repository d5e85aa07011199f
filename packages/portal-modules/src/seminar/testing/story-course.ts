// oxlint-disable-next-line import/default -- Vite makes the address
import frameScript from '../frame/frame.ts?worker&url'
import { frameHtml } from '../frame/frame-html.ts'
import type { Lesson } from '../seminar.port.ts'
import { fakeLesson } from './fake-course.ts'
import type { MemoryOptions } from './memory-port.types.ts'

const pageOf = (html: string) => URL.createObjectURL(new Blob([html], { type: 'text/html' }))

/** The player's page and lessons as pages of this browser: the real runtime runs in stories. */
export function storyCourse(
  htmlOf: (lesson: Lesson) => string = ({ title }) => fakeLesson(title),
): NonNullable<MemoryOptions['addressOf']> {
  const frame = pageOf(frameHtml(new URL(frameScript, location.href).href))
  const entries = new Map<number, string>()
  return (lesson) => {
    let entry = entries.get(lesson.id)
    if (!entry) entries.set(lesson.id, (entry = pageOf(htmlOf(lesson))))
    return { url: frame, entry }
  }
}
