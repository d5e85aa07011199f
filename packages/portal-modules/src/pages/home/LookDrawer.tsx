import { Button, Drawer, MediaMark } from '@atrium/design-system'
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
    dl {
      margin: 0;
    }
    dl > div {
      display: flex;
      justify-content: space-between;
      gap: 16px;
      padding-block: 8px;
      border-block-end: 1px solid var(--at-line);
      font-size: var(--at-font-s);
    }
    dt {
      color: var(--at-text-2);
    }
    dd {
      margin: 0;
      font-weight: 500;
      font-variant-numeric: tabular-nums;
      text-align: end;
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
          <dl>
            {item.media && (
              <div>
                <dt>{t('detail.media')}</dt>
                <dd>
                  <MediaMark kind={item.media} size="small" hasWord />
                </dd>
              </div>
            )}
            {item.start && item.end && (
              <div>
                <dt>{t('detail.period')}</dt>
                <dd>{formatRange(locale, item.start, item.end)}</dd>
              </div>
            )}
            {item.amount !== undefined && (
              <div>
                <dt>{t('detail.budget')}</dt>
                <dd>{formatEuro(locale, item.amount)}</dd>
              </div>
            )}
            <div>
              <dt>{t('detail.from')}</dt>
              <dd>{people[item.from].name}</dd>
            </div>
          </dl>
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
