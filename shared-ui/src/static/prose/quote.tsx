/** What a person wrote to us, as it was written. */
export const Quote = ({ children }: { children: string }) => (
  <blockquote className="ui-quote" dir="auto">
    {children}
  </blockquote>
);
