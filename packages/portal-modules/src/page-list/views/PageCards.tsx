import { Reorder } from '@atrium/design-system'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { PageCardsProps } from './page-cards.types.ts'
import { PageCard } from './PageCard.tsx'
import { pageListCss } from './page-list.css.ts'

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
