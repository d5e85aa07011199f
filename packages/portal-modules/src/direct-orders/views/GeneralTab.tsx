import { DescriptionList, MediaMark, Section, type DescriptionItem } from '@atrium/design-system'
import { styled } from 'styled-components'
import { formatBudget, formatRange } from '../../kit/campaigns/index.ts'
import { formatMoment, useMessages, useModuleHost } from '../../kit/index.ts'
import type { Order } from '../direct-orders.port.ts'
import { bookedMedia } from '../list.logic.ts'
import { messages } from '../messages/index.ts'
import { splitBudget } from '../money.logic.ts'
import { useValueWords } from './words.ts'

const Root = styled.div`
  @layer at.components {
    display: grid;
    gap: 28px var(--at-space-10);
    container: at-order / inline-size;

    .at-columns {
      display: grid;
      gap: 28px var(--at-space-10);
      align-items: start;
    }
    .at-stack {
      display: grid;
      gap: 28px;
      min-inline-size: 0;
    }
    .at-stack > section + section {
      margin-block-start: 0;
    }
    .at-media {
      display: grid;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    .at-media li {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: 2px var(--at-space-3);
      align-items: center;
      padding-block: 10px;
      border-block-end: 1px solid var(--at-line);
      font-variant-numeric: tabular-nums;
    }
    .at-media li:first-child {
      padding-block-start: 0;
    }
    .at-media b {
      font-weight: 550;
      overflow-wrap: anywhere;
    }
    .at-media small {
      display: block;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
    }
    .at-text {
      margin: 0 0 10px;
      max-inline-size: 68ch;
      white-space: pre-line;
      overflow-wrap: anywhere;
    }
    .at-quiet {
      margin: var(--at-space-2) 0 0;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
    }
    @container at-order (min-width: 860px) {
      .at-columns {
        grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      }
    }
  }
`

/** What was ordered: briefing and facts, media with their days and parts of the budget (DO-02, DO-05). */
export function GeneralTab({ order }: { order: Order }) {
  const { t, locale } = useMessages(messages)
  const { now } = useModuleHost()
  const say = useValueWords(locale)
  const media = bookedMedia(order)
  const parts = splitBudget(order.budget, media.length)
  const filled = (items: readonly DescriptionItem[]) => items.filter(({ detail }) => detail)
  const facts = filled([
    { term: t('column.action'), detail: t(`start.${order.action}`) },
    { term: t('column.buildingBlock'), detail: order.buildingBlock?.name },
    { term: t('column.customer'), detail: order.customer?.name },
    { term: t('column.campaign'), detail: order.campaign?.name },
    { term: t('column.product'), detail: order.product?.name },
    { term: t('column.region'), detail: order.region ?? t('blank.region') },
    { term: t('column.purchaseOrder'), detail: order.purchaseOrder },
    { term: t('column.creator'), detail: order.creator ?? t('blank.creator') },
    { term: t('column.taxonomy'), detail: order.taxonomy },
  ])
  const values = filled(
    order.values
      // What the tenant keeps to itself, such as a tariff.
      .filter(({ setting }) => setting.field.type !== 'Hidden')
      .map(({ setting, value }) => ({
        term: setting.field.displayName,
        detail: say(setting.field, value),
      })),
  )
  const moment = formatMoment(locale, new Date(order.modifiedAt), now())
  return (
    <Root>
      <div className="at-columns">
        <div className="at-stack">
          {(order.description || order.target || order.comment) && (
            <Section title={t('detail.briefing')}>
              {order.description && <p className="at-text">{order.description}</p>}
              <DescriptionList
                items={filled([
                  { term: t('about.target'), detail: order.target },
                  { term: t('about.comment'), detail: order.comment },
                ])}
              />
            </Section>
          )}
          <Section title={t('detail.booking')}>
            <DescriptionList items={facts} />
          </Section>
          {values.length > 0 && (
            <Section title={t('detail.values')}>
              <DescriptionList items={values} />
            </Section>
          )}
        </div>
        <div className="at-stack">
          <Section
            title={t('detail.mediaTitle')}
            aside={<b>{formatBudget(locale, order.budget, null)}</b>}
          >
            <ul className="at-media">
              {media.map(({ mediaTypeId, name, kind, start, end }, at) => (
                <li key={mediaTypeId}>
                  <MediaMark kind={kind} isDecorative />
                  <span>
                    <b>{name}</b>
                    <small>
                      {start === null && end === null
                        ? t('detail.likeOrder')
                        : formatRange(locale, start ?? order.start, end ?? order.end)}
                    </small>
                  </span>
                  <span>{formatBudget(locale, parts[at]!, null)}</span>
                </li>
              ))}
            </ul>
            {media.length > 1 && <p className="at-quiet">{t('summary.splitHint')}</p>}
          </Section>
          <p className="at-quiet">
            {order.modifiedBy
              ? t('detail.changed', { name: order.modifiedBy, moment })
              : t('detail.changedAt', { moment })}
          </p>
        </div>
      </div>
    </Root>
  )
}
