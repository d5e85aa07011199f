import { Avatar, Icon } from '@atrium/design-system'
import { ArrowRight } from 'lucide-react'
import { styled } from 'styled-components'

const Row = styled.button`
  @layer at.components {
    display: flex;
    align-items: center;
    gap: 12px;
    inline-size: 100%;
    min-block-size: 58px;
    padding: 8px 12px;
    border: 1px solid var(--at-line);
    border-radius: 11px;
    background: var(--at-raised);
    color: var(--at-text);
    text-align: start;
    cursor: pointer;
    transition:
      border-color var(--at-fast) var(--at-ease),
      background-color var(--at-fast) var(--at-ease);

    > .at-words {
      flex: 1;
      min-inline-size: 0;
    }
    strong,
    small {
      display: block;
    }
    strong {
      font: 600 var(--at-font-m) / 20px var(--at-font-body);
    }
    small {
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
    }
    > .at-icon {
      color: var(--at-text-2);
      transition: translate var(--at-medium) var(--at-ease);
    }
    &:hover {
      border-color: var(--at-brand-line);
      background: var(--at-brand-wash);

      > .at-icon {
        color: var(--at-brand-text);
        translate: 3px 0;
      }
    }
    &:hover:dir(rtl) > .at-icon {
      translate: -3px 0;
    }
    &:active {
      background: var(--at-brand-soft);
    }
    &:dir(rtl) > .at-icon {
      scale: -1 1;
    }
    &[aria-disabled='true'] {
      cursor: progress;
    }
  }
`

export interface PersonButtonProps {
  name: string
  role: string
  isDisabled: boolean
  onPress: () => void
}

/** A person of the demonstration, to step in as. */
export function PersonButton({ name, role, isDisabled, onPress }: PersonButtonProps) {
  return (
    <Row
      type="button"
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onPress()}
    >
      <Avatar name={name} isDecorative />
      <span className="at-words">
        <strong>{name}</strong>
        <small>{role}</small>
      </span>
      <Icon icon={ArrowRight} size={16} />
    </Row>
  )
}
