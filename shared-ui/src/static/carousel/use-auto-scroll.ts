import { type RefObject, useEffect } from 'react';

type AutoScroll = { row: RefObject<HTMLElement | null>; isMoving: boolean; loopSeconds: number; times: number };

/** Which way the row's end lies: +1 when reading left to right, -1 in Arabic. */
const directionOf = (row: HTMLElement) => (row.closest('[dir]')?.getAttribute('dir') === 'rtl' ? -1 : 1);

const progressOf = (animation: Animation, loopMs: number) => (Number(animation.currentTime ?? 0) % loopMs) / loopMs;

/**
 * Moves the row one loop (its content but for the last of the `times` it is there) every `loopSeconds`, on the compositor. At rest the row is a
 * plain scrolling list again, at the same place: swiping, arrow keys and scroll bars work on it.
 */
export function useAutoScroll({ row, isMoving, loopSeconds, times }: AutoScroll): void {
  useEffect(() => {
    const place = row.current;
    const track = place?.firstElementChild;
    if (!isMoving || !place || !track) return undefined;
    const loop = (track.scrollWidth / times) * (times - 1);
    const loopMs = loopSeconds * 1000;
    const direction = directionOf(place);
    const animation = track.animate(
      { transform: ['translateX(0)', `translateX(${-direction * loop}px)`] },
      { duration: loopMs, iterations: Number.POSITIVE_INFINITY },
    );
    animation.currentTime = ((Math.abs(place.scrollLeft) % loop) / loop) * loopMs;
    place.scrollLeft = 0;
    return () => {
      const moved = progressOf(animation, loopMs) * loop;
      animation.cancel();
      place.scrollLeft += direction * moved;
    };
  }, [row, isMoving, loopSeconds, times]);
}
