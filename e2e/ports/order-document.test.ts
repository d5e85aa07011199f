import { expect, test } from 'vitest'
import {
  historyTexts,
  type HistoryText,
} from '../../apps/server/src/areas/direct-orders/order-history.texts.ts'
import { documentTexts } from '../../apps/server/src/areas/direct-orders/order-document.texts.ts'
import { messages } from '../../packages/portal-modules/src/direct-orders/messages/index.ts'

const languages = ['de', 'en'] as const
const wordsOf = (language: 'de' | 'en'): Readonly<Record<string, string>> =>
  language === 'de' ? messages.de : messages.en.texts

test('the document of an order tells its history in the words of its page (DO-02, T-47)', () => {
  const keys = Object.keys(historyTexts) as HistoryText[]
  for (const language of languages)
    expect(Object.fromEntries(keys.map((key) => [key, historyTexts[key][language]]))).toEqual(
      Object.fromEntries(keys.map((key) => [key, wordsOf(language)[key]])),
    )
})

test('it names fields, states and kinds of orders as the page does (DO-02, DO-07)', () => {
  for (const language of languages) {
    const said = wordsOf(language)
    const words = documentTexts[language]
    expect(words.statuses).toEqual({
      1: said['status.created'],
      2: said['status.approved'],
      3: said['status.completed'],
      5: said['status.rebriefing'],
      10: said['status.canceled'],
    })
    expect(words.waiting).toBe(said['status.waiting'])
    expect(words.actions).toEqual({
      1: said['start.rescale'],
      2: said['start.switch'],
      3: said['start.buildingBlock'],
      4: said['start.assets'],
    })
    const { purchaseOrder, region, customer, campaign, product, block, target, comment, taxonomy, history, likeOrder, media } = words // prettier-ignore
    expect({ purchaseOrder, region, customer, campaign, product, block, target, comment, taxonomy, history, likeOrder, media }).toEqual({
      purchaseOrder: said['column.purchaseOrder'],
      region: said['column.region'],
      customer: said['column.customer'],
      campaign: said['column.campaign'],
      product: said['column.product'],
      block: said['column.buildingBlock'],
      target: said['about.target'],
      comment: said['about.comment'],
      taxonomy: said['column.taxonomy'],
      history: said['detail.processes'],
      likeOrder: said['detail.likeOrder'],
      media: said['detail.mediaTitle'],
    }) // prettier-ignore
  }
})
