import { useState } from 'react'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import { avatarColor, initials } from './avatar.logic.ts'

export interface AvatarProps {
  /** The person; gives initials, colour and spoken name. */
  name: string
  /** A picture; empty or `-not-found-` means none (SET-05). */
  pictureUrl?: string | null
  /** Letters instead of the initials, for what is no person. */
  letters?: string
  /** One of the 24 colours, 0 to 23, instead of the name's. */
  color?: number
  /** Default `medium`, 28 px; `small` 22, `large` 40. */
  size?: 'small' | 'medium' | 'large'
  /** The name stands beside it, so it is not spoken again. */
  isDecorative?: boolean
}

export interface AvatarGroupProps {
  /** The persons or groups; the first come first. */
  people: readonly Pick<AvatarProps, 'name' | 'pictureUrl' | 'letters' | 'color'>[]
  /** Most pictures; the rest becomes a number. Default 4. */
  max?: number
  /** Default `medium`. */
  size?: AvatarProps['size']
}

const Disc = styled.span`
  @layer at.components {
    --_size: 28px;
    display: inline-grid;
    place-items: center;
    flex: none;
    inline-size: var(--_size);
    block-size: var(--_size);
    border-radius: 50%;
    background: var(--_color, var(--at-sunken));
    color: var(--at-on-avatar);
    font: 650 calc(var(--_size) * 0.375) / var(--_size) var(--at-font-body);
    overflow: hidden;
    user-select: none;
    print-color-adjust: exact;

    &[data-at-size='small'] {
      --_size: 22px;
    }
    &[data-at-size='large'] {
      --_size: 40px;
    }
    &[data-at-rest] {
      background: var(--at-sunken);
      color: var(--at-text-2);
      font-weight: 600;
    }
    img {
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
    }
    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }
`

const Row = styled.span`
  @layer at.components {
    display: inline-flex;
    isolation: isolate;

    > * {
      outline: 2px solid var(--at-ground, var(--at-sheet));
    }
    > * + * {
      margin-inline-start: -2px;
    }
  }
`

/** A person's picture, or initials on one of 24 colours (SET-05). */
export function Avatar(props: AvatarProps) {
  const { name, pictureUrl, letters, color, size = 'medium', isDecorative } = props
  const [failed, setFailed] = useState<string>()
  const url = pictureUrl && pictureUrl !== '-not-found-' ? pictureUrl : undefined
  const spoken = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  const style = { '--_color': `var(--at-avatar-${color ?? avatarColor(name)})` }
  return (
    <Disc data-at-size={size} style={style} {...spoken}>
      {url && url !== failed ? (
        <img src={url} alt="" onError={() => setFailed(url)} draggable={false} />
      ) : (
        (letters ?? initials(name))
      )}
    </Disc>
  )
}

/** Several persons in one place. */
export function AvatarGroup({ people, max = 4, size = 'medium' }: AvatarGroupProps) {
  const strings = useStrings()
  const shown = people.length > max ? people.slice(0, max - 1) : people
  const rest = people.slice(shown.length)
  const names = shown.map((person) => person.name).join(', ')
  const label = rest.length > 0 ? `${names} ${strings.and(rest.length)}` : names
  const spoken = { role: 'img', 'aria-label': label }
  if (people.length === 0) return null
  return (
    <Row {...spoken}>
      {shown.map((person, index) => (
        <Avatar key={`${person.name} ${index}`} {...person} size={size} isDecorative />
      ))}
      {rest.length > 0 && (
        <Disc data-at-size={size} data-at-rest aria-hidden="true">
          +{rest.length}
        </Disc>
      )}
    </Row>
  )
}
