import { DescriptionList, FileIcon, Link } from '@atrium/design-system'
import { styled } from 'styled-components'
import { formatBytes, useMessages } from '../../kit/index.ts'
import type { OrderApproval } from '../approvals.port.ts'
import { messages } from '../messages/index.ts'

const Root = styled.section`
  @layer at.components {
    display: grid;
    gap: 10px;
    min-inline-size: 0;

    h3,
    p {
      margin: 0;
    }
    ul {
      display: flex;
      flex-wrap: wrap;
      gap: 6px 18px;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    li > a {
      display: inline-flex;
      align-items: center;
      gap: 6px;
      min-block-size: 24px;
      color: var(--at-text);
      overflow-wrap: anywhere;
    }
    small {
      color: var(--at-text-2);
      font-size: var(--at-font-s);
    }
  }
`

interface OrderBriefingProps {
  order: OrderApproval['order']
  /** Opens the order inside the portal; absent: the link is followed. */
  onOpen: (() => void) | undefined
}

/** What the order asks the agency for, its attachments, and the way to the order itself (D-01, DO-02). */
export function OrderBriefing({ order, onOpen }: OrderBriefingProps) {
  const { t, locale } = useMessages(messages)
  const { description, target, comment, purchaseOrder, files, href } = order
  const facts = [
    { term: t('order.target'), detail: target },
    { term: t('order.comment'), detail: comment },
    { term: t('order.purchaseOrder'), detail: purchaseOrder },
  ].flatMap(({ term, detail }) => (detail === null ? [] : { term, detail }))
  return (
    <Root aria-label={t('order.briefing')}>
      <h3>{t('order.briefing')}</h3>
      <p className={description === null ? 'at-proof' : 'at-said'}>
        {description ?? t('order.noBriefing')}
      </p>
      {facts.length > 0 && <DescriptionList items={facts} />}
      {files.length > 0 && (
        <ul aria-label={t('order.files')}>
          {files.map(({ id, name, sizeBytes, url }) => (
            <li key={id}>
              <a href={url}>
                <FileIcon name={name} />
                {name} <small>{formatBytes(locale, sizeBytes)}</small>
              </a>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Link href={href} onPress={onOpen}>
          {t('order.open')}
        </Link>
      </div>
    </Root>
  )
}
