type OneLineProps = { dir?: 'ltr'; children: string };

/** What a person typed, cut off in a table where it is too long, and whole under the pointer; on a card it is whole. */
export const OneLine = ({ dir, children }: OneLineProps) => (
  <bdi className="ui-one-line" title={children} {...(dir && { dir })}>
    {children}
  </bdi>
);
