export { isPicture, narrow, PictureError, takeIn, type Picture } from './codec.ts'
export { coloursOf } from './colours.ts'
