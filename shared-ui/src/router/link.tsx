import { type LinkProps, Link as RouterLink } from 'react-router-dom';

/** Without the attribute by which the router's own framework finds links ahead: each is some bytes of every page. */
export const Link = (props: LinkProps) => <RouterLink discover="none" {...props} />;
