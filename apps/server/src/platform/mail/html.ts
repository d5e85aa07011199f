/** A mail's text as simple HTML: paragraphs, lists of lines that begin with a dash, and links. */
export function htmlOf({
  language,
  subject,
  body,
}: {
  language: string
  subject: string
  body: string
}): string {
  return `<!doctype html>
<html lang="${escape(language)}">
<head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:600px">
${body
  .split(/\n{2,}/)
  .map(block)
  .join('\n')}
</div>
</body>
</html>
`
}

/** Stands between the parts of a mail in several languages: a plain line, in HTML a rule. */
export const mailRule = '-'.repeat(40)

const dash = /^[–-] /

function block(text: string): string {
  if (text.trim() === mailRule) {
    return '<hr style="margin:24px 0;border:0;border-top:1px solid #ccc">'
  }
  const lines = text.split('\n')
  if (!lines.every((line) => dash.test(line))) return `<p>${lines.map(linked).join('<br>\n')}</p>`
  const items = lines.map((line) => `<li>${linked(line.replace(dash, ''))}</li>`)
  return `<ul>\n${items.join('\n')}\n</ul>`
}

const address = /(https?:\/\/[^\s<>"“”„]*[^\s<>"“”„.,;:!?)\]])/

const linked = (line: string) =>
  line
    .split(address)
    .map((part, at) => (at % 2 ? `<a href="${escape(part)}">${escape(part)}</a>` : escape(part)))
    .join('')

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
