import { useState } from 'react';
import { limits } from 'shared-api/contract/limits';
import type { Post } from 'shared-api/contract/posts.contract';
import { cutText } from 'shared-ui/static';

/** A long text is cut until the person asks for the whole; a short one is whole from the start. */
export function useWholeText({ excerpt }: Pick<Post, 'excerpt'>) {
  const [isUnfolded, setUnfolded] = useState(false);
  const text = excerpt.trim();
  const beginning = cutText(text, limits.cardTextLength);
  const isLong = beginning !== text;
  return { beginning, isLong, isWhole: isUnfolded || !isLong, toggle: () => setUnfolded(!isUnfolded) };
}
