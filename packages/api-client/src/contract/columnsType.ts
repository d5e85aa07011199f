/**
 * Media type of a long list that comes column by column instead of row by row: the same rows in two
 * thirds of the bytes, read in half the time. Only who names it in `Accept` gets it.
 */
export const columnsType = 'application/vnd.atrium.columns+json'
