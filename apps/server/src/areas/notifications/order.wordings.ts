import { notificationTypes as t } from '@atrium/api-client/contract'
import { asks, has, who } from './actors.ts'
import type { Wording } from './wording.types.ts'

/** Of a direct order that somebody took a step on; the words say which: `storniert`, `cancelled`. */
const aboutOrder = (de: string, en: string): Wording => ({
  type: t.DirectOrder,
  de: {
    message: (f) => `${has(f)} die Bestellung „${f.name}“ ${de}.`,
    subject: (f) => `Bestellung ${de}: ${f.name}`,
  },
  en: {
    message: (f) => `${who(f)} ${en} the order “${f.name}”.`,
    subject: (f) => `Order ${en}: ${f.name}`,
  },
})

/** What is told of direct orders. */
export const orderWordings = {
  orderAsked: {
    type: t.DirectOrder,
    de: {
      message: (f) => `${asks(f)} um Ihre Freigabe der Bestellung „${f.name}“.`,
      subject: (f) => `Bestellung freigeben: ${f.name}`,
    },
    en: {
      message: (f) => `${who(f)} asked for your approval of the order “${f.name}”.`,
      subject: (f) => `Please approve the order: ${f.name}`,
    },
  },
  orderApproved: aboutOrder('freigegeben', 'approved'),
  orderRejected: aboutOrder('abgelehnt', 'rejected'),
  orderSent: aboutOrder('abgeschickt', 'sent'),
  orderCompleted: aboutOrder('abgeschlossen', 'completed'),
  orderCanceled: aboutOrder('storniert', 'cancelled'),
  orderRebriefed: {
    type: t.DirectOrder,
    de: {
      message: (f) => `${asks(f)} um ein Rebriefing zur Bestellung „${f.name}“.`,
      subject: (f) => `Rebriefing: ${f.name}`,
    },
    en: {
      message: (f) => `${who(f)} asked to rebrief the order “${f.name}”.`,
      subject: (f) => `Rebriefing: ${f.name}`,
    },
  },
} satisfies Record<string, Wording>
