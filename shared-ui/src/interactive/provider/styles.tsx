import { Global } from '@emotion/react';

/** The rules of a part that only some pages have: they come with it, into the head. */
export const Styles = ({ css }: { css: string }) => <Global styles={css} />;
