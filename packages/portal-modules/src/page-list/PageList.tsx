import type { ModuleComponent } from '../kit/index.ts'
import type { PageListPort } from './page-list.port.ts'
import { usePageList } from './usePageList.ts'
import { PageListView } from './views/PageListView.tsx'

export interface PageListProps {
  port: PageListPort
  component?: ModuleComponent
}

/** Who sees which page of the application, and which module on it; changed, and taken back (PERM-14, T-70). */
export function PageList({ port }: PageListProps) {
  return <PageListView model={usePageList(port)} />
}
