type PassageProps = { paragraphs: readonly string[]; points?: readonly string[] | undefined };

/** A text of ours: paragraphs, and a list of points below them. */
export const Passage = ({ paragraphs, points }: PassageProps) => (
  <div className="ui-prose ui-rich-text">
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {points && (
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )}
  </div>
);
