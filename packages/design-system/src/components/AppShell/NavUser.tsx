import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { withOwn, type NativeProps } from '../../native/index.ts'
import { abbreviate } from '../../text/index.ts'
import { pressProps, useBothRefs, useTrigger } from '../../trigger/index.ts'
import { Avatar } from '../Avatar/index.ts'
import { MenuTrigger } from '../Menu/index.ts'
import { Tooltip } from '../Tooltip/index.ts'
import { useShell } from './shellContext.ts'

export interface NavUserProps extends NativeProps<'button', 'id' | 'type'> {
  /** The signed-in person; cut at 35 characters, whole in the tooltip (LAY-07). */
  name: string
  /** Role or company; cut at 35 characters (LAY-07). */
  subtitle?: string
  /** The person's picture. */
  pictureUrl?: string | null
  /** A `Menu` that opens at a press. */
  menu: ReactNode
}

const Row = styled.button`
  @layer at.components {
    display: flex;
    align-items: center;
    gap: 10px;
    inline-size: 100%;
    padding: 7px var(--at-space-2);
    border: 1px solid transparent;
    border-radius: var(--at-radius-m);
    background: transparent;
    color: var(--at-text);
    font: 600 var(--at-font-m) / 18px var(--at-font-body);
    text-align: start;
    cursor: pointer;

    &:hover {
      background: var(--at-hover);
    }
    &:active,
    &[aria-expanded='true'] {
      background: var(--at-pressed);
    }
    .at-words {
      min-inline-size: 0;
    }
    .at-words > span {
      display: block;
      overflow-wrap: anywhere;
    }
    .at-words > .at-subtitle {
      color: var(--at-text-2);
      font-weight: 400;
      font-size: var(--at-font-s);
    }
    &[data-at-narrow] {
      padding: 5px;
    }
  }
`

/** Who is signed in, with the personal menu. */
export function NavUser({ menu, name, subtitle, pictureUrl, ...native }: NavUserProps) {
  return (
    <MenuTrigger>
      <Person {...native} {...{ name, subtitle, pictureUrl }} />
      {menu}
    </MenuTrigger>
  )
}

/** The button that opens the menu. */
function Person(props: Omit<NavUserProps, 'menu'>) {
  const { name, subtitle, pictureUrl, ref, ...native } = props
  const { isExpanded } = useShell()
  const trigger = useTrigger()
  const both = useBothRefs(ref, trigger?.ref as Ref<HTMLButtonElement>)
  const shortName = abbreviate(name, 35)
  const shortSubtitle = subtitle && abbreviate(subtitle, 35)
  const isWhole = shortName === name && shortSubtitle === subtitle
  const whole = subtitle ? `${name}, ${subtitle}` : name
  return (
    <Tooltip content={whole} placement="end" isDisabled={isExpanded && isWhole}>
      <Row
        {...withOwn(native, { ...trigger, ...pressProps(undefined, trigger) })}
        ref={both}
        type="button"
        data-at-narrow={isExpanded ? undefined : true}
      >
        <Avatar name={name} pictureUrl={pictureUrl} isDecorative />
        <span className="at-visually-hidden">{whole}</span>
        {isExpanded && (
          <span className="at-words" aria-hidden="true">
            <span>{shortName}</span>
            {shortSubtitle && <span className="at-subtitle">{shortSubtitle}</span>}
          </span>
        )}
      </Row>
    </Tooltip>
  )
}
