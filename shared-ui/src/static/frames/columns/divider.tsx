/** A line between two parts of a page. */
export const Divider = () => <hr className="ui-divider" />;
