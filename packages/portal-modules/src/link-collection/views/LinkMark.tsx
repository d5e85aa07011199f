import { FileIcon, IconTile } from '@atrium/design-system'
import { ChartColumn, Globe } from 'lucide-react'
import { styled } from 'styled-components'
import { namedIcon } from '../../kit/icons/named-icons.ts'
import { isPicture } from '../link-collection.logic.ts'
import type { Link } from '../link-collection.port.ts'

export interface LinkMarkProps {
  link: Pick<Link, 'kind' | 'name' | 'icon' | 'type'>
  /** Default `medium`. */
  size?: 'medium' | 'large'
}

const Picture = styled.img`
  @layer at.components {
    display: block;
    inline-size: var(--_edge);
    block-size: var(--_edge);
    border-radius: var(--at-radius-s);
    object-fit: cover;
  }
`

/** What a link leads to: a file's kind, its own icon, or its picture. The name beside it says the rest. */
export function LinkMark({ link, size = 'medium' }: LinkMarkProps) {
  if (isPicture(link.icon)) {
    const edge = size === 'large' ? '40px' : '30px'
    return <Picture src={link.icon} alt="" loading="lazy" style={{ '--_edge': edge } as object} />
  }
  if (link.kind === 'file') {
    return <FileIcon name={link.name} type={link.type ?? undefined} look="tile" size={size} />
  }
  const icon = namedIcon(link.icon) ?? (link.kind === 'report' ? ChartColumn : Globe)
  return <IconTile icon={icon} size={size} tone={link.kind === 'report' ? 'brand' : 'neutral'} />
}
