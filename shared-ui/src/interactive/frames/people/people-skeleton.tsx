import { Styles } from 'shared-ui/provider';
import { Skeleton } from 'shared-ui/static';
import css from './people-row.css';

/** In the place of a row of people that is not there yet. */
export const PeopleSkeleton = () => (
  <div className="ui-people-skeleton">
    <Styles css={css} />
    <Skeleton shape="picture" />
    <Skeleton shape="picture" />
    <Skeleton shape="picture" />
  </div>
);
