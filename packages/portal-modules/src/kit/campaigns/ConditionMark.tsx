import { Icon } from '@atrium/design-system'
import { styled } from 'styled-components'
import { useMessages } from '../language/useMessages.ts'
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

/**
 * Something is approved with conditions that are not met yet (COCK-09). What they are is said beside it: the mark is
 * for the eye alone, so that nobody hears it twice.
 */
export function ConditionMark({ conditions }: { conditions: readonly string[] }) {
  const text = openConditionWords(useMessages(campaignWords), conditions)
  return (
    <Mark title={text} aria-hidden="true">
      <Icon icon={conditionalLook.icon} size={14} />
    </Mark>
  )
}
