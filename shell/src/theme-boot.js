{
  const [, chosen] = /(?:^|; )theme=(\w+)/.exec(document.cookie) ?? [];
  const isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.classList.toggle('dark', isDark);
}
