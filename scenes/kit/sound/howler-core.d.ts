// howler without its spatial audio, which nothing here uses.
declare module 'howler/dist/howler.core.min.js' {
  export { Howl, Howler } from 'howler';
}
