import type { ModuleProps } from '../kit/index.ts'
import type { SeminarPort } from './seminar.port.ts'
import { SeminarCollection } from './SeminarCollection.tsx'

/** Seminars as a registry shows them: the page's component is the collection. */
export function SeminarModule({ port, component }: ModuleProps<SeminarPort>) {
  return <SeminarCollection port={port} collectionId={component.id} title={component.displayName} />
}
