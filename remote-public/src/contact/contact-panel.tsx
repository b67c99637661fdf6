import { island, Lazy, Panel } from 'shared-ui/static';

const ContactForm = island(() =>
  import(/* webpackChunkName: "contact-form" */ './contact-form.tsx').then((module) => module.ContactForm),
);

export const ContactPanel = () => (
  <Panel>
    <Lazy id="contact-form" of={ContactForm} />
  </Panel>
);
