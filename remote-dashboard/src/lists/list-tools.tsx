import type { ReactNode } from 'react';
import { FoldOnPhone } from 'shared-ui/data-grid';
import { messages } from './messages.ts';

/** What is rarely done with a list as a whole; on a phone one button, which unfolds it. */
export const ListTools = ({ children }: { children: ReactNode }) => (
  <FoldOnPhone label={messages.tools}>{children}</FoldOnPhone>
);
