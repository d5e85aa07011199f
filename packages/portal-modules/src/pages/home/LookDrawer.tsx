import {
  Button,
  DescriptionList,
  Drawer,
  MediaMark,
  type DescriptionItem,
} from '@atrium/design-system'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { formatEuro, formatRange } from '../format.ts'
import ingwer from '../frame/art/ingwer.svg'
import schulstart from '../frame/art/schulstart.svg'
import { people } from '../frame/index.ts'
import type { Waiting } from './home.data.ts'
import { homeMessages } from './messages/index.ts'

const ART: Readonly<Record<string, string>> = { megalights: schulstart, posters: ingwer }

const Body = styled.div`
  @layer at.components {
    img {
      display: block;
      inline-size: 100%;
      block-size: auto;
      aspect-ratio: 16 / 10;
      margin-block-end: 16px;
      border-radius: var(--at-radius-m);
      object-fit: cover;
    }
    blockquote {
      margin: 20px 0 0;
      padding: 12px 14px;
      border-radius: var(--at-radius-m);
      background: var(--at-sunken);
    }
    blockquote small {
      display: block;
      margin-block-end: 2px;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
    }
  }
`

export interface LookDrawerProps {
  item: Waiting | undefined
  onClose: () => void
  onApprove: (item: Waiting) => void
}

/** What is to be approved, beside the page. */
export function LookDrawer({ item, onClose, onApprove }: LookDrawerProps) {
  const { t, locale } = useMessages(homeMessages)
  const factsOf = ({ media, start, end, amount, from }: Waiting): DescriptionItem[] => [
    ...(media
      ? [{ term: t('detail.media'), detail: <MediaMark kind={media} size="small" hasWord /> }]
      : []),
    ...(start && end
      ? [{ term: t('detail.period'), detail: formatRange(locale, start, end) }]
      : []),
    ...(amount === undefined
      ? []
      : [{ term: t('detail.budget'), detail: formatEuro(locale, amount) }]),
    { term: t('detail.from'), detail: people[from].name },
  ]
  return (
    <Drawer
      isOpen={item !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={item ? t(item.title) : ''}
      width="medium"
      footer={
        item && (
          <Button
            variant="primary"
            onPress={() => {
              onClose()
              onApprove(item)
            }}
          >
            {t('approve')}
          </Button>
        )
      }
    >
      {item && (
        <Body>
          {ART[item.id] && (
            <img src={ART[item.id]} alt={t('detail.picture', { name: t(item.title) })} />
          )}
          <DescriptionList hasDividers items={factsOf(item)} />
          {item.note && (
            <blockquote>
              <small>{t('detail.note')}</small>
              {t(item.note)}
            </blockquote>
          )}
        </Body>
      )}
    </Drawer>
  )
}
