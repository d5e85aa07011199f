import { Reorder } from '@atrium/design-system'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { PageModule, PortalPage } from '../page-list.port.ts'
import type { PageListModel } from '../usePageList.ts'
import { PageCard } from './PageCard.tsx'
import { pageListCss } from './page-list.css.ts'

/** What somebody wants to do that a dialog asks about. */
export type Asked =
  | { about: 'new-page' }
  | { about: 'page'; page: PortalPage }
  | { about: 'new-module'; page: PortalPage }
  | { about: 'module'; page: PortalPage; module: PageModule }
  | { about: 'audience'; name: string; modules: readonly PageModule[] }
  | { about: 'removal'; page: PortalPage; module?: PageModule }

export interface PageCardsProps {
  model: PageListModel
  pages: readonly PortalPage[]
  onAsk: (asked: Asked) => void
  /** Absent: nobody looks as somebody else. */
  onViewAs: ((page: PortalPage) => void) | undefined
}

const List = styled.ul`
  ${pageListCss}
`

/** A card for each page with its modules; ordered by dragging, by keys and by a menu. */
export function PageCards({ model, pages, ...rest }: PageCardsProps) {
  const { t } = useMessages(messages)
  const order = pages.map(({ id }) => id)
  return (
    <Reorder
      order={order}
      onMove={(id, before) => {
        const page = pages.find((one) => one.id === id)
        if (page) model.movePage(page, before === null ? null : Number(before))
      }}
    >
      {/* Safari takes the role from lists without bullets. */}
      <List {...{ role: 'list' }} aria-label={t('title')}>
        {pages.map((page) => (
          <PageCard key={page.id} page={page} order={order} model={model} {...rest} />
        ))}
      </List>
    </Reorder>
  )
}
