import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import {
  Avatar,
  avatarCss,
  avatarsCss,
  type AvatarProps,
  type AvatarSize,
} from '../Avatar/index.ts'

export interface AvatarGroupProps extends NativeProps<'span'> {
  /** The persons or groups; the first come first. */
  people: readonly Pick<AvatarProps, 'name' | 'pictureUrl' | 'letters' | 'color'>[]
  /** Most pictures; the rest becomes a number. Default 4. */
  max?: number
  /** Default `medium`. */
  size?: AvatarSize
}

const Rest = styled.span`
  ${avatarCss}
`

const Row = styled.span`
  ${avatarsCss}
`

/** Several persons in one place. */
export function AvatarGroup({ people, max = 4, size = 'medium', ...native }: AvatarGroupProps) {
  const strings = useStrings()
  const shown = people.length > max ? people.slice(0, max - 1) : people
  const rest = people.slice(shown.length)
  const names = shown.map((person) => person.name).join(', ')
  const label = rest.length > 0 ? `${names} ${strings.and(rest.length)}` : names
  const spoken = { role: 'img', 'aria-label': label }
  if (people.length === 0) return null
  return (
    <Row {...native} {...spoken} title={people.map((person) => person.name).join(', ')}>
      {shown.map((person, index) => (
        // Only these: a person may carry more, which would stand at the element.
        <Avatar
          key={`${person.name} ${index}`}
          name={person.name}
          pictureUrl={person.pictureUrl}
          letters={person.letters}
          color={person.color}
          size={size}
          isDecorative
        />
      ))}
      {rest.length > 0 && (
        <Rest data-at-size={size} data-at-rest aria-hidden="true">
          +{rest.length}
        </Rest>
      )}
    </Row>
  )
}
