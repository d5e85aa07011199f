/**
 * How many days before and after today are near: what is counted and what the line of time shows are
 * the same days, today among them (CAMP-11).
 */
export const nearDays = 7

/** All of them: seven before, today, seven after. */
export const nearSpan = 2 * nearDays + 1
