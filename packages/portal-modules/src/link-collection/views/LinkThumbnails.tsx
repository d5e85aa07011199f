import { FileIcon, Icon } from '@atrium/design-system'
import { ChartColumn, Globe } from 'lucide-react'
import type { MouseEvent } from 'react'
import { styled } from 'styled-components'
import { cardGridCss } from '../../kit/lists/card-grid.css.ts'
import { namedIcon } from '../../kit/icons/named-icons.ts'
import { isPicture } from '../link-collection.logic.ts'
import type { Link } from '../link-collection.port.ts'
import type { LinkCollectionModel } from '../useLinkCollection.ts'
import { LinkMenu } from './LinkMenu.tsx'
import { hrefOf, LinkReactions, LinkTitle, type LinkViewProps } from './link-parts.tsx'
import { thumbnailCss } from './links.css.ts'

const Tiles = styled.ul`
  --_least: 164px;
  --_corner: 20px;
  ${cardGridCss}
`
const Tile = styled.div`
  ${thumbnailCss}
`
const LIST = { role: 'list' }

function Picture({ link }: { link: Link }) {
  if (isPicture(link.icon)) return <img src={link.icon} alt="" loading="lazy" />
  if (link.kind === 'file') {
    return <FileIcon name={link.name} type={link.type ?? undefined} look="tile" size="large" />
  }
  const fallback = link.kind === 'report' ? ChartColumn : Globe
  return <Icon icon={namedIcon(link.icon) ?? fallback} size={40} />
}

/** The link itself: a plain click goes by the rules, any other is the browser's. */
function Opener({ link, model }: { link: Link; model: LinkCollectionModel }) {
  const onOpen = () => model.open(link)
  const href = hrefOf(link)
  const title = <LinkTitle link={link} model={model} />
  if (href === undefined) {
    return (
      <button type="button" className="at-target" onClick={onOpen}>
        {title}
      </button>
    )
  }
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <a className="at-target" href={href} onClick={onClick}>
      {title}
    </a>
  )
}

/** Links as pictures with their names (ENT-13). */
export function LinkThumbnails({ model, name, ...commands }: LinkViewProps) {
  return (
    <Tiles {...LIST} aria-label={name}>
      {model.links.map((link) => (
        <li key={link.id}>
          <Tile>
            <div className="at-picture">
              <Picture link={link} />
            </div>
            <div className="at-caption">
              <Opener link={link} model={model} />
              <div className="at-menu">
                <LinkMenu link={link} model={model} {...commands} />
              </div>
              {model.hasReactions && (
                <div className="at-foot">
                  <LinkReactions link={link} model={model} />
                </div>
              )}
            </div>
          </Tile>
        </li>
      ))}
    </Tiles>
  )
}
