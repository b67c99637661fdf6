import { Global } from '@emotion/react';

/** The rules of a part that only some pages have: they come with it, into the head, under the page's nonce. */
export const Styles = ({ css }: { css: string }) => <Global styles={css} />;
