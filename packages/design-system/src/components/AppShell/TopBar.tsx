import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { useShell } from './shellContext.ts'

export interface TopBarProps extends NativeProps<'div'> {
  /** A fixed title (LAY-03); on a phone the name of the application. */
  title?: ReactNode
  /** Shows the title on every width, not only on a phone. */
  isTitleFixed?: boolean
  /** Search; hidden on a phone unless `end` brings a way to it. */
  search?: ReactNode
  /** Quick actions at the end. */
  end?: ReactNode
}

const Root = styled.div`
  @layer at.components {
    display: flex;
    align-items: center;
    gap: var(--at-space-3);
    block-size: 100%;
    padding-inline: var(--at-space-1) var(--at-space-5);
    [data-at-ground] > & {
      padding-inline-start: var(--at-space-5);
    }

    .at-menu {
      display: none;
    }
    .at-title {
      overflow: hidden;
      font: 640 var(--at-font-m) / 20px var(--at-font-heading);
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .at-title:not([data-at-fixed]) {
      display: none;
    }
    /* In line with the page's own title. */
    .at-title[data-at-fixed] {
      margin-inline-start: 28px;
    }
    .at-search {
      flex: 0 1 420px;
      min-inline-size: 0;
    }
    .at-end {
      display: flex;
      align-items: center;
      gap: 6px;
      margin-inline-start: auto;
    }
    @media (max-width: 767px) {
      gap: 6px;
      padding-inline: 10px;

      .at-menu {
        display: block;
      }
      .at-search {
        display: none;
      }
      .at-title:is([data-at-fixed], :not([data-at-fixed])) {
        /* In two lines where one is too short for it. */
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
        margin-inline-start: 0;
        font-size: 0.9375rem;
        line-height: 18px;
        white-space: normal;
        overflow-wrap: anywhere;
      }
    }
  }
`

/** The bar over the page: search and quick actions; on a phone also the menu button (LAY-05). */
export function TopBar({ title, isTitleFixed, search, end, ...native }: TopBarProps) {
  const strings = useStrings()
  const { openMenu } = useShell()
  return (
    <Root {...native}>
      <div className="at-menu">
        <IconButton icon={Menu} label={strings.openMenu} onPress={openMenu} />
      </div>
      {title && (
        <div className="at-title" data-at-fixed={isTitleFixed || undefined}>
          {title}
        </div>
      )}
      {search && <div className="at-search">{search}</div>}
      <div className="at-end">{end}</div>
    </Root>
  )
}
