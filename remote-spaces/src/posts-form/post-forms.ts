import { island } from 'shared-ui/static';
import type { PostComposer } from './post-composer.tsx';
import type { PostEditor as Editor } from './post-editor.tsx';

const isServer = typeof document === 'undefined';
const nothing = () => null as never;

/** The form of a new post. Its editor needs a browser: the page server does not even read it. */
export const Composer = island<Parameters<typeof PostComposer>[0]>(async () =>
  isServer ? nothing : (await import('./post-composer.tsx')).PostComposer,
);

export const PostEditor = island<Parameters<typeof Editor>[0]>(async () =>
  isServer ? nothing : (await import('./post-editor.tsx')).PostEditor,
);
