declare module '*?raw' {
  const text: string;
  export default text;
}
declare module '*.woff2?basicLatin' {
  const url: string;
  export default url;
}
declare module '*.woff2?otherLatin' {
  const url: string;
  export default url;
}
declare module '*.woff2?arabic' {
  const url: string;
  export default url;
}
declare module '*.css' {
  const css: string;
  export default css;
}
