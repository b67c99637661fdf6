/** A paragraph that a person typed, with its own line breaks. */
export const Prose = ({ children }: { children: string }) => (
  <p className="ui-prose" dir="auto">
    {children}
  </p>
);
