/** Refusals around who sees a component, in both languages. */
export const audienceTexts = {
  'audience-changed': {
    de: 'Inzwischen hat jemand neu festgelegt, wer das sieht. Das bleibt so; die Rücknahme ist nicht mehr möglich.',
    en: 'Somebody has since decided anew who sees this. That stays as it is; it can no longer be undone.',
  },
}
