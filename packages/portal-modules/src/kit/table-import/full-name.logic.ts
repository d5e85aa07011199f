/** First and last name; where only one text says both, its last word with what belongs to it is the last name. */
export function namesOf(firstName: string, lastName: string, fullName: string) {
  if (firstName !== '' || lastName !== '')
    return { ...(firstName !== '' && { firstName }), ...(lastName !== '' && { lastName }) }
  if (fullName === '') return {}
  const [before, ...after] = fullName.split(/ ?, ?/)
  if (after.length > 0 && before) return { firstName: after.join(', '), lastName: before }
  const words = fullName.split(/\s+/)
  if (words.length === 1) return { lastName: fullName }
  const particle = words.findIndex((word, index) => index > 0 && /^\p{Ll}/u.test(word))
  const start = particle > 0 && particle < words.length - 1 ? particle : words.length - 1
  return { firstName: words.slice(0, start).join(' '), lastName: words.slice(start).join(' ') }
}
