import { Icon } from '@atrium/design-system'
import { Star } from 'lucide-react'
import { styled } from 'styled-components'
import { useMessages } from '../language/useMessages.ts'
import { campaignWords } from './messages/index.ts'

const Mark = styled.span`
  @layer at.components {
    flex: none;

    .at-icon {
      color: var(--at-brand-edge);
      fill: currentcolor;
      vertical-align: -2px;
    }
  }
`

/** The viewer marked it for themselves (T-29). */
export function StarMark() {
  const { t } = useMessages(campaignWords)
  return (
    <Mark title={t('star.mark')}>
      <Icon icon={Star} size={14} />
      <span className="at-visually-hidden">{t('star.mark')}</span>
    </Mark>
  )
}
