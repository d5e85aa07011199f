import type { SeminarPort } from './seminar.port.ts'
import { useSeminars, type SeminarsOptions } from './useSeminars.ts'
import { CollectionView } from './views/CollectionView.tsx'

export interface SeminarCollectionProps extends SeminarsOptions {
  port: SeminarPort
  /** First-level heading, in the language of the page; absent, the name of the collection. */
  title?: string
}

/** Seminars of an agency: what is due, what is open, what is done; each opens in its place (SEM-01). */
export function SeminarCollection({ port, title, ...options }: SeminarCollectionProps) {
  const model = useSeminars(port, options)
  return <CollectionView port={port} model={model} title={title} />
}
