/** A course of the demo, as its author writes it. Texts are plain; the generator escapes them. */
export interface Course {
  /** Unique among packages, as an XML identifier. */
  identifier: string
  title: string
  chapters: readonly Chapter[]
}

export interface Chapter {
  /** Null: its lessons stand at the top. */
  title: string | null
  lessons: readonly CourseLesson[]
}

/** A SCO. */
export interface CourseLesson {
  /** Names its page and its item. */
  id: string
  title: string
  pages: readonly CoursePage[]
  /** A lesson with questions ends with a page that tells its result, which the generator adds. */
  isTest?: boolean
}

export interface CoursePage {
  id: string
  heading: string
  blocks: readonly Block[]
}

export type Block =
  | { text: string }
  | { example: string }
  | { list: readonly string[] }
  /** The first row is the head. */
  | { caption: string; table: readonly (readonly string[])[] }
  /** Folded away until somebody asks for it. */
  | { summary: string; details: string }
  | Question
  | Field
  /** What was written into a field of the same lesson. */
  | { echo: readonly Field[] }

export interface Question {
  /** Unique within the lesson. */
  id: string
  question: string
  /** The first one is right; the generator puts them in another order, the same every time. */
  options: readonly [string, ...string[]]
  why: string
}

/** A text that the learner writes. */
export interface Field {
  field: string
  label: string
  hint: string
}
