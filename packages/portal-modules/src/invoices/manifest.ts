import { ReceiptEuro } from 'lucide-react'
import { defineManifest } from '../kit/manifest.ts'

/** What a host lists: the code comes later. */
export const manifest = defineManifest<object>({
  type: 'invoices',
  title: { de: 'Rechnungen', en: 'Invoices' },
  icon: ReceiptEuro,
})
