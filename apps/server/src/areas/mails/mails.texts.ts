/** Stands in the outbox where a mail has a code. */
export const secretTexts = {
  de: '[nur in der E-Mail]',
  en: '[in the e-mail only]',
}
