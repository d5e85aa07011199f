import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zip } from '../zip.ts'
import { lessonPath, manifest12, manifest2004 } from './course-manifest.ts'
import { lessonHtml, sharedFiles, type LessonEnd } from './course-page.ts'
import type { Course, CourseLesson } from './course.types.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, 'runtime', name), 'utf8')
/** One script for a package: what its standard calls things, then what all courses share. */
const script = (standard: string) =>
  `(() => {\n'use strict'\n${[standard, 'connection.js', 'quiz.js', 'pages.js'].map(read).join('\n')}})()\n`

/** A course as a package of SCORM 1.2. The same course gives the same bytes. */
export const scorm12Package = (course: Course): Buffer =>
  pack(course, manifest12(course), 'scorm12.js', ({ isTest }) => ({
    label: isTest ? 'Quiz beenden' : 'Lektion beenden',
  }))

/** A course as a package of SCORM 2004, 4th edition. The same course gives the same bytes. */
export const scorm2004Package = (course: Course): Buffer =>
  pack(course, manifest2004(course), 'scorm2004.js', ({ isTest }) =>
    isTest
      ? { label: 'Schulung beenden', request: 'exitAll' }
      : { label: 'Zur nächsten Lektion', request: 'continue' },
  )

function pack(
  course: Course,
  manifest: string,
  standard: string,
  endOf: (lesson: CourseLesson) => LessonEnd,
): Buffer {
  const lessons = course.chapters.flatMap((chapter) => chapter.lessons)
  return zip({
    'imsmanifest.xml': manifest,
    ...Object.fromEntries(
      lessons.map((lesson) => [
        lessonPath(lesson),
        lessonHtml(course.title, lesson, endOf(lesson)),
      ]),
    ),
    [sharedFiles.style]: read('course.css'),
    [sharedFiles.script]: script(standard),
  })
}
