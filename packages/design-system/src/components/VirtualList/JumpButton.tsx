import { ArrowDown } from 'lucide-react'
import { useLocale } from 'react-aria-components'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import { Icon } from '../Icon/index.ts'
import { jumpCss } from './virtualList.css.ts'
import { virtualListStrings } from './virtualList.strings.ts'

const Root = styled.div`
  ${jumpCss}
`

/** Leads back to the end of what grows there, and says how much came. */
export function JumpButton({ count, onPress }: { count: number; onPress: () => void }) {
  const words = useStrings(virtualListStrings)
  const { locale } = useLocale()
  const label = count > 0 ? words.news(count.toLocaleString(locale)) : undefined
  return (
    <Root>
      <button
        type="button"
        data-at-news={count > 0 || undefined}
        aria-label={label ? `${label}, ${words.toEnd}` : words.toEnd}
        onClick={onPress}
      >
        <Icon icon={ArrowDown} />
        {label}
      </button>
    </Root>
  )
}
