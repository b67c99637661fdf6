import { type RefObject, useEffect } from 'react';

/** What the style sheet moves the track by: the width of its copies, which have none where nothing moves. */
const distanceOf = ([, ...copies]: Element[]) => copies.reduce((sum, copy) => sum + copy.clientWidth, 0);

/**
 * Lets a row rest that its style sheet moves: it becomes a plain scrolling list at the place it had reached, so that swipes,
 * arrow keys and scroll bars lead both ways. Afterwards it goes on from where it was scrolled to.
 */
export function useRest(row: RefObject<HTMLElement | null>, isResting: boolean): void {
  useEffect(() => {
    const place = row.current;
    const track = place?.firstElementChild;
    if (!isResting || !place || !track) return undefined;
    const [motion] = track.getAnimations();
    const timing = motion?.effect?.getComputedTiming();
    const distance = distanceOf([...track.children]);
    if (!motion || !timing || distance === 0) return undefined;
    motion.cancel();
    place.scrollLeft -= distance * (timing.progress ?? 0); // to the left, where a line ends
    return () => {
      motion.play();
      motion.currentTime = ((Math.abs(place.scrollLeft) % distance) / distance) * Number(timing.duration);
      place.scrollLeft = 0;
    };
  }, [row, isResting]);
}
