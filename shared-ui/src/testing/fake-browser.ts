const nothing = () => undefined;

const matchMediaWhere = (matches: (query: string) => boolean) => (query: string) =>
  ({
    matches: matches(query),
    media: query,
    addEventListener: nothing,
    removeEventListener: nothing,
  }) as unknown as MediaQueryList;

/** From now on the screens of this test file are as narrow as a phone. */
export function narrowScreen(): void {
  window.matchMedia = matchMediaWhere((query) => query.includes('max-width'));
}

/** Never sees anything: what waits to be seen is opened by `leaveFirstPage` instead. */
class BlindObserver {
  observe = nothing;
  disconnect = nothing;
}

/** What a screen asks of a browser and jsdom lacks. */
export function fakeBrowser(): void {
  window.matchMedia ??= matchMediaWhere(() => false);
  Element.prototype.getAnimations = () => [];
  window.IntersectionObserver = BlindObserver as unknown as typeof IntersectionObserver;
}
