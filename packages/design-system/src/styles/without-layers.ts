/** What a host's old sheet says of elements, and ours leave to the browser. */
const guards = `
:where([data-at-theme]) h1, :where([data-at-theme]) h2, :where([data-at-theme]) h3, :where([data-at-theme]) h4 {
  padding: 0; border: 0; color: inherit; text-transform: none; text-indent: 0;
}
:where([data-at-theme]) p { line-height: inherit; text-indent: 0; }
:where([data-at-theme]) button { text-transform: none; text-indent: 0; }
:where([data-at-theme]) input:where([type='checkbox'], [type='radio']) { padding: 0; }
:where([data-at-theme]) svg { display: inline; vertical-align: baseline; }
`

/**
 * A sheet of ours with its rules in no cascade layer: the same rules, in the same order. It is for pages
 * whose other rules are in none either, so it also says what these could have changed.
 */
export function withoutLayers(css: string): string {
  const [before = '', rules = ''] = css.split('@layer at.base {')
  const order = /@layer [^;{]+;\s*/
  return before.replace(order, '') + guards + rules.slice(0, rules.lastIndexOf('}'))
}
