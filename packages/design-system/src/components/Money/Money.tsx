import { useLocale } from 'react-aria-components'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { formatMoney, type MoneyFormat } from './money.logic.ts'
import { moneyStrings } from './money.strings.ts'

export interface MoneyProps extends MoneyFormat, NativeProps<'span'> {
  /** The amount in whole units of the currency; `null` where nobody stated one. */
  amount: number | null
  /** Stands out from what is beside it; default `plain`. */
  weight?: 'plain' | 'strong'
  /** Colours a loss or a gain beside its sign; default `plain`. */
  tone?: 'plain' | 'ok' | 'warn' | 'bad'
}

const Amount = styled.span`
  @layer at.components {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;

    &[data-at-weight='strong'] {
      font-weight: 650;
    }
    &[data-at-tone='ok'] {
      color: var(--at-ok-text);
    }
    &[data-at-tone='warn'] {
      color: var(--at-warn-text);
    }
    &[data-at-tone='bad'] {
      color: var(--at-bad-text);
    }
  }
`

/** An amount of money as the reader writes it; never cut (CAMP-10). */
export function Money(props: MoneyProps) {
  const { amount, weight, tone, currency, precision, hasSign, ...native } = props
  const { locale } = useLocale()
  const strings = useStrings(moneyStrings)
  return (
    <Amount {...native} data-at-weight={weight} data-at-tone={tone}>
      {amount === null ? (
        <>
          <span aria-hidden="true">–</span>
          <span className="at-visually-hidden">{strings.none}</span>
        </>
      ) : (
        formatMoney(amount, locale, { currency, precision, hasSign })
      )}
    </Amount>
  )
}
