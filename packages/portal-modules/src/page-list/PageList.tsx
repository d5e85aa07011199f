import type { ModuleComponent } from '../kit/index.ts'
import type { PageListPort } from './page-list.port.ts'
import { usePageList } from './usePageList.ts'
import { PageListView } from './views/PageListView.tsx'

export interface PageListProps {
  port: PageListPort
  component?: ModuleComponent
}

/**
 * The pages of the application's navigation: made, named, ordered, hidden and deleted, with the modules
 * on them and who sees these (LAY-04, ROUTE-11, PERM-14, T-70).
 */
export function PageList({ port }: PageListProps) {
  const { templates, reservedSlugs, contents, viewAs } = port
  return (
    <PageListView model={usePageList(port)} {...{ templates, reservedSlugs, contents, viewAs }} />
  )
}
