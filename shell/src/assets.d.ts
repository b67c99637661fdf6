declare module '*?raw' {
  const text: string;
  export default text;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '*.css' {
  const css: string;
  export default css;
}
