const nothing = () => undefined;

const noPreference = (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: nothing,
    removeEventListener: nothing,
  }) as unknown as MediaQueryList;

/** Never sees anything: what waits to be seen is opened by `leaveFirstPage` instead. */
class BlindObserver {
  observe = nothing;
  disconnect = nothing;
}

/** What a screen asks of a browser and jsdom lacks. */
export function fakeBrowser(): void {
  window.matchMedia = noPreference;
  Element.prototype.getAnimations = () => [];
  window.IntersectionObserver = BlindObserver as unknown as typeof IntersectionObserver;
}
