/** What is said in Arabic, and what the organisation's own documents call it in English. */
export type BilingualText = { ar: string; en: string };

/** Both languages in one control: Arabic leads, English stands beside it, smaller. */
export const Bilingual = ({ ar, en }: BilingualText) => (
  <>
    {ar}{' '}
    <small className="ui-english" lang="en" dir="ltr">
      {en}
    </small>
  </>
);

/** The same where no markup can stand, as in the options of a list. */
export const bothOf = ({ ar, en }: BilingualText): string => `${ar} · ${en}`;
