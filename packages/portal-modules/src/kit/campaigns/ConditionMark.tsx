import { Icon } from '@atrium/design-system'
import { styled } from 'styled-components'
import { useMessages } from '../useMessages.ts'
import { conditionalLook } from './looks.ts'
import { campaignWords } from './messages/index.ts'
import { openConditionWords } from './state-words.ts'

const Mark = styled.span`
  @layer at.components {
    flex: none;

    .at-icon {
      color: var(--at-info-text);
      vertical-align: -2px;
    }
  }
`

/** Something is approved with conditions that are not met yet, with what they are (COCK-09). */
export function ConditionMark({ conditions }: { conditions: readonly string[] }) {
  const text = openConditionWords(useMessages(campaignWords), conditions)
  return (
    <Mark title={text}>
      <Icon icon={conditionalLook.icon} size={14} />
      <span className="at-visually-hidden">{text}</span>
    </Mark>
  )
}
