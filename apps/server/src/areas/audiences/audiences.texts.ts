/** Refusals around who sees a component, in both languages. */
export const audienceTexts = {
  'audience-changed': {
    de: 'Inzwischen hat jemand neu festgelegt, wer das sieht. Das bleibt so; die Rücknahme ist nicht mehr möglich.',
    en: 'Somebody has since changed who sees this. Their choice is kept; yours can no longer be undone.',
  },
}
