import { Styles } from 'shared-ui/provider';
import { Carousel, type CarouselItems } from 'shared-ui/static';
import css from './people-row.css';
import personCard from './person-card.css';

type PeopleRowProps = {
  /** Whom the row holds, for those who do not see it. */
  label: string;
  /** Seconds the moving row takes. */
  loopSeconds: number;
  /** What the row is on wide screens, where it stands still. */
  wide: 'grid' | 'row';
  children: CarouselItems;
};

/** The list three times over, so that the row never ends on a phone, however few there are. */
const times = 3;

/** People side by side: a row that moves by itself on narrow screens, a grid or a still row on wide ones. */
export const PeopleRow = ({ wide, children, ...row }: PeopleRowProps) => (
  <div className={`ui-people ui-people-${wide}`}>
    <Styles css={css + personCard} />
    <Carousel {...row} times={times}>
      {children}
    </Carousel>
  </div>
);
