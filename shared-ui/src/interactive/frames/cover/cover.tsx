import { Styles } from 'shared-ui/provider';
import { Lattice } from 'shared-ui/static';
import css from './cover.css';

/** A wide picture over what it belongs to; the lattice stands in for one that is missing. Decoration. */
export const Cover = ({ src }: { src: string | null }) => (
  <div className="ui-cover ui-deep">
    <Styles css={css} />
    {src ? <img src={src} alt="" decoding="async" /> : <Lattice />}
  </div>
);
