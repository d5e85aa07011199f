import { Button, IconTile, ListRow, ListRows } from '@atrium/design-system'
import { PanelsTopLeft, Puzzle } from 'lucide-react'
import { Fragment } from 'react'
import { styled } from 'styled-components'
import type { AudienceGroup } from '../../kit/audience/audience.types.ts'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { isSameForAll, namesOf, showsModules } from '../page-list.logic.ts'
import type { PageModule, PortalPage } from '../page-list.port.ts'

/** What somebody is about to decide on: a whole page, or one module of it. */
export interface Chosen {
  name: string
  modules: readonly PageModule[]
}

export interface PageRowsProps {
  pages: readonly PortalPage[]
  groups: readonly AudienceGroup[] | undefined
  /** Somebody wants to decide anew who sees it. */
  onChange: (chosen: Chosen) => void
}

const Modules = styled.div`
  @layer at.components {
    padding-inline-start: 44px;

    @media (max-width: 599px) {
      padding-inline-start: 20px;
    }
  }
`

/** A row for each page, with those of its modules where they are not the page itself. */
export function PageRows({ pages, groups, onChange }: PageRowsProps) {
  const { t } = useMessages(messages)
  const whoSees = (modules: readonly PageModule[]) => {
    if (!groups) return undefined
    if (!isSameForAll(modules)) return t('audience.different')
    return namesOf(modules[0]!.audience, groups).join(', ') || t('audience.nobody')
  }
  const change = (chosen: Chosen) =>
    chosen.modules.every(({ canChangeAudience }) => canChangeAudience) && (
      <Button
        size="compact"
        variant="quiet"
        isDisabled={!groups}
        aria-label={t('action.changeOf', { name: chosen.name })}
        onPress={() => onChange(chosen)}
      >
        {t('action.change')}
      </Button>
    )
  return (
    <ListRows aria-label={t('title')}>
      {pages.map((page) => (
        <Fragment key={page.id}>
          <ListRow
            title={page.name}
            subtitle={whoSees(page.modules)}
            mark={<IconTile icon={PanelsTopLeft} tone="brand" />}
            actions={change(page)}
          />
          {showsModules(page) && (
            <li>
              <Modules>
                <ListRows aria-label={t('title.modules', { name: page.name })}>
                  {page.modules.map((one) => (
                    <ListRow
                      key={one.id}
                      isCompact
                      title={one.name}
                      subtitle={whoSees([one])}
                      mark={<IconTile icon={Puzzle} size="small" />}
                      actions={change({ name: one.name, modules: [one] })}
                    />
                  ))}
                </ListRows>
              </Modules>
            </li>
          )}
        </Fragment>
      ))}
    </ListRows>
  )
}
