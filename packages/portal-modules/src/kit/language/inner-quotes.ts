import type { Locale } from '../module-host/host.tsx'

const MARKS: Record<string, string> = { de: '„“‚‘', en: '“”‘’' }

/** Quotation marks within quotation marks, as a name may bring them into a sentence, become single ones. */
export function innerQuotes(text: string, locale: Locale): string {
  const [open, close, innerOpen, innerClose] = MARKS[locale.split('-', 1)[0]!] ?? ''
  if (open === undefined || text.indexOf(open) === text.lastIndexOf(open)) return text
  let depth = 0
  let result = ''
  for (const mark of text) {
    if (mark === open) depth += 1
    const isInner = depth > 1
    result += isInner && mark === open ? innerOpen : isInner && mark === close ? innerClose : mark
    if (mark === close && depth > 0) depth -= 1
  }
  // One that is never closed means something else, as in 5“.
  return depth === 0 ? result : text
}
