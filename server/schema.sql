-- What stands after all migrations. Written by: node server/test/schema-of.ts

CREATE TABLE account_deletions (
  member_id uuid NOT NULL,
  requested_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  due_at timestamp(3) with time zone NOT NULL,
  posts text NOT NULL,
  CONSTRAINT account_deletions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  CONSTRAINT account_deletions_pkey PRIMARY KEY (member_id),
  CONSTRAINT account_deletions_posts_check CHECK ((posts = ANY (ARRAY['keep'::text, 'delete'::text])))
);
CREATE INDEX account_deletions_due ON account_deletions USING btree (due_at, member_id);
CREATE TRIGGER announce_account_deletions AFTER INSERT OR DELETE ON account_deletions FOR EACH ROW EXECUTE FUNCTION announce_account_deletions();

CREATE TABLE attendances (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  post_id uuid NOT NULL,
  member_id uuid,
  visitor_id uuid,
  is_waiting boolean NOT NULL,
  joined_at timestamp with time zone NOT NULL,
  checked_in_at timestamp(3) with time zone,
  reminded_at timestamp(3) with time zone,
  CONSTRAINT attendances_check CHECK ((num_nonnulls(member_id, visitor_id) = 1)),
  CONSTRAINT attendances_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  CONSTRAINT attendances_pkey PRIMARY KEY (id),
  CONSTRAINT attendances_post_id_fkey FOREIGN KEY (post_id) REFERENCES events(post_id) ON DELETE CASCADE,
  CONSTRAINT attendances_post_id_member_id_key UNIQUE (post_id, member_id),
  CONSTRAINT attendances_visitor_id_fkey FOREIGN KEY (visitor_id) REFERENCES event_visitors(id) ON DELETE CASCADE,
  CONSTRAINT attendances_visitor_id_key UNIQUE (visitor_id)
);
CREATE INDEX attendances_in_order ON attendances USING btree (post_id, is_waiting, joined_at, id);
CREATE INDEX attendances_of_member ON attendances USING btree (member_id);
CREATE INDEX attendances_to_remind ON attendances USING btree (post_id) WHERE ((reminded_at IS NULL) AND (NOT is_waiting));

