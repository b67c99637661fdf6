import { organisation } from 'shared-api/contract/offices/organisation';
import { Link } from 'shared-ui/router';
import { buttonClass, FeatureGrid, Hero, Lazy, Section } from 'shared-ui/static';
import { ContactSection } from '../contact/contact-section.tsx';
import { messages } from '../messages.ts';
import { EventsSection } from './events-section.tsx';
import { RecentPosts } from './recent-posts.tsx';

/** What the organisation stands on (spec, section 1). */
const pillars = [
  { icon: 'calendar', title: messages.activities, text: messages.activitiesText },
  { icon: 'briefcase', title: messages.work, text: messages.workText },
  { icon: 'graduation', title: messages.services, text: messages.servicesText },
  { icon: 'heart', title: messages.volunteering, text: messages.volunteeringText },
] as const;

const Actions = () => (
  <>
    <Link className={buttonClass({ size: 'lg' })} to="#RecentActs">
      {messages.toRecentPosts}
    </Link>
    <Link className={buttonClass({ variant: 'outline', size: 'lg' })} to="#contacts">
      {messages.toContact}
    </Link>
  </>
);

const HomePage = () => (
  <>
    <Hero
      id="start"
      eyebrow={organisation.name}
      title={organisation.slogan}
      lead={messages.heroLead(organisation.foundedOn.slice(0, 4))}
      actions={<Actions />}
    />
    <Section title={messages.pillars} lead={organisation.description}>
      <FeatureGrid features={pillars} />
    </Section>
    <Lazy id="recent-posts" of={RecentPosts} />
    <EventsSection />
    <ContactSection />
  </>
);

export { HomePage as Component };
