/** The builds take style sheets as their text. */
declare module '*.css' {
  const text: string;
  export default text;
}
