import { useLayoutEffect, useRef } from 'react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { bodyRules } from './mail.css.ts'
import type { ShownMail } from './prepare-mail.ts'
import type { MailBody } from './render-body.ts'

/** How an e-mail is called that only who has its key can read (S/MIME, PGP). */
const sealed = /^application\/(?:x-)?(?:pkcs7-mime|pgp-encrypted)$/

/** What is written in an e-mail: as it was set, or the words alone. */
export function MailText({ mail }: { mail: ShownMail }) {
  const { t } = useMessages(messages)
  const { body, text, isCut, files } = mail
  if (body) return <Body body={body} />
  if (text) {
    return (
      <>
        {isCut && <p className="at-note">{t('mail.cut')}</p>}
        <pre className="at-words" dir="auto">
          {text}
        </pre>
      </>
    )
  }
  const isSealed = files.some(({ type }) => sealed.test(type))
  return <p className="at-empty">{t(isSealed ? 'mail.sealed' : isCut ? 'mail.tooLong' : 'mail.empty')}</p> // prettier-ignore
}

function Body({ body }: { body: MailBody }) {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current: node } = host
    if (!node) return
    const root = node.shadowRoot ?? node.attachShadow({ mode: 'open' })
    const rules = new CSSStyleSheet()
    rules.replaceSync(bodyRules)
    root.adoptedStyleSheets = [...body.styles, rules]
    root.replaceChildren(body.content)
    // Within a tree of its own, the browser finds no marks: it would only change the portal's address.
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      if (!link?.getAttribute('href')?.startsWith('#')) return
      event.preventDefault()
      const mark = decodeURIComponent(link.hash.slice(1))
      const named = root.getElementById(mark) ?? root.querySelector(`a[name="${CSS.escape(mark)}"]`)
      named?.scrollIntoView()
    }
    body.content.addEventListener('click', follow)
    return () => body.content.removeEventListener('click', follow)
  }, [body])
  return (
    <div className="at-paper">
      <div ref={host} />
    </div>
  )
}
