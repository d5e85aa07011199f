import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { NativeProps } from '../../native/index.ts'
import { Icon } from '../Icon/index.ts'
import { avatarCss } from './avatar.css.ts'
import { avatarColor, initials } from './avatar.logic.ts'

export type AvatarSize = 'small' | 'medium' | 'large' | 'huge'

export interface AvatarProps extends NativeProps<'span'> {
  /** The person; gives initials, colour and spoken name. */
  name: string
  /** A picture; empty or `-not-found-` means none (SET-05). */
  pictureUrl?: string | null
  /** Letters instead of the initials, for what is no person. */
  letters?: string
  /** One of the 24 colours, 0 to 23, instead of the name's. */
  color?: number
  /** Default `medium`, 28 px; `small` 22, `large` 40, `huge` 72 for a profile. */
  size?: AvatarSize
  /** The name stands beside it, so it is not spoken again. */
  isDecorative?: boolean
}

const Disc = styled.span`
  ${avatarCss}
`

/** A person's picture, or initials on one of 24 colours (SET-05). */
export function Avatar(props: AvatarProps) {
  const { name, pictureUrl, letters, color, size = 'medium', isDecorative, ...native } = props
  const [failed, setFailed] = useState<string>()
  const url = pictureUrl && pictureUrl !== '-not-found-' ? pictureUrl : undefined
  const spoken =
    isDecorative || !name ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  const style = { '--_color': `var(--at-avatar-${color ?? avatarColor(name)})`, ...native.style }
  return (
    <Disc {...native} data-at-size={size} style={style} {...spoken}>
      {url && url !== failed ? (
        <img src={url} alt="" onError={() => setFailed(url)} draggable={false} />
      ) : (
        (letters ?? (initials(name) || <Icon icon={UserRound} size={16} />))
      )}
    </Disc>
  )
}
