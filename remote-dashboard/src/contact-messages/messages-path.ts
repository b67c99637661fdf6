import { root } from '../sections/sections.ts';

export const messagesPath = `${root}/messages`;
