import { Icon, type IconName } from '../../pictures/icons/icon.tsx';

type FeatureGridProps = { features: ReadonlyArray<{ icon: IconName; title: string; text: string }> };

/** A few things of equal weight, side by side: each a mark, a word and a sentence. */
export function FeatureGrid({ features }: FeatureGridProps) {
  return (
    <ul className="ui-features">
      {features.map(({ icon, title, text }) => (
        <li key={title} className="ui-feature">
          <span className="ui-feature-mark">
            <Icon name={icon} />
          </span>
          <h3 className="ui-feature-title">{title}</h3>
          <p className="ui-feature-text">{text}</p>
        </li>
      ))}
    </ul>
  );
}
