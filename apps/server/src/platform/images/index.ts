export { isPicture, narrow, PictureError, takeIn, type Picture } from './codec.ts'
export { coloursOf, type PictureColour } from './colours.ts'