CREATE TABLE audit_entries (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  at timestamp(3) with time zone DEFAULT now() NOT NULL,
  actor_id uuid,
  office_id uuid,
  act text NOT NULL,
  subject text NOT NULL,
  details jsonb DEFAULT '{}'::jsonb NOT NULL,
  subject_kind text NOT NULL,
  subject_name text NOT NULL,
  former_office_id uuid,
  address text NOT NULL,
  number integer NOT NULL,
  hash text NOT NULL,
  CONSTRAINT audit_entries_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES members(id),
  CONSTRAINT audit_entries_former_office_id_fkey FOREIGN KEY (former_office_id) REFERENCES offices(id),
  CONSTRAINT audit_entries_office_id_fkey FOREIGN KEY (office_id) REFERENCES offices(id),
  CONSTRAINT audit_entries_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_entries_by_actor ON audit_entries USING btree (actor_id, at DESC, id DESC);
CREATE UNIQUE INDEX audit_entries_by_number ON audit_entries USING btree (number);
CREATE INDEX audit_entries_by_office ON audit_entries USING btree (office_id, at DESC, id DESC);
CREATE INDEX audit_entries_newest ON audit_entries USING btree (at DESC, id DESC);
CREATE TRIGGER announce_audit_entries AFTER INSERT ON audit_entries FOR EACH ROW EXECUTE FUNCTION announce_audit_entries();
CREATE TRIGGER append_audit_entry BEFORE INSERT ON audit_entries FOR EACH ROW EXECUTE FUNCTION append_audit_entry();
CREATE TRIGGER refuse_audit_change BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE TABLE contact_messages (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  name text NOT NULL,
  contact text NOT NULL,
  message text NOT NULL,
  state text DEFAULT 'new'::text NOT NULL,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  assignee_id uuid,
  CONSTRAINT contact_messages_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES members(id) ON DELETE SET NULL,
  CONSTRAINT contact_messages_pkey PRIMARY KEY (id),
  CONSTRAINT contact_messages_state_check CHECK ((state = ANY (ARRAY['new'::text, 'read'::text, 'answered'::text])))
);
CREATE INDEX contact_messages_by_assignee ON contact_messages USING btree (assignee_id, created_at DESC, id DESC);
CREATE INDEX contact_messages_by_state ON contact_messages USING btree (state, created_at DESC, id DESC);
CREATE INDEX contact_messages_newest ON contact_messages USING btree (created_at DESC, id DESC);
CREATE TRIGGER announce_contact_messages AFTER INSERT OR UPDATE ON contact_messages FOR EACH ROW EXECUTE FUNCTION announce_contact_messages();
CREATE TRIGGER contact_messages_version BEFORE UPDATE OF state, assignee_id ON contact_messages FOR EACH ROW EXECUTE FUNCTION count_version();

CREATE TABLE contact_replies (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  message_id uuid NOT NULL,
  author_id uuid NOT NULL,
  text text NOT NULL,
  sent_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT contact_replies_author_id_fkey FOREIGN KEY (author_id) REFERENCES members(id),
  CONSTRAINT contact_replies_message_id_fkey FOREIGN KEY (message_id) REFERENCES contact_messages(id) ON DELETE CASCADE,
  CONSTRAINT contact_replies_pkey PRIMARY KEY (id)
);
CREATE INDEX contact_replies_by_author ON contact_replies USING btree (author_id);
CREATE INDEX contact_replies_by_message ON contact_replies USING btree (message_id, sent_at, id);

CREATE TABLE data_export_parts (
  export_id uuid NOT NULL,
  number integer NOT NULL,
  bytes bytea NOT NULL,
  CONSTRAINT data_export_parts_export_id_fkey FOREIGN KEY (export_id) REFERENCES data_exports(id) ON DELETE CASCADE,
  CONSTRAINT data_export_parts_pkey PRIMARY KEY (export_id, number)
);

CREATE TABLE data_exports (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  member_id uuid NOT NULL,
  requested_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  due_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  ready_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone,
  bytes integer,
  CONSTRAINT data_exports_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  CONSTRAINT data_exports_member_id_key UNIQUE (member_id),
  CONSTRAINT data_exports_pkey PRIMARY KEY (id)
);
CREATE INDEX data_exports_by_expiry ON data_exports USING btree (expires_at);
CREATE INDEX data_exports_due ON data_exports USING btree (due_at) WHERE (ready_at IS NULL);
CREATE TRIGGER wake_works AFTER INSERT ON data_exports REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION wake_works();

CREATE TABLE event_visitors (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  post_id uuid NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  secret uuid DEFAULT gen_random_uuid() NOT NULL,
  requested_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT event_visitors_pkey PRIMARY KEY (id),
  CONSTRAINT event_visitors_post_id_fkey FOREIGN KEY (post_id) REFERENCES events(post_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX event_visitors_once ON event_visitors USING btree (post_id, lower(email));
CREATE INDEX event_visitors_requested ON event_visitors USING btree (requested_at);

CREATE TABLE events (
  post_id uuid NOT NULL,
  begins_at timestamp(3) with time zone NOT NULL,
  ends_at timestamp(3) with time zone NOT NULL,
  place text NOT NULL,
  address text DEFAULT ''::text NOT NULL,
  capacity integer,
  audience text DEFAULT 'everyone'::text NOT NULL,
  CONSTRAINT events_audience_check CHECK ((audience = ANY (ARRAY['everyone'::text, 'members'::text]))),
  CONSTRAINT events_capacity_check CHECK ((capacity > 0)),
  CONSTRAINT events_check CHECK ((ends_at > begins_at)),
  CONSTRAINT events_pkey PRIMARY KEY (post_id),
  CONSTRAINT events_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE
);
CREATE INDEX events_by_beginning ON events USING btree (begins_at, post_id);

CREATE TABLE follower_mailings (
  post_id uuid NOT NULL,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  due_at timestamp with time zone DEFAULT now(),
  last_follower uuid,
  CONSTRAINT follower_mailings_pkey PRIMARY KEY (post_id),
  CONSTRAINT follower_mailings_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE
);
CREATE INDEX follower_mailings_due ON follower_mailings USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE TRIGGER wake_works AFTER INSERT ON follower_mailings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION wake_works();

CREATE TABLE front_end_errors (
  front_end text NOT NULL,
  version text NOT NULL,
  stack text NOT NULL,
  kind text NOT NULL,
  message text NOT NULL,
  frames jsonb NOT NULL,
  route text NOT NULL,
  count integer NOT NULL,
  first_seen timestamp(3) with time zone DEFAULT now() NOT NULL,
  last_seen timestamp(3) with time zone DEFAULT now() NOT NULL,
  network text DEFAULT ''::text NOT NULL,
  is_widespread boolean DEFAULT false NOT NULL,
  CONSTRAINT front_end_errors_pkey PRIMARY KEY (front_end, version, stack)
);
CREATE INDEX front_end_errors_last_seen ON front_end_errors USING btree (last_seen);

CREATE TABLE front_end_loads (
  day date DEFAULT CURRENT_DATE NOT NULL,
  front_end text NOT NULL,
  version text NOT NULL,
  outcome text NOT NULL,
  total integer NOT NULL,
  ms double precision NOT NULL,
  networks integer DEFAULT 0 NOT NULL,
  CONSTRAINT front_end_loads_pkey PRIMARY KEY (day, front_end, version, outcome)
);

CREATE TABLE front_end_vitals (
  hour timestamp with time zone DEFAULT date_trunc('hour'::text, now()) NOT NULL,
  front_end text NOT NULL,
  version text NOT NULL,
  route text NOT NULL,
  metric text NOT NULL,
  device text NOT NULL,
  bucket smallint NOT NULL,
  total integer NOT NULL,
  networks integer DEFAULT 0 NOT NULL,
  CONSTRAINT front_end_vitals_pkey PRIMARY KEY (hour, front_end, version, route, metric, device, bucket)
);

CREATE TABLE gallery_pictures (
  post_id uuid NOT NULL,
  position smallint NOT NULL,
  picture_hash text NOT NULL,
  alt text DEFAULT ''::text NOT NULL,
  caption text DEFAULT ''::text NOT NULL,
  CONSTRAINT gallery_pictures_picture_hash_fkey FOREIGN KEY (picture_hash) REFERENCES pictures(hash),
  CONSTRAINT gallery_pictures_pkey PRIMARY KEY (post_id, "position"),
  CONSTRAINT gallery_pictures_position_check CHECK ((("position" >= 0) AND ("position" <= 11))),
  CONSTRAINT gallery_pictures_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE
);
CREATE INDEX gallery_pictures_by_picture ON gallery_pictures USING btree (picture_hash);

CREATE TABLE known_devices (
  token_hash text NOT NULL,
  member_id uuid NOT NULL,
  last_used_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT known_devices_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  CONSTRAINT known_devices_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX known_devices_by_member ON known_devices USING btree (member_id);

CREATE TABLE kysely_migration (
  name character varying(255) NOT NULL,
  timestamp character varying(255) NOT NULL,
  CONSTRAINT kysely_migration_pkey PRIMARY KEY (name)
);

CREATE TABLE kysely_migration_lock (
  id character varying(255) NOT NULL,
  is_locked integer DEFAULT 0 NOT NULL,
  CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id)
);

CREATE TABLE live_pointers (
  env text NOT NULL,
  key text NOT NULL,
  seq integer NOT NULL,
  CONSTRAINT live_pointers_pkey PRIMARY KEY (env, key)
);

CREATE TABLE mail_rate (
  id boolean DEFAULT true NOT NULL,
  minute timestamp with time zone NOT NULL,
  sent integer NOT NULL,
  CONSTRAINT mail_rate_id_check CHECK (id),
  CONSTRAINT mail_rate_pkey PRIMARY KEY (id)
);

CREATE TABLE mails (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  recipient text NOT NULL,
  reply_to text,
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  due_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  given_up_at timestamp(3) with time zone,
  last_error text,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  held_for uuid,
  is_bulk boolean DEFAULT false NOT NULL,
  stop_url text,
  follower_id uuid,
  post_id uuid,
  visitor_id uuid,
  attendance_id uuid,
  member_id uuid,
  CONSTRAINT mails_attendance_id_fkey FOREIGN KEY (attendance_id) REFERENCES attendances(id) ON DELETE CASCADE,
  CONSTRAINT mails_follower_id_fkey FOREIGN KEY (follower_id) REFERENCES office_followers(id) ON DELETE CASCADE,
  CONSTRAINT mails_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  CONSTRAINT mails_pkey PRIMARY KEY (id),
  CONSTRAINT mails_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  CONSTRAINT mails_visitor_id_fkey FOREIGN KEY (visitor_id) REFERENCES event_visitors(id) ON DELETE CASCADE
);
CREATE INDEX mails_by_attendance_id ON mails USING btree (attendance_id) WHERE (attendance_id IS NOT NULL);
CREATE INDEX mails_by_follower_id ON mails USING btree (follower_id) WHERE (follower_id IS NOT NULL);
CREATE INDEX mails_by_member_id ON mails USING btree (member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX mails_by_post_id ON mails USING btree (post_id) WHERE (post_id IS NOT NULL);
CREATE INDEX mails_by_visitor_id ON mails USING btree (visitor_id) WHERE (visitor_id IS NOT NULL);
CREATE INDEX mails_due ON mails USING btree (due_at) WHERE (given_up_at IS NULL);
CREATE INDEX mails_due_by_kind ON mails USING btree (is_bulk, due_at) WHERE (given_up_at IS NULL);
CREATE INDEX mails_held_for ON mails USING btree (held_for) WHERE (held_for IS NOT NULL);
CREATE TRIGGER wake_works AFTER INSERT ON mails REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION wake_works();

CREATE TABLE member_counts (
  office_id uuid NOT NULL,
  role text NOT NULL,
  is_active boolean NOT NULL,
  total integer NOT NULL,
  CONSTRAINT member_counts_office_id_fkey FOREIGN KEY (office_id) REFERENCES offices(id),
  CONSTRAINT member_counts_pkey PRIMARY KEY (office_id, role, is_active)
);

CREATE TABLE member_days (
  day date NOT NULL,
  office_id uuid NOT NULL,
  total integer NOT NULL,
  CONSTRAINT member_days_office_id_fkey FOREIGN KEY (office_id) REFERENCES offices(id),
  CONSTRAINT member_days_pkey PRIMARY KEY (day, office_id)
);
CREATE TRIGGER member_days_summed AFTER INSERT OR UPDATE OF total ON member_days FOR EACH ROW EXECUTE FUNCTION sum_member_months();

CREATE TABLE member_months (
  month date NOT NULL,
  office_id uuid NOT NULL,
  total integer NOT NULL,
  CONSTRAINT member_months_office_id_fkey FOREIGN KEY (office_id) REFERENCES offices(id),
  CONSTRAINT member_months_pkey PRIMARY KEY (month, office_id)
);

CREATE TABLE member_tokens (
  token_hash text NOT NULL,
  member_id uuid NOT NULL,
  purpose text NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  email text NOT NULL,
  CONSTRAINT member_tokens_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  CONSTRAINT member_tokens_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX member_tokens_by_expiry ON member_tokens USING btree (expires_at);
CREATE INDEX member_tokens_by_member ON member_tokens USING btree (member_id, purpose);

CREATE TABLE members (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  phone text DEFAULT ''::text NOT NULL,
  role text NOT NULL,
  role_since timestamp(3) with time zone DEFAULT now() NOT NULL,
  office_id uuid NOT NULL,
  avatar_hash text,
  bio text DEFAULT ''::text NOT NULL,
  about text DEFAULT ''::text NOT NULL,
  description text DEFAULT ''::text NOT NULL,
  sociallinks jsonb DEFAULT '{}'::jsonb NOT NULL,
  is_active boolean DEFAULT false NOT NULL,
  is_email_confirmed boolean DEFAULT false NOT NULL,
  must_change_password boolean DEFAULT false NOT NULL,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  last_seen_at timestamp(3) with time zone,
  deleted_at timestamp(3) with time zone,
  search text GENERATED ALWAYS AS (fold_text(name)) STORED,
  name_order text COLLATE "C" GENERATED ALWAYS AS (arabic_order(name)) STORED NOT NULL,
  directory text GENERATED ALWAYS AS (fold_text(((((name || ' '::text) || email) || ' '::text) || phone))) STORED NOT NULL,
  admitted_at timestamp(3) with time zone,
  refused_at timestamp(3) with time zone,
  version integer DEFAULT 1 NOT NULL,
  password_expires_at timestamp(3) with time zone,
  second_factor_due_at timestamp(3) with time zone,
  consented_at timestamp(3) with time zone,
  consent_version text,
  pending_email text,
  addressed_as text DEFAULT 'man'::text NOT NULL,
  mail_key uuid DEFAULT gen_random_uuid() NOT NULL,
  CONSTRAINT members_addressed_as_check CHECK ((addressed_as = ANY (ARRAY['man'::text, 'woman'::text]))),
  CONSTRAINT members_avatar_hash_fkey FOREIGN KEY (avatar_hash) REFERENCES pictures(hash),
  CONSTRAINT members_id_office_id_key UNIQUE (id, office_id),
  CONSTRAINT members_office_id_fkey FOREIGN KEY (office_id) REFERENCES offices(id),
  CONSTRAINT members_pkey PRIMARY KEY (id),
  CONSTRAINT members_role_check CHECK ((role = ANY (ARRAY['AD'::text, 'SG'::text, 'OP'::text, 'OM'::text])))
);
CREATE INDEX members_by_age ON members USING btree (created_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX members_by_avatar ON members USING btree (avatar_hash) WHERE (avatar_hash IS NOT NULL);
CREATE UNIQUE INDEX members_by_mail_key ON members USING btree (mail_key);
CREATE INDEX members_by_name ON members USING btree (name_order, id) WHERE (deleted_at IS NULL);
CREATE INDEX members_by_office ON members USING btree (office_id, created_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX members_by_role ON members USING btree (role, role_since DESC) WHERE (deleted_at IS NULL);
CREATE INDEX members_directory ON members USING gin (directory gin_trgm_ops);
CREATE UNIQUE INDEX members_email ON members USING btree (lower(email)) WHERE (deleted_at IS NULL);
CREATE INDEX members_of_office_by_name ON members USING btree (office_id, name_order, id) WHERE (deleted_at IS NULL);
CREATE INDEX members_pending_email ON members USING btree (lower(pending_email)) WHERE ((pending_email IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX members_search ON members USING gin (search gin_trgm_ops);
CREATE INDEX members_shown_by_office ON members USING btree (office_id, ((role <> 'OP'::text)), created_at, id) WHERE ((deleted_at IS NULL) AND is_active);
CREATE INDEX members_waiting ON members USING btree (created_at, id) WHERE ((deleted_at IS NULL) AND (NOT is_active) AND (admitted_at IS NULL) AND (refused_at IS NULL));
CREATE TRIGGER announce_members AFTER INSERT OR DELETE OR UPDATE OF name, email, phone, role, office_id, avatar_hash, bio, about, description, addressed_as, is_active, sociallinks, is_email_confirmed, deleted_at ON members FOR EACH ROW EXECUTE FUNCTION announce_members();
CREATE TRIGGER members_added AFTER INSERT ON members REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_members();
CREATE TRIGGER members_added_by_day AFTER INSERT ON members REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION member_days_added_by_day();
CREATE TRIGGER members_changed AFTER UPDATE OF office_id, role, is_active, deleted_at ON members FOR EACH ROW EXECUTE FUNCTION count_changed_members();
CREATE TRIGGER members_changed_by_day AFTER UPDATE OF office_id, created_at, deleted_at ON members FOR EACH ROW EXECUTE FUNCTION member_days_changed_by_day();
CREATE TRIGGER members_removed AFTER DELETE ON members REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_members();
CREATE TRIGGER members_removed_by_day AFTER DELETE ON members REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION member_days_removed_by_day();
CREATE TRIGGER members_version BEFORE UPDATE OF name, email, phone, role, office_id, avatar_hash, bio, about, description, addressed_as, is_active, refused_at, deleted_at ON members FOR EACH ROW EXECUTE FUNCTION count_version();

CREATE TABLE network_visits (
  slot text NOT NULL,
  visit_id uuid NOT NULL,
  opened_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT network_visits_pkey PRIMARY KEY (slot)
);
CREATE INDEX network_visits_opened ON network_visits USING btree (opened_at);

CREATE TABLE notification_choices (
  member_id uuid NOT NULL,
  topic text NOT NULL,
  in_portal boolean DEFAULT true NOT NULL,
  mail text DEFAULT 'none'::text NOT NULL,
  CONSTRAINT notification_choices_mail_check CHECK ((mail = ANY (ARRAY['none'::text, 'at_once'::text, 'daily'::text, 'weekly'::text]))),
  CONSTRAINT notification_choices_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  CONSTRAINT notification_choices_pkey PRIMARY KEY (member_id, topic),
  CONSTRAINT notification_choices_topic_check CHECK ((topic = ANY (ARRAY['posts'::text, 'decisions'::text, 'applicants'::text, 'messages'::text])))
);

CREATE TABLE notification_events (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  kind text NOT NULL,
  actor_id uuid,
  post_id uuid,
  member_id uuid,
  message_id uuid,
  office_id uuid,
  role text,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  due_at timestamp with time zone DEFAULT now(),
  last_recipient uuid,
  CONSTRAINT notification_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES members(id) ON DELETE SET NULL,
  CONSTRAINT notification_events_kind_check CHECK ((kind = ANY (ARRAY['post'::text, 'post_removed'::text, 'post_restored'::text, 'account_activated'::text, 'role_changed'::text, 'office_changed'::text, 'applicant'::text, 'message'::text, 'event_place'::text]))),
  CONSTRAINT notification_events_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  CONSTRAINT notification_events_message_id_fkey FOREIGN KEY (message_id) REFERENCES contact_messages(id) ON DELETE CASCADE,
  CONSTRAINT notification_events_office_id_fkey FOREIGN KEY (office_id) REFERENCES offices(id) ON DELETE SET NULL,
  CONSTRAINT notification_events_pkey PRIMARY KEY (id),
  CONSTRAINT notification_events_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE SET NULL,
  CONSTRAINT notification_events_role_check CHECK ((role = ANY (ARRAY['AD'::text, 'SG'::text, 'OP'::text, 'OM'::text])))
);
CREATE INDEX notification_events_by_actor_id ON notification_events USING btree (actor_id) WHERE (actor_id IS NOT NULL);
CREATE INDEX notification_events_by_member_id ON notification_events USING btree (member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX notification_events_by_message_id ON notification_events USING btree (message_id) WHERE (message_id IS NOT NULL);
CREATE INDEX notification_events_by_office_id ON notification_events USING btree (office_id) WHERE (office_id IS NOT NULL);
CREATE INDEX notification_events_by_post_id ON notification_events USING btree (post_id) WHERE (post_id IS NOT NULL);
CREATE INDEX notification_events_by_time ON notification_events USING btree (created_at);
CREATE INDEX notification_events_due ON notification_events USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE UNIQUE INDEX notification_events_new_post ON notification_events USING btree (post_id) WHERE (kind = 'post'::text);
CREATE TRIGGER wake_works AFTER INSERT ON notification_events REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION wake_works();

CREATE TABLE notification_mails (
  event_id uuid NOT NULL,
  recipient_id uuid NOT NULL,
  due_at timestamp with time zone NOT NULL,
  CONSTRAINT notification_mails_event_id_fkey FOREIGN KEY (event_id) REFERENCES notification_events(id) ON DELETE CASCADE,
  CONSTRAINT notification_mails_pkey PRIMARY KEY (event_id, recipient_id),
  CONSTRAINT notification_mails_recipient_id_fkey FOREIGN KEY (recipient_id) REFERENCES members(id) ON DELETE CASCADE
);
CREATE INDEX notification_mails_due ON notification_mails USING btree (due_at);
CREATE INDEX notification_mails_of_recipient ON notification_mails USING btree (recipient_id);
CREATE TRIGGER wake_works AFTER INSERT ON notification_mails REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION wake_works();

CREATE TABLE notifications (
  recipient_id uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  event_id uuid NOT NULL,
  read_at timestamp(3) with time zone,
  CONSTRAINT notifications_event_id_fkey FOREIGN KEY (event_id) REFERENCES notification_events(id) ON DELETE CASCADE,
  CONSTRAINT notifications_pkey PRIMARY KEY (recipient_id, created_at, event_id),
  CONSTRAINT notifications_recipient_id_fkey FOREIGN KEY (recipient_id) REFERENCES members(id) ON DELETE CASCADE
);
CREATE INDEX notifications_by_event ON notifications USING btree (event_id);
CREATE INDEX notifications_unread ON notifications USING btree (recipient_id, event_id) WHERE (read_at IS NULL);

CREATE TABLE office_followers (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  office_id uuid NOT NULL,
  email text NOT NULL,
  secret uuid DEFAULT gen_random_uuid() NOT NULL,
  requested_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  confirmed_at timestamp(3) with time zone,
  CONSTRAINT office_followers_office_id_fkey FOREIGN KEY (office_id) REFERENCES offices(id) ON DELETE CASCADE,
  CONSTRAINT office_followers_pkey PRIMARY KEY (id)
);
CREATE INDEX office_followers_confirmed ON office_followers USING btree (office_id, id) WHERE (confirmed_at IS NOT NULL);
CREATE INDEX office_followers_of_email ON office_followers USING btree (lower(email));
CREATE UNIQUE INDEX office_followers_once ON office_followers USING btree (office_id, lower(email));
CREATE INDEX office_followers_unconfirmed ON office_followers USING btree (requested_at) WHERE (confirmed_at IS NULL);

CREATE TABLE offices (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  name text NOT NULL,
  kind text NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  email text,
  phone text,
  shows_contacts boolean DEFAULT true NOT NULL,
  cover_hash text,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  address text,
  hours text,
  CONSTRAINT offices_cover_hash_fkey FOREIGN KEY (cover_hash) REFERENCES pictures(hash),
  CONSTRAINT offices_kind_check CHECK ((kind = ANY (ARRAY['national'::text, 'provincial'::text]))),
  CONSTRAINT offices_name_key UNIQUE (name),
  CONSTRAINT offices_pkey PRIMARY KEY (id)
);
CREATE INDEX offices_by_cover ON offices USING btree (cover_hash) WHERE (cover_hash IS NOT NULL);
CREATE UNIQUE INDEX offices_one_national ON offices USING btree (kind) WHERE (kind = 'national'::text);
CREATE TRIGGER announce_offices AFTER INSERT OR DELETE OR UPDATE ON offices FOR EACH ROW EXECUTE FUNCTION announce_offices();
CREATE TRIGGER offices_version BEFORE UPDATE OF name, email, phone, address, hours, is_active, shows_contacts, cover_hash ON offices FOR EACH ROW EXECUTE FUNCTION count_version();

CREATE TABLE passkey_challenges (
  challenge text NOT NULL,
  purpose text NOT NULL,
  member_id uuid,
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT passkey_challenges_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge)
);
CREATE INDEX passkey_challenges_by_expiry ON passkey_challenges USING btree (expires_at);

CREATE TABLE passkeys (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  member_id uuid NOT NULL,
  credential_id text NOT NULL,
  public_key text NOT NULL,
  counter double precision NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  last_used_at timestamp(3) with time zone,
  CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id),
  CONSTRAINT passkeys_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  CONSTRAINT passkeys_pkey PRIMARY KEY (id)
);
CREATE INDEX passkeys_by_member ON passkeys USING btree (member_id);

CREATE TABLE pending_sign_ins (
  token_hash text NOT NULL,
  member_id uuid NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT pending_sign_ins_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  CONSTRAINT pending_sign_ins_pkey PRIMARY KEY (token_hash)
);

CREATE TABLE pictures (
  hash text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  widths integer[] NOT NULL,
  placeholder text NOT NULL,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT pictures_hash_check CHECK ((hash ~ '^[0-9a-f]{32}$'::text)),
  CONSTRAINT pictures_height_check CHECK ((height > 0)),
  CONSTRAINT pictures_pkey PRIMARY KEY (hash),
  CONSTRAINT pictures_width_check CHECK ((width > 0)),
  CONSTRAINT pictures_widths_check CHECK ((cardinality(widths) > 0))
);
CREATE INDEX pictures_by_age ON pictures USING btree (created_at);

CREATE TABLE post_counts (
  office_id uuid NOT NULL,
  type text NOT NULL,
  total integer NOT NULL,
  CONSTRAINT post_counts_office_id_fkey FOREIGN KEY (office_id) REFERENCES offices(id),
  CONSTRAINT post_counts_pkey PRIMARY KEY (office_id, type)
);

CREATE TABLE post_days (
  day date NOT NULL,
  office_id uuid NOT NULL,
  total integer NOT NULL,
  CONSTRAINT post_days_office_id_fkey FOREIGN KEY (office_id) REFERENCES offices(id),
  CONSTRAINT post_days_pkey PRIMARY KEY (day, office_id)
);
CREATE TRIGGER post_days_summed AFTER INSERT OR UPDATE OF total ON post_days FOR EACH ROW EXECUTE FUNCTION sum_post_months();

CREATE TABLE post_months (
  month date NOT NULL,
  office_id uuid NOT NULL,
  total integer NOT NULL,
  CONSTRAINT post_months_office_id_fkey FOREIGN KEY (office_id) REFERENCES offices(id),
  CONSTRAINT post_months_pkey PRIMARY KEY (month, office_id)
);

CREATE TABLE post_pictures (
  post_id uuid NOT NULL,
  picture_hash text NOT NULL,
  CONSTRAINT post_pictures_picture_hash_fkey FOREIGN KEY (picture_hash) REFERENCES pictures(hash),
  CONSTRAINT post_pictures_pkey PRIMARY KEY (post_id, picture_hash),
  CONSTRAINT post_pictures_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE
);
CREATE INDEX post_pictures_by_picture ON post_pictures USING btree (picture_hash);

CREATE TABLE post_revision_pictures (
  post_id uuid NOT NULL,
  version integer NOT NULL,
  picture_hash text NOT NULL,
  CONSTRAINT post_revision_pictures_picture_hash_fkey FOREIGN KEY (picture_hash) REFERENCES pictures(hash),
  CONSTRAINT post_revision_pictures_pkey PRIMARY KEY (post_id, version, picture_hash),
  CONSTRAINT post_revision_pictures_post_id_version_fkey FOREIGN KEY (post_id, version) REFERENCES post_revisions(post_id, version) ON DELETE CASCADE
);
CREATE INDEX post_revision_pictures_by_picture ON post_revision_pictures USING btree (picture_hash);

CREATE TABLE post_revisions (
  post_id uuid NOT NULL,
  version integer NOT NULL,
  title text NOT NULL,
  content text NOT NULL,
  type text NOT NULL,
  picture_hash text,
  image_alt text DEFAULT ''::text NOT NULL,
  image_caption text DEFAULT ''::text NOT NULL,
  saved_at timestamp(3) with time zone NOT NULL,
  replaced_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  replaced_by uuid NOT NULL,
  CONSTRAINT post_revisions_picture_hash_fkey FOREIGN KEY (picture_hash) REFERENCES pictures(hash),
  CONSTRAINT post_revisions_pkey PRIMARY KEY (post_id, version),
  CONSTRAINT post_revisions_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  CONSTRAINT post_revisions_replaced_by_fkey FOREIGN KEY (replaced_by) REFERENCES members(id),
  CONSTRAINT post_revisions_type_check CHECK ((type = ANY (ARRAY['Post'::text, 'Ad'::text])))
);
CREATE INDEX post_revisions_by_person ON post_revisions USING btree (replaced_by);
CREATE INDEX post_revisions_by_picture ON post_revisions USING btree (picture_hash) WHERE (picture_hash IS NOT NULL);

CREATE TABLE posts (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  title text NOT NULL,
  content text NOT NULL,
  text text NOT NULL,
  type text NOT NULL,
  is_pinned boolean DEFAULT false NOT NULL,
  author_id uuid NOT NULL,
  office_id uuid NOT NULL,
  picture_hash text,
  published_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  random_key double precision DEFAULT random() NOT NULL,
  search text GENERATED ALWAYS AS (fold_text(((title || ' '::text) || text))) STORED,
  excerpt text NOT NULL,
  idempotency_key text,
  version integer DEFAULT 1 NOT NULL,
  image_alt text DEFAULT ''::text NOT NULL,
  image_caption text DEFAULT ''::text NOT NULL,
  status text DEFAULT 'published'::text NOT NULL,
  trashed_at timestamp(3) with time zone,
  trashed_by uuid,
  saved_by_device text,
  scheduled_for timestamp(3) with time zone,
  draft_event jsonb DEFAULT '{}'::jsonb NOT NULL,
  expires_at timestamp(3) with time zone,
  CONSTRAINT posts_author_id_office_id_fkey FOREIGN KEY (author_id, office_id) REFERENCES members(id, office_id) ON UPDATE CASCADE,
  CONSTRAINT posts_expired CHECK (((status <> 'expired'::text) OR (expires_at IS NOT NULL))),
  CONSTRAINT posts_picture_hash_fkey FOREIGN KEY (picture_hash) REFERENCES pictures(hash),
  CONSTRAINT posts_pkey PRIMARY KEY (id),
  CONSTRAINT posts_scheduled_for CHECK (((status = 'scheduled'::text) = (scheduled_for IS NOT NULL))),
  CONSTRAINT posts_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'scheduled'::text, 'published'::text, 'expired'::text, 'trashed'::text]))),
  CONSTRAINT posts_trashed_by_fkey FOREIGN KEY (trashed_by) REFERENCES members(id),
  CONSTRAINT posts_trashed_since CHECK (((status = 'trashed'::text) = (trashed_at IS NOT NULL))),
  CONSTRAINT posts_type_check CHECK ((type = ANY (ARRAY['Post'::text, 'Ad'::text])))
);
CREATE INDEX posts_at_random ON posts USING btree (random_key);
CREATE INDEX posts_by_author ON posts USING btree (author_id, published_at DESC, id DESC);
CREATE INDEX posts_by_office ON posts USING btree (office_id, published_at DESC, id DESC);
CREATE INDEX posts_by_picture ON posts USING btree (picture_hash) WHERE (picture_hash IS NOT NULL);
CREATE INDEX posts_by_type ON posts USING btree (type, published_at DESC, id DESC);
CREATE INDEX posts_drafts ON posts USING btree (author_id, updated_at DESC, id DESC) WHERE (status = ANY (ARRAY['draft'::text, 'scheduled'::text]));
CREATE INDEX posts_expired_of_office ON posts USING btree (office_id) WHERE (status = 'expired'::text);
CREATE INDEX posts_expiring ON posts USING btree (expires_at) WHERE ((status = 'published'::text) AND (expires_at IS NOT NULL));
CREATE INDEX posts_newest ON posts USING btree (published_at DESC, id DESC);
CREATE UNIQUE INDEX posts_one_pinned ON posts USING btree (author_id, type) WHERE is_pinned;
CREATE UNIQUE INDEX posts_published_once ON posts USING btree (author_id, idempotency_key);
CREATE INDEX posts_scheduled ON posts USING btree (scheduled_for) WHERE (status = 'scheduled'::text);
CREATE INDEX posts_search ON posts USING gin (search gin_trgm_ops);
CREATE INDEX posts_trashed ON posts USING btree (trashed_at DESC, id DESC) WHERE (status = 'trashed'::text);
CREATE INDEX posts_trashed_by ON posts USING btree (trashed_by) WHERE (trashed_by IS NOT NULL);
CREATE TRIGGER announce_posts AFTER INSERT OR DELETE OR UPDATE ON posts FOR EACH ROW EXECUTE FUNCTION announce_posts();
CREATE TRIGGER posts_added AFTER INSERT ON posts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_posts();
CREATE TRIGGER posts_added_by_day AFTER INSERT ON posts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION post_days_added_by_day();
CREATE TRIGGER posts_changed AFTER UPDATE OF office_id, type, status ON posts FOR EACH ROW EXECUTE FUNCTION count_changed_posts();
CREATE TRIGGER posts_changed_by_day AFTER UPDATE OF office_id, published_at, status ON posts FOR EACH ROW EXECUTE FUNCTION post_days_changed_by_day();
CREATE TRIGGER posts_removed AFTER DELETE ON posts REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_posts();
CREATE TRIGGER posts_removed_by_day AFTER DELETE ON posts REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION post_days_removed_by_day();
CREATE TRIGGER posts_version BEFORE UPDATE OF title, content, type, picture_hash, image_alt, image_caption ON posts FOR EACH ROW EXECUTE FUNCTION count_version();

CREATE TABLE push_deliveries (
  session_hash text NOT NULL,
  event_id uuid NOT NULL,
  due_at timestamp with time zone DEFAULT now() NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  CONSTRAINT push_deliveries_event_id_fkey FOREIGN KEY (event_id) REFERENCES notification_events(id) ON DELETE CASCADE,
  CONSTRAINT push_deliveries_pkey PRIMARY KEY (session_hash, event_id),
  CONSTRAINT push_deliveries_session_hash_fkey FOREIGN KEY (session_hash) REFERENCES push_subscriptions(session_hash) ON DELETE CASCADE
);
CREATE INDEX push_deliveries_by_event ON push_deliveries USING btree (event_id);
CREATE INDEX push_deliveries_due ON push_deliveries USING btree (due_at);
CREATE TRIGGER wake_works AFTER INSERT ON push_deliveries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION wake_works();

CREATE TABLE push_subscriptions (
  session_hash text NOT NULL,
  member_id uuid NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  topics text[] NOT NULL,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT push_subscriptions_endpoint_key UNIQUE (endpoint),
  CONSTRAINT push_subscriptions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  CONSTRAINT push_subscriptions_pkey PRIMARY KEY (session_hash),
  CONSTRAINT push_subscriptions_session_hash_fkey FOREIGN KEY (session_hash) REFERENCES sessions(token_hash) ON DELETE CASCADE
);
CREATE INDEX push_subscriptions_by_member ON push_subscriptions USING btree (member_id);

CREATE TABLE quiet_hours (
  member_id uuid NOT NULL,
  is_on boolean NOT NULL,
  begins text NOT NULL,
  ends text NOT NULL,
  CONSTRAINT quiet_hours_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  CONSTRAINT quiet_hours_pkey PRIMARY KEY (member_id)
);

CREATE TABLE rate_limits (
  key character varying(255) NOT NULL,
  points integer DEFAULT 0 NOT NULL,
  expire bigint,
  CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_by_expiry ON rate_limits USING btree (expire);

CREATE TABLE recipient_keys (
  id boolean DEFAULT true NOT NULL,
  secret text NOT NULL,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT recipient_keys_id_check CHECK (id),
  CONSTRAINT recipient_keys_pkey PRIMARY KEY (id)
);

CREATE TABLE recovery_codes (
  code_hash text NOT NULL,
  member_id uuid NOT NULL,
  CONSTRAINT recovery_codes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (code_hash)
);
CREATE INDEX recovery_codes_by_member ON recovery_codes USING btree (member_id);

CREATE TABLE security_events (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  at timestamp(3) with time zone DEFAULT now() NOT NULL,
  kind text NOT NULL,
  member_id uuid,
  address text NOT NULL,
  agent text NOT NULL,
  details jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT security_events_pkey PRIMARY KEY (id)
);
CREATE INDEX security_events_by_kind ON security_events USING btree (kind, at DESC, id DESC);
CREATE INDEX security_events_by_member ON security_events USING btree (member_id, at DESC, id DESC);
CREATE INDEX security_events_newest ON security_events USING btree (at DESC, id DESC);
CREATE TRIGGER refuse_security_change BEFORE DELETE OR UPDATE ON security_events FOR EACH ROW EXECUTE FUNCTION refuse_security_change();
CREATE TRIGGER refuse_security_truncate BEFORE TRUNCATE ON security_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_security_change();

CREATE TABLE sessions (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  token_hash text NOT NULL,
  member_id uuid NOT NULL,
  agent text DEFAULT ''::text NOT NULL,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  last_seen_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  address text DEFAULT ''::text NOT NULL,
  authenticated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  method text DEFAULT 'password'::text NOT NULL,
  CONSTRAINT sessions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX sessions_by_expiry ON sessions USING btree (expires_at);
CREATE INDEX sessions_by_member ON sessions USING btree (member_id);
CREATE TRIGGER announce_sessions AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION announce_sessions();

CREATE TABLE stopped_recipients (
  recipient uuid NOT NULL,
  stopped_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT stopped_recipients_pkey PRIMARY KEY (recipient)
);

CREATE TABLE totp_secrets (
  member_id uuid NOT NULL,
  secret text NOT NULL,
  confirmed_at timestamp(3) with time zone,
  last_step integer DEFAULT 0 NOT NULL,
  CONSTRAINT totp_secrets_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  CONSTRAINT totp_secrets_pkey PRIMARY KEY (member_id)
);

CREATE TABLE vapid_keys (
  id boolean DEFAULT true NOT NULL,
  public_key text NOT NULL,
  private_key text NOT NULL,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT vapid_keys_id_check CHECK (id),
  CONSTRAINT vapid_keys_pkey PRIMARY KEY (id)
);

CREATE TABLE visit_keys (
  id boolean DEFAULT true NOT NULL,
  secret text NOT NULL,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT visit_keys_id_check CHECK (id),
  CONSTRAINT visit_keys_pkey PRIMARY KEY (id)
);

CREATE TABLE visit_reports (
  visit_id uuid NOT NULL,
  kind text NOT NULL,
  opened_at timestamp with time zone NOT NULL,
  CONSTRAINT visit_reports_pkey PRIMARY KEY (visit_id, kind)
);
CREATE INDEX visit_reports_opened ON visit_reports USING btree (opened_at);

CREATE OR REPLACE FUNCTION announce(noun text, change text, id uuid, office uuid, former_office uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
      select pg_notify('portal_changes', json_build_object(
        'noun', noun, 'change', change, 'id', id, 'office', office, 'formerOffice', nullif(former_office, office))::text)
    $function$;

CREATE OR REPLACE FUNCTION announce_account_deletions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      perform announce('members', 'changed', id, office_id, null)
        from members where id = coalesce(new.member_id, old.member_id);
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION announce_audit_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      perform announce('audit', 'added', new.id, new.office_id, new.former_office_id);
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION announce_contact_messages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      perform announce('messages', case tg_op when 'INSERT' then 'added' else 'changed' end, new.id, null, null);
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION announce_members()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op = 'INSERT' then
        perform announce('members', 'added', new.id, new.office_id, null);
      elsif tg_op = 'DELETE' then
        perform announce('members', 'removed', old.id, old.office_id, null);
      elsif new.deleted_at is not null then
        perform announce('members', 'removed', new.id, new.office_id, null);
      else
        perform announce('members', 'changed', new.id, new.office_id, old.office_id);
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION announce_offices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op = 'DELETE' then
        perform announce('offices', 'removed', old.id, old.id, null);
      else
        perform announce('offices', case tg_op when 'INSERT' then 'added' else 'changed' end, new.id, new.id, null);
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION announce_posts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op = 'DELETE' then
        if old.status in ('published', 'expired', 'trashed') then
          perform announce('posts', 'removed', old.id, old.office_id, null);
        end if;
      elsif new.status = 'published' and (tg_op = 'INSERT' or old.status not in ('published', 'expired')) then
        perform announce('posts', 'added', new.id, new.office_id, null);
      elsif new.status = 'trashed' and (tg_op = 'INSERT' or old.status <> 'trashed') then
        perform announce('posts', 'removed', new.id, new.office_id, null);
      elsif new.status in ('published', 'expired', 'trashed') then
        perform announce('posts', 'changed', new.id, new.office_id, old.office_id);
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION announce_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      perform announce('sessions', 'removed', old.member_id, null, null);
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION append_audit_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      last record;
      given text := new.hash;
    begin
      perform pg_advisory_xact_lock(hashtext('audit_entries'));
      select number, hash into last from audit_entries order by number desc limit 1;
      new.number := coalesce(last.number, 0) + 1;
      new.hash := audit_hash(coalesce(last.hash, ''), new);
      if given is not null and given <> new.hash then
        raise exception 'audit entry % does not follow from the one before it', new.number;
      end if;
      return new;
    end $function$;

CREATE OR REPLACE FUNCTION arabic_order(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
      select translate(
        regexp_replace(
          lower(normalize(translate(replace(normalize(words, NFKC), 'آ', 'اا'), 'ءأإؤئٱ', 'اااااا'), NFKD)),
          '[̀-ͯؐ-ؚـً-ٰٟ]', '', 'g'),
        'ةىپچڤگabcdefghijklmnopqrstuvwxyz', 'تيبجفك')
    $function$;

CREATE OR REPLACE FUNCTION audit_hash(previous text, entry audit_entries)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
      select encode(sha256(convert_to(jsonb_build_array(
        previous, entry.number, entry.id, (extract(epoch from entry.at) * 1000)::bigint, entry.actor_id,
        entry.office_id, entry.former_office_id, entry.act, entry.subject, entry.subject_kind, entry.subject_name,
        entry.details, entry.address)::text, 'UTF8')), 'hex')
    $function$;

CREATE OR REPLACE FUNCTION count_added_members()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into member_counts
        select office_id, role, is_active, sum(n)
        from (select office_id, role, is_active, 1 as n, deleted_at from added) as rows (office_id, role, is_active, n, deleted_at)
        where deleted_at is null group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
      on conflict (office_id, role, is_active) do update set total = member_counts.total + excluded.total;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION count_added_posts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        insert into post_counts
          select office_id, type, sum(n)
          from (select office_id, type, 1 from added where status = 'published') as rows (office_id, type, n)
          group by 1, 2 having sum(n) <> 0 order by 1, 2
        on conflict (office_id, type) do update set total = post_counts.total + excluded.total;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION count_changed_members()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into member_counts
        select office_id, role, is_active, sum(n)
        from (values (old.office_id, old.role, old.is_active, -1, old.deleted_at),
            (new.office_id, new.role, new.is_active, 1, new.deleted_at)) as rows (office_id, role, is_active, n, deleted_at)
        where deleted_at is null group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
      on conflict (office_id, role, is_active) do update set total = member_counts.total + excluded.total;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION count_changed_posts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        insert into post_counts
          select office_id, type, sum(n)
          from (select old.office_id, old.type, -1 where old.status = 'published'
    union all select new.office_id, new.type, 1 where new.status = 'published') as rows (office_id, type, n)
          group by 1, 2 having sum(n) <> 0 order by 1, 2
        on conflict (office_id, type) do update set total = post_counts.total + excluded.total;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION count_removed_members()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into member_counts
        select office_id, role, is_active, sum(n)
        from (select office_id, role, is_active, -1 as n, deleted_at from removed) as rows (office_id, role, is_active, n, deleted_at)
        where deleted_at is null group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
      on conflict (office_id, role, is_active) do update set total = member_counts.total + excluded.total;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION count_removed_posts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        insert into post_counts
          select office_id, type, sum(n)
          from (select office_id, type, -1 from removed where status = 'published') as rows (office_id, type, n)
          group by 1, 2 having sum(n) <> 0 order by 1, 2
        on conflict (office_id, type) do update set total = post_counts.total + excluded.total;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION count_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      new.version := old.version + 1;
      return new;
    end $function$;

CREATE OR REPLACE FUNCTION fold_text(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
      select translate(
        regexp_replace(lower(words), '[ً-ٕـٰ]', '', 'g'),
        'أإآٱىةؤئÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞŒ',
        'اااايهويàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþœ'
      )
    $function$;

CREATE OR REPLACE FUNCTION member_days_added_by_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into "member_days" 
    select (at at time zone 'UTC')::date, office_id, sum(n) from (select added.office_id, added.created_at, 1, added.deleted_at from added) as rows (office_id, at, n, deleted_at)
    where deleted_at is null group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (day, office_id) do update set total = "member_days".total + excluded.total;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION member_days_changed_by_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into "member_days" 
    select (at at time zone 'UTC')::date, office_id, sum(n) from (values (old.office_id, old.created_at, -1, old.deleted_at), (new.office_id, new.created_at, 1, new.deleted_at)) as rows (office_id, at, n, deleted_at)
    where deleted_at is null group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (day, office_id) do update set total = "member_days".total + excluded.total;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION member_days_removed_by_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into "member_days" 
    select (at at time zone 'UTC')::date, office_id, sum(n) from (select removed.office_id, removed.created_at, -1, removed.deleted_at from removed) as rows (office_id, at, n, deleted_at)
    where deleted_at is null group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (day, office_id) do update set total = "member_days".total + excluded.total;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION post_days_added_by_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        insert into post_days
          select (at at time zone 'UTC')::date, office_id, sum(n)
          from (select office_id, published_at, 1 from added where status = 'published') as rows (office_id, at, n)
          group by 1, 2 having sum(n) <> 0 order by 1, 2
        on conflict (day, office_id) do update set total = post_days.total + excluded.total;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION post_days_changed_by_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        insert into post_days
          select (at at time zone 'UTC')::date, office_id, sum(n)
          from (select old.office_id, old.published_at, -1 where old.status = 'published'
    union all select new.office_id, new.published_at, 1 where new.status = 'published') as rows (office_id, at, n)
          group by 1, 2 having sum(n) <> 0 order by 1, 2
        on conflict (day, office_id) do update set total = post_days.total + excluded.total;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION post_days_removed_by_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        insert into post_days
          select (at at time zone 'UTC')::date, office_id, sum(n)
          from (select office_id, published_at, -1 from removed where status = 'published') as rows (office_id, at, n)
          group by 1, 2 having sum(n) <> 0 order by 1, 2
        on conflict (day, office_id) do update set total = post_days.total + excluded.total;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      raise exception 'audit entries are never changed or deleted';
    end $function$;

CREATE OR REPLACE FUNCTION refuse_security_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op = 'DELETE' then
        if old.at < now() - interval '365 days' then
          return old;
        end if;
      end if;
      raise exception 'security events are never changed, and deleted after a year only';
    end $function$;

CREATE OR REPLACE FUNCTION sum_member_months()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into "member_months"
        values (date_trunc('month', new.day::timestamp)::date, new.office_id, new.total - coalesce(old.total, 0))
      on conflict (month, office_id) do update set total = "member_months".total + excluded.total;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION sum_post_months()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into "post_months"
        values (date_trunc('month', new.day::timestamp)::date, new.office_id, new.total - coalesce(old.total, 0))
      on conflict (month, office_id) do update set total = "post_months".total + excluded.total;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION wake_works()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if exists (select from added) then perform pg_notify('work', tg_table_name); end if;
      return null;
    end $function$;
