// Written into the document's head: asks for the page's scripts at the first sign of a reader, or at once.
addEventListener('DOMContentLoaded', () => {
  const { content, dataset } = document.getElementById('scripts');
  const listening = new AbortController();
  const load = () => {
    listening.abort();
    document.body.append(content);
  };
  // a browser also tells of a pointer that rests where a page appears
  const hasMoved = ({ type, movementX, movementY }) => type !== 'pointermove' || movementX || movementY;
  const isReturning = document.referrer.startsWith(`${location.origin}/`);
  if (dataset.now || isReturning || document.documentElement.classList.contains('signed-in'))
    document.hidden ? load() : requestAnimationFrame(() => setTimeout(load));
  else
    for (const sign of ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'])
      addEventListener(sign, (event) => hasMoved(event) && load(), { capture: true, signal: listening.signal });
});
