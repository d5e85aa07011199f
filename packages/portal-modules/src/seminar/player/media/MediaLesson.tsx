import { lazyPart } from '@atrium/design-system'
import type { MediaLessonProps } from './media.types.ts'

const VideoLesson = lazyPart(async () => ({
  default: (await import('./VideoLesson.tsx')).VideoLesson,
}))
const DocumentLesson = lazyPart(async () => ({
  default: (await import('./DocumentLesson.tsx')).DocumentLesson,
}))

/** A film or document that is a lesson by itself (SEM-01). */
export const MediaLesson = (props: MediaLessonProps) =>
  props.launch.kind === 'video' ? <VideoLesson {...props} /> : <DocumentLesson {...props} />
