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
CREATE TRIGGER announce_attendances AFTER INSERT OR DELETE OR UPDATE OF is_waiting ON attendances FOR EACH ROW EXECUTE FUNCTION announce_attendances();

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

CREATE TABLE event_changes (
  id uuid NOT NULL,
  title text NOT NULL,
  was_begins_at timestamp(3) with time zone NOT NULL,
  was_ends_at timestamp(3) with time zone NOT NULL,
  was_place text NOT NULL,
  was_address text NOT NULL,
  begins_at timestamp(3) with time zone NOT NULL,
  ends_at timestamp(3) with time zone NOT NULL,
  place text NOT NULL,
  address text NOT NULL,
  is_cancelled boolean NOT NULL,
  happened_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  due_at timestamp with time zone DEFAULT now(),
  last_attendance uuid,
  CONSTRAINT event_changes_id_fkey FOREIGN KEY (id) REFERENCES notification_events(id) ON DELETE CASCADE,
  CONSTRAINT event_changes_pkey PRIMARY KEY (id)
);
CREATE INDEX event_changes_due ON event_changes USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE TRIGGER wake_works AFTER INSERT ON event_changes REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION wake_works();

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
  cancelled_at timestamp(3) with time zone,
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
CREATE TRIGGER announce_members AFTER INSERT OR DELETE OR UPDATE OF name, email, phone, role, office_id, avatar_hash, bio, about, description, addressed_as, is_active, sociallinks, is_email_confirmed, refused_at, deleted_at, pending_email, must_change_password, second_factor_due_at ON members FOR EACH ROW EXECUTE FUNCTION announce_members();
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
  CONSTRAINT notification_events_kind_check CHECK ((kind = ANY (ARRAY['post'::text, 'post_removed'::text, 'post_restored'::text, 'account_activated'::text, 'role_changed'::text, 'office_changed'::text, 'applicant'::text, 'message'::text, 'event_place'::text, 'event_changed'::text, 'event_cancelled'::text, 'event_resumed'::text, 'event_deleted'::text, 'event_restored'::text, 'event_ended'::text, 'event_removed'::text]))),
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
  placeholder_version integer DEFAULT 1 NOT NULL,
  rendition_version integer DEFAULT 1 NOT NULL,
  CONSTRAINT pictures_hash_check CHECK ((hash ~ '^[0-9a-f]{32}$'::text)),
  CONSTRAINT pictures_height_check CHECK ((height > 0)),
  CONSTRAINT pictures_pkey PRIMARY KEY (hash),
  CONSTRAINT pictures_width_check CHECK ((width > 0)),
  CONSTRAINT pictures_widths_check CHECK ((cardinality(widths) > 0))
);
CREATE INDEX pictures_by_age ON pictures USING btree (created_at);
CREATE INDEX pictures_by_placeholder_version ON pictures USING btree (placeholder_version, hash);
CREATE INDEX pictures_by_rendition_version ON pictures USING btree (rendition_version, hash);

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

CREATE TABLE search_renewals (
  table_name text NOT NULL,
  last_id uuid DEFAULT '00000000-0000-0000-0000-000000000000'::uuid NOT NULL,
  CONSTRAINT search_renewals_pkey PRIMARY KEY (table_name)
);

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
CREATE TRIGGER announce_sessions AFTER DELETE OR UPDATE ON sessions FOR EACH ROW EXECUTE FUNCTION announce_sessions();

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

CREATE OR REPLACE FUNCTION announce_attendances()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      was_going boolean := coalesce(not old.is_waiting, false);
      is_going boolean := coalesce(not new.is_waiting, false);
    begin
      if was_going <> is_going then
        perform announce('posts', 'changed', posts.id, posts.office_id, null)
          from events join posts on posts.id = events.post_id
          where events.post_id = coalesce(new.post_id, old.post_id) and events.capacity is not null
            and events.ends_at > now() and events.cancelled_at is null and posts.status = 'published';
      end if;
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
      if tg_op = 'UPDATE' then
        old.search := new.search;
        if old is not distinct from new then return null; end if;
      end if;
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
      perform announce('sessions', case tg_op when 'DELETE' then 'removed' else 'changed' end, old.member_id, null, null);
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
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
    declare
      folded text := regexp_replace(words, '[\U000000ad\U000002bb-\U000002bf\U00000300-\U0000036f\U00000483-\U00000489\U00000591-\U000005bd\U000005bf\U000005c1-\U000005c2\U000005c4-\U000005c5\U000005c7\U00000600-\U00000605\U00000610-\U0000061a\U0000061c\U00000640\U0000064b-\U0000065f\U00000670\U00000674\U000006d6-\U000006dd\U000006df-\U000006e8\U000006ea-\U000006ed\U0000070f\U00000711\U00000730-\U0000074a\U000007a6-\U000007b0\U000007eb-\U000007f3\U000007fd\U00000816-\U00000819\U0000081b-\U00000823\U00000825-\U00000827\U00000829-\U0000082d\U00000859-\U0000085b\U00000890-\U00000891\U00000897-\U0000089f\U000008c9-\U00000903\U0000093a-\U0000093c\U0000093e-\U0000094f\U00000951-\U00000957\U00000962-\U00000963\U00000981-\U00000983\U000009bc\U000009be-\U000009c4\U000009c7-\U000009c8\U000009cb-\U000009cd\U000009d7\U000009e2-\U000009e3\U000009fe\U00000a01-\U00000a03\U00000a3c\U00000a3e-\U00000a42\U00000a47-\U00000a48\U00000a4b-\U00000a4d\U00000a51\U00000a70-\U00000a71\U00000a75\U00000a81-\U00000a83\U00000abc\U00000abe-\U00000ac5\U00000ac7-\U00000ac9\U00000acb-\U00000acd\U00000ae2-\U00000ae3\U00000afa-\U00000aff\U00000b01-\U00000b03\U00000b3c\U00000b3e-\U00000b44\U00000b47-\U00000b48\U00000b4b-\U00000b4d\U00000b55-\U00000b57\U00000b62-\U00000b63\U00000b82\U00000bbe-\U00000bc2\U00000bc6-\U00000bc8\U00000bca-\U00000bcd\U00000bd7\U00000c00-\U00000c04\U00000c3c\U00000c3e-\U00000c44\U00000c46-\U00000c48\U00000c4a-\U00000c4d\U00000c55-\U00000c56\U00000c62-\U00000c63\U00000c81-\U00000c83\U00000cbc\U00000cbe-\U00000cc4\U00000cc6-\U00000cc8\U00000cca-\U00000ccd\U00000cd5-\U00000cd6\U00000ce2-\U00000ce3\U00000cf3\U00000d00-\U00000d03\U00000d3b-\U00000d3c\U00000d3e-\U00000d44\U00000d46-\U00000d48\U00000d4a-\U00000d4d\U00000d57\U00000d62-\U00000d63\U00000d81-\U00000d83\U00000dca\U00000dcf-\U00000dd4\U00000dd6\U00000dd8-\U00000ddf\U00000df2-\U00000df3\U00000e31\U00000e34-\U00000e3a\U00000e47-\U00000e4e\U00000eb1\U00000eb4-\U00000ebc\U00000ec8-\U00000ece\U00000f18-\U00000f19\U00000f35\U00000f37\U00000f39\U00000f3e-\U00000f3f\U00000f71-\U00000f84\U00000f86-\U00000f87\U00000f8d-\U00000f97\U00000f99-\U00000fbc\U00000fc6\U0000102b-\U0000103e\U00001056-\U00001059\U0000105e-\U00001060\U00001062-\U00001064\U00001067-\U0000106d\U00001071-\U00001074\U00001082-\U0000108d\U0000108f\U0000109a-\U0000109d\U0000135d-\U0000135f\U00001712-\U00001715\U00001732-\U00001734\U00001752-\U00001753\U00001772-\U00001773\U000017b4-\U000017d3\U000017dd\U0000180b-\U0000180f\U00001885-\U00001886\U000018a9\U00001920-\U0000192b\U00001930-\U0000193b\U00001a17-\U00001a1b\U00001a55-\U00001a5e\U00001a60-\U00001a7c\U00001a7f\U00001ab0-\U00001add\U00001ae0-\U00001aeb\U00001b00-\U00001b04\U00001b34-\U00001b44\U00001b6b-\U00001b73\U00001b80-\U00001b82\U00001ba1-\U00001bad\U00001be6-\U00001bf3\U00001c24-\U00001c37\U00001cd0-\U00001cd2\U00001cd4-\U00001ce8\U00001ced\U00001cf4\U00001cf7-\U00001cf9\U00001dc0-\U00001dff\U0000200b-\U0000200f\U0000202a-\U0000202e\U00002060-\U00002064\U00002066-\U0000206f\U000020d0-\U000020f0\U00002cef-\U00002cf1\U00002d7f\U00002de0-\U00002dff\U0000302a-\U0000302f\U00003099-\U0000309a\U0000a66f-\U0000a672\U0000a674-\U0000a67d\U0000a69e-\U0000a69f\U0000a6f0-\U0000a6f1\U0000a802\U0000a806\U0000a80b\U0000a823-\U0000a827\U0000a82c\U0000a880-\U0000a881\U0000a8b4-\U0000a8c5\U0000a8e0-\U0000a8f1\U0000a8ff\U0000a926-\U0000a92d\U0000a947-\U0000a953\U0000a980-\U0000a983\U0000a9b3-\U0000a9c0\U0000a9e5\U0000aa29-\U0000aa36\U0000aa43\U0000aa4c-\U0000aa4d\U0000aa7b-\U0000aa7d\U0000aab0\U0000aab2-\U0000aab4\U0000aab7-\U0000aab8\U0000aabe-\U0000aabf\U0000aac1\U0000aaeb-\U0000aaef\U0000aaf5-\U0000aaf6\U0000abe3-\U0000abea\U0000abec-\U0000abed\U0000fb1e\U0000fc5e-\U0000fc63\U0000fe00-\U0000fe0f\U0000fe20-\U0000fe2f\U0000fe70-\U0000fe7f\U0000feff\U0000fff9-\U0000fffb\U000101fd\U000102e0\U00010376-\U0001037a\U00010a01-\U00010a03\U00010a05-\U00010a06\U00010a0c-\U00010a0f\U00010a38-\U00010a3a\U00010a3f\U00010ae5-\U00010ae6\U00010d24-\U00010d27\U00010d69-\U00010d6d\U00010eab-\U00010eac\U00010efa-\U00010eff\U00010f46-\U00010f50\U00010f82-\U00010f85\U00011000-\U00011002\U00011038-\U00011046\U00011070\U00011073-\U00011074\U0001107f-\U00011082\U000110b0-\U000110ba\U000110bd\U000110c2\U000110cd\U00011100-\U00011102\U00011127-\U00011134\U00011145-\U00011146\U00011173\U00011180-\U00011182\U000111b3-\U000111c0\U000111c9-\U000111cc\U000111ce-\U000111cf\U0001122c-\U00011237\U0001123e\U00011241\U000112df-\U000112ea\U00011300-\U00011303\U0001133b-\U0001133c\U0001133e-\U00011344\U00011347-\U00011348\U0001134b-\U0001134d\U00011357\U00011362-\U00011363\U00011366-\U0001136c\U00011370-\U00011374\U000113b8-\U000113c0\U000113c2\U000113c5\U000113c7-\U000113ca\U000113cc-\U000113d0\U000113d2\U000113e1-\U000113e2\U00011435-\U00011446\U0001145e\U000114b0-\U000114c3\U000115af-\U000115b5\U000115b8-\U000115c0\U000115dc-\U000115dd\U00011630-\U00011640\U000116ab-\U000116b7\U0001171d-\U0001172b\U0001182c-\U0001183a\U00011930-\U00011935\U00011937-\U00011938\U0001193b-\U0001193e\U00011940\U00011942-\U00011943\U000119d1-\U000119d7\U000119da-\U000119e0\U000119e4\U00011a01-\U00011a0a\U00011a33-\U00011a39\U00011a3b-\U00011a3e\U00011a47\U00011a51-\U00011a5b\U00011a8a-\U00011a99\U00011b60-\U00011b67\U00011c2f-\U00011c36\U00011c38-\U00011c3f\U00011c92-\U00011ca7\U00011ca9-\U00011cb6\U00011d31-\U00011d36\U00011d3a\U00011d3c-\U00011d3d\U00011d3f-\U00011d45\U00011d47\U00011d8a-\U00011d8e\U00011d90-\U00011d91\U00011d93-\U00011d97\U00011ef3-\U00011ef6\U00011f00-\U00011f01\U00011f03\U00011f34-\U00011f3a\U00011f3e-\U00011f42\U00011f5a\U00013430-\U00013440\U00013447-\U00013455\U0001611e-\U0001612f\U00016af0-\U00016af4\U00016b30-\U00016b36\U00016f4f\U00016f51-\U00016f87\U00016f8f-\U00016f92\U00016fe4\U00016ff0-\U00016ff1\U0001bc9d-\U0001bc9e\U0001bca0-\U0001bca3\U0001cf00-\U0001cf2d\U0001cf30-\U0001cf46\U0001d165-\U0001d169\U0001d16d-\U0001d182\U0001d185-\U0001d18b\U0001d1aa-\U0001d1ad\U0001d242-\U0001d244\U0001da00-\U0001da36\U0001da3b-\U0001da6c\U0001da75\U0001da84\U0001da9b-\U0001da9f\U0001daa1-\U0001daaf\U0001e000-\U0001e006\U0001e008-\U0001e018\U0001e01b-\U0001e021\U0001e023-\U0001e024\U0001e026-\U0001e02a\U0001e08f\U0001e130-\U0001e136\U0001e2ae\U0001e2ec-\U0001e2ef\U0001e4ec-\U0001e4ef\U0001e5ee-\U0001e5ef\U0001e6e3\U0001e6e6\U0001e6ee-\U0001e6ef\U0001e6f5\U0001e8d0-\U0001e8d6\U0001e944-\U0001e94a\U000e0001\U000e0020-\U000e007f\U000e0100-\U000e01ef]', '', 'g');
      letter text;
    begin
      -- marks went before: a decomposition puts those of a letter in order, in time that grows with the square of their number
      folded := lower(normalize(folded, nfkd) collate "C");
      folded := regexp_replace(folded, '[\U000000ad\U000002bb-\U000002bf\U00000300-\U0000036f\U00000483-\U00000489\U00000591-\U000005bd\U000005bf\U000005c1-\U000005c2\U000005c4-\U000005c5\U000005c7\U00000600-\U00000605\U00000610-\U0000061a\U0000061c\U00000640\U0000064b-\U0000065f\U00000670\U00000674\U000006d6-\U000006dd\U000006df-\U000006e8\U000006ea-\U000006ed\U0000070f\U00000711\U00000730-\U0000074a\U000007a6-\U000007b0\U000007eb-\U000007f3\U000007fd\U00000816-\U00000819\U0000081b-\U00000823\U00000825-\U00000827\U00000829-\U0000082d\U00000859-\U0000085b\U00000890-\U00000891\U00000897-\U0000089f\U000008c9-\U00000903\U0000093a-\U0000093c\U0000093e-\U0000094f\U00000951-\U00000957\U00000962-\U00000963\U00000981-\U00000983\U000009bc\U000009be-\U000009c4\U000009c7-\U000009c8\U000009cb-\U000009cd\U000009d7\U000009e2-\U000009e3\U000009fe\U00000a01-\U00000a03\U00000a3c\U00000a3e-\U00000a42\U00000a47-\U00000a48\U00000a4b-\U00000a4d\U00000a51\U00000a70-\U00000a71\U00000a75\U00000a81-\U00000a83\U00000abc\U00000abe-\U00000ac5\U00000ac7-\U00000ac9\U00000acb-\U00000acd\U00000ae2-\U00000ae3\U00000afa-\U00000aff\U00000b01-\U00000b03\U00000b3c\U00000b3e-\U00000b44\U00000b47-\U00000b48\U00000b4b-\U00000b4d\U00000b55-\U00000b57\U00000b62-\U00000b63\U00000b82\U00000bbe-\U00000bc2\U00000bc6-\U00000bc8\U00000bca-\U00000bcd\U00000bd7\U00000c00-\U00000c04\U00000c3c\U00000c3e-\U00000c44\U00000c46-\U00000c48\U00000c4a-\U00000c4d\U00000c55-\U00000c56\U00000c62-\U00000c63\U00000c81-\U00000c83\U00000cbc\U00000cbe-\U00000cc4\U00000cc6-\U00000cc8\U00000cca-\U00000ccd\U00000cd5-\U00000cd6\U00000ce2-\U00000ce3\U00000cf3\U00000d00-\U00000d03\U00000d3b-\U00000d3c\U00000d3e-\U00000d44\U00000d46-\U00000d48\U00000d4a-\U00000d4d\U00000d57\U00000d62-\U00000d63\U00000d81-\U00000d83\U00000dca\U00000dcf-\U00000dd4\U00000dd6\U00000dd8-\U00000ddf\U00000df2-\U00000df3\U00000e31\U00000e34-\U00000e3a\U00000e47-\U00000e4e\U00000eb1\U00000eb4-\U00000ebc\U00000ec8-\U00000ece\U00000f18-\U00000f19\U00000f35\U00000f37\U00000f39\U00000f3e-\U00000f3f\U00000f71-\U00000f84\U00000f86-\U00000f87\U00000f8d-\U00000f97\U00000f99-\U00000fbc\U00000fc6\U0000102b-\U0000103e\U00001056-\U00001059\U0000105e-\U00001060\U00001062-\U00001064\U00001067-\U0000106d\U00001071-\U00001074\U00001082-\U0000108d\U0000108f\U0000109a-\U0000109d\U0000135d-\U0000135f\U00001712-\U00001715\U00001732-\U00001734\U00001752-\U00001753\U00001772-\U00001773\U000017b4-\U000017d3\U000017dd\U0000180b-\U0000180f\U00001885-\U00001886\U000018a9\U00001920-\U0000192b\U00001930-\U0000193b\U00001a17-\U00001a1b\U00001a55-\U00001a5e\U00001a60-\U00001a7c\U00001a7f\U00001ab0-\U00001add\U00001ae0-\U00001aeb\U00001b00-\U00001b04\U00001b34-\U00001b44\U00001b6b-\U00001b73\U00001b80-\U00001b82\U00001ba1-\U00001bad\U00001be6-\U00001bf3\U00001c24-\U00001c37\U00001cd0-\U00001cd2\U00001cd4-\U00001ce8\U00001ced\U00001cf4\U00001cf7-\U00001cf9\U00001dc0-\U00001dff\U0000200b-\U0000200f\U0000202a-\U0000202e\U00002060-\U00002064\U00002066-\U0000206f\U000020d0-\U000020f0\U00002cef-\U00002cf1\U00002d7f\U00002de0-\U00002dff\U0000302a-\U0000302f\U00003099-\U0000309a\U0000a66f-\U0000a672\U0000a674-\U0000a67d\U0000a69e-\U0000a69f\U0000a6f0-\U0000a6f1\U0000a802\U0000a806\U0000a80b\U0000a823-\U0000a827\U0000a82c\U0000a880-\U0000a881\U0000a8b4-\U0000a8c5\U0000a8e0-\U0000a8f1\U0000a8ff\U0000a926-\U0000a92d\U0000a947-\U0000a953\U0000a980-\U0000a983\U0000a9b3-\U0000a9c0\U0000a9e5\U0000aa29-\U0000aa36\U0000aa43\U0000aa4c-\U0000aa4d\U0000aa7b-\U0000aa7d\U0000aab0\U0000aab2-\U0000aab4\U0000aab7-\U0000aab8\U0000aabe-\U0000aabf\U0000aac1\U0000aaeb-\U0000aaef\U0000aaf5-\U0000aaf6\U0000abe3-\U0000abea\U0000abec-\U0000abed\U0000fb1e\U0000fc5e-\U0000fc63\U0000fe00-\U0000fe0f\U0000fe20-\U0000fe2f\U0000fe70-\U0000fe7f\U0000feff\U0000fff9-\U0000fffb\U000101fd\U000102e0\U00010376-\U0001037a\U00010a01-\U00010a03\U00010a05-\U00010a06\U00010a0c-\U00010a0f\U00010a38-\U00010a3a\U00010a3f\U00010ae5-\U00010ae6\U00010d24-\U00010d27\U00010d69-\U00010d6d\U00010eab-\U00010eac\U00010efa-\U00010eff\U00010f46-\U00010f50\U00010f82-\U00010f85\U00011000-\U00011002\U00011038-\U00011046\U00011070\U00011073-\U00011074\U0001107f-\U00011082\U000110b0-\U000110ba\U000110bd\U000110c2\U000110cd\U00011100-\U00011102\U00011127-\U00011134\U00011145-\U00011146\U00011173\U00011180-\U00011182\U000111b3-\U000111c0\U000111c9-\U000111cc\U000111ce-\U000111cf\U0001122c-\U00011237\U0001123e\U00011241\U000112df-\U000112ea\U00011300-\U00011303\U0001133b-\U0001133c\U0001133e-\U00011344\U00011347-\U00011348\U0001134b-\U0001134d\U00011357\U00011362-\U00011363\U00011366-\U0001136c\U00011370-\U00011374\U000113b8-\U000113c0\U000113c2\U000113c5\U000113c7-\U000113ca\U000113cc-\U000113d0\U000113d2\U000113e1-\U000113e2\U00011435-\U00011446\U0001145e\U000114b0-\U000114c3\U000115af-\U000115b5\U000115b8-\U000115c0\U000115dc-\U000115dd\U00011630-\U00011640\U000116ab-\U000116b7\U0001171d-\U0001172b\U0001182c-\U0001183a\U00011930-\U00011935\U00011937-\U00011938\U0001193b-\U0001193e\U00011940\U00011942-\U00011943\U000119d1-\U000119d7\U000119da-\U000119e0\U000119e4\U00011a01-\U00011a0a\U00011a33-\U00011a39\U00011a3b-\U00011a3e\U00011a47\U00011a51-\U00011a5b\U00011a8a-\U00011a99\U00011b60-\U00011b67\U00011c2f-\U00011c36\U00011c38-\U00011c3f\U00011c92-\U00011ca7\U00011ca9-\U00011cb6\U00011d31-\U00011d36\U00011d3a\U00011d3c-\U00011d3d\U00011d3f-\U00011d45\U00011d47\U00011d8a-\U00011d8e\U00011d90-\U00011d91\U00011d93-\U00011d97\U00011ef3-\U00011ef6\U00011f00-\U00011f01\U00011f03\U00011f34-\U00011f3a\U00011f3e-\U00011f42\U00011f5a\U00013430-\U00013440\U00013447-\U00013455\U0001611e-\U0001612f\U00016af0-\U00016af4\U00016b30-\U00016b36\U00016f4f\U00016f51-\U00016f87\U00016f8f-\U00016f92\U00016fe4\U00016ff0-\U00016ff1\U0001bc9d-\U0001bc9e\U0001bca0-\U0001bca3\U0001cf00-\U0001cf2d\U0001cf30-\U0001cf46\U0001d165-\U0001d169\U0001d16d-\U0001d182\U0001d185-\U0001d18b\U0001d1aa-\U0001d1ad\U0001d242-\U0001d244\U0001da00-\U0001da36\U0001da3b-\U0001da6c\U0001da75\U0001da84\U0001da9b-\U0001da9f\U0001daa1-\U0001daaf\U0001e000-\U0001e006\U0001e008-\U0001e018\U0001e01b-\U0001e021\U0001e023-\U0001e024\U0001e026-\U0001e02a\U0001e08f\U0001e130-\U0001e136\U0001e2ae\U0001e2ec-\U0001e2ef\U0001e4ec-\U0001e4ef\U0001e5ee-\U0001e5ef\U0001e6e3\U0001e6e6\U0001e6ee-\U0001e6ef\U0001e6f5\U0001e8d0-\U0001e8d6\U0001e944-\U0001e94a\U000e0001\U000e0020-\U000e007f\U000e0100-\U000e01ef]', '', 'g');
      -- translate() with all of them would take ten times as long: it looks through its list at each letter
      for letter in select distinct matched[1] from regexp_matches(folded, '[\U000000d0\U000000d8\U000000de\U000000f0\U000000f8\U00000110\U00000111\U00000126\U00000127\U00000131\U00000141\U00000142\U0000014a\U00000166\U00000167\U00000181\U00000182\U00000184\U00000186\U00000187\U00000189-\U0000018a\U0000018b\U0000018e\U0000018f\U00000190\U00000191\U00000193\U00000194\U00000196\U00000197\U00000198\U0000019c\U0000019d\U0000019f\U000001a2\U000001a4\U000001a6\U000001a7\U000001a9\U000001ac\U000001ae\U000001b1-\U000001b2\U000001b3\U000001b5\U000001b7\U000001b8\U000001bc\U000001e4\U000001f6\U000001f7\U0000021c\U00000220\U00000222\U00000224\U0000023a\U0000023b\U0000023d\U0000023e\U00000241\U00000243\U00000244\U00000245\U00000246\U00000248\U0000024a\U0000024c\U0000024e\U00000370\U00000372\U00000376\U0000037f\U00000391-\U000003a1\U000003a3-\U000003a9\U000003c2\U000003cf\U000003d8\U000003da\U000003dc\U000003de\U000003e0\U000003e2\U000003e4\U000003e6\U000003e8\U000003ea\U000003ec\U000003ee\U000003f7\U000003fa\U000003fd-\U000003ff\U00000402\U00000404-\U00000406\U00000408-\U0000040b\U0000040f\U00000410-\U00000418\U0000041a-\U0000042f\U00000460\U00000462\U00000464\U00000466\U00000468\U0000046a\U0000046c\U0000046e\U00000470\U00000472\U00000474\U00000478\U0000047a\U0000047c\U0000047e\U00000480\U0000048a\U0000048c\U0000048e\U00000490\U00000492\U00000494\U00000496\U00000498\U0000049a\U0000049c\U0000049e\U000004a0\U000004a2\U000004a4\U000004a6\U000004a8\U000004aa\U000004ac\U000004ae\U000004b0\U000004b2\U000004b4\U000004b6\U000004b8\U000004ba\U000004bc\U000004be\U000004c0\U000004c3\U000004c5\U000004c7\U000004c9\U000004cb\U000004cd\U000004d4\U000004d8\U000004e0\U000004e8\U000004f6\U000004fa\U000004fc\U000004fe\U00000500\U00000502\U00000504\U00000506\U00000508\U0000050a\U0000050c\U0000050e\U00000510\U00000512\U00000514\U00000516\U00000518\U0000051a\U0000051c\U0000051e\U00000520\U00000522\U00000524\U00000526\U00000528\U0000052a\U0000052c\U0000052e\U00000629\U00000649\U00000660-\U00000669\U00000671\U00000672\U00000673\U000006a4\U000006a8-\U000006a9\U000006aa\U000006be\U000006c1\U000006c3\U000006cc\U000006cd\U000006d0\U000006d2\U000006d5\U000006f0-\U000006f9\U00001c89\U00001efa\U00001efc\U00001efe\U00002132\U00002183\U00002c60\U00002c62\U00002c63\U00002c64\U00002c67\U00002c69\U00002c6b\U00002c6d\U00002c6e\U00002c6f\U00002c70\U00002c72\U00002c75\U00002c7e-\U00002c7f\U00002c80\U00002c82\U00002c84\U00002c86\U00002c88\U00002c8a\U00002c8c\U00002c8e\U00002c90\U00002c92\U00002c94\U00002c96\U00002c98\U00002c9a\U00002c9c\U00002c9e\U00002ca0\U00002ca2\U00002ca4\U00002ca6\U00002ca8\U00002caa\U00002cac\U00002cae\U00002cb0\U00002cb2\U00002cb4\U00002cb6\U00002cb8\U00002cba\U00002cbc\U00002cbe\U00002cc0\U00002cc2\U00002cc4\U00002cc6\U00002cc8\U00002cca\U00002ccc\U00002cce\U00002cd0\U00002cd2\U00002cd4\U00002cd6\U00002cd8\U00002cda\U00002cdc\U00002cde\U00002ce0\U00002ce2\U00002ceb\U00002ced\U00002cf2\U0000a640\U0000a642\U0000a644\U0000a646\U0000a648\U0000a64a\U0000a64c\U0000a64e\U0000a650\U0000a652\U0000a654\U0000a656\U0000a658\U0000a65a\U0000a65c\U0000a65e\U0000a660\U0000a662\U0000a664\U0000a666\U0000a668\U0000a66a\U0000a66c\U0000a680\U0000a682\U0000a684\U0000a686\U0000a688\U0000a68a\U0000a68c\U0000a68e\U0000a690\U0000a692\U0000a694\U0000a696\U0000a698\U0000a69a\U0000a722\U0000a724\U0000a726\U0000a728\U0000a72a\U0000a72c\U0000a72e\U0000a732\U0000a734\U0000a736\U0000a738\U0000a73a\U0000a73c\U0000a73e\U0000a740\U0000a742\U0000a744\U0000a746\U0000a748\U0000a74a\U0000a74c\U0000a74e\U0000a750\U0000a752\U0000a754\U0000a756\U0000a758\U0000a75a\U0000a75c\U0000a75e\U0000a760\U0000a762\U0000a764\U0000a766\U0000a768\U0000a76a\U0000a76c\U0000a76e\U0000a779\U0000a77b\U0000a77d\U0000a77e\U0000a780\U0000a782\U0000a784\U0000a786\U0000a78b\U0000a78d\U0000a790\U0000a792\U0000a796\U0000a798\U0000a79a\U0000a79c\U0000a79e\U0000a7a0\U0000a7a2\U0000a7a4\U0000a7a6\U0000a7a8\U0000a7aa\U0000a7ab\U0000a7ac\U0000a7ad\U0000a7ae\U0000a7b0\U0000a7b1\U0000a7b2\U0000a7b3\U0000a7b4\U0000a7b6\U0000a7b8\U0000a7ba\U0000a7bc\U0000a7be\U0000a7c0\U0000a7c2\U0000a7c4\U0000a7c5\U0000a7c6\U0000a7c7\U0000a7c9\U0000a7cb\U0000a7cc\U0000a7ce\U0000a7d0\U0000a7d2\U0000a7d4\U0000a7d6\U0000a7d8\U0000a7da\U0000a7dc\U0000a7f1\U0000a7f5]', 'g') matched loop
        folded := replace(folded, letter, translate(letter, 'ÐØÞðøĐđĦħıŁłŊŦŧƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮةى٠١٢٣٤٥٦٧٨٩ٱٲٳڤڨکڪھہۃیۍېےە۰۱۲۳۴۵۶۷۸۹ᲉỺỼỾℲↃⱠⱢⱣⱤⱧⱩⱫⱭⱮⱯⱰⱲⱵⱾⱿⲀⲂⲄⲆⲈⲊⲌⲎⲐⲒⲔⲖⲘⲚⲜⲞⲠⲢⲤⲦⲨⲪⲬⲮⲰⲲⲴⲶⲸⲺⲼⲾⳀⳂⳄⳆⳈⳊⳌⳎⳐⳒⳔⳖⳘⳚⳜⳞⳠⳢⳫⳭⳲꙀꙂꙄꙆꙈꙊꙌꙎꙐꙒꙔꙖꙘꙚꙜꙞꙠꙢꙤꙦꙨꙪꙬꚀꚂꚄꚆꚈꚊꚌꚎꚐꚒꚔꚖꚘꚚꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺꜼꜾꝀꝂꝄꝆꝈꝊꝌꝎꝐꝒꝔꝖꝘꝚꝜꝞꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝽꝾꞀꞂꞄꞆꞋꞍꞐꞒꞖꞘꞚꞜꞞꞠꞢꞤꞦꞨꞪꞫꞬꞭꞮꞰꞱꞲꞳꞴꞶꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜ꟱Ꟶ', 'doþdoddhhillŋttɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωσϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯهي0123456789ااافقككهههييييه0123456789ᲊỻỽỿⅎↄⱡɫᵽɽⱨⱪⱬɑɱɐɒⱳⱶȿɀⲁⲃⲅⲇⲉⲋⲍⲏⲑⲓⲕⲗⲙⲛⲝⲟⲡⲣⲥⲧⲩⲫⲭⲯⲱⲳⲵⲷⲹⲻⲽⲿⳁⳃⳅⳇⳉⳋⳍⳏⳑⳓⳕⳗⳙⳛⳝⳟⳡⳣⳬⳮⳳꙁꙃꙅꙇꙉꙋꙍꙏꙑꙓꙕꙗꙙꙛꙝꙟꙡꙣꙥꙧꙩꙫꙭꚁꚃꚅꚇꚉꚋꚍꚏꚑꚓꚕꚗꚙꚛꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹꜻꜽꜿꝁꝃꝅꝇꝉꝋꝍꝏꝑꝓꝕꝗꝙꝛꝝꝟꝡꝣꝥꝧꝩꝫꝭꝯꝺꝼᵹꝿꞁꞃꞅꞇꞌɥꞑꞓꞗꞙꞛꞝꞟꞡꞣꞥꞧꞩɦɜɡɬɪʞʇʝꭓꞵꞷꞹꞻꞽꞿꟁꟃꞔʂᶎꟈꟊɤꟍ꟏ꟑꟓꟕꟗꟙꟛƛsꟶ'));
      end loop;
      if folded ~ '[æœßÆŒẞ]' then
        folded := regexp_replace(regexp_replace(regexp_replace(folded, '[æÆ]', 'ae', 'g'), '[œŒ]', 'oe', 'g'), '[ßẞ]', 'ss', 'g');
      end if;
      folded := regexp_replace(folded, '[\U00000001-\U0000001f\U00000021-\U0000002f\U0000003a-\U00000040\U0000005b-\U00000060\U0000007b-\U000000a9\U000000ab-\U000000ac\U000000ae-\U000000b1\U000000b4\U000000b6-\U000000b8\U000000bb\U000000bf\U000000d7\U000000f7\U000002c2-\U000002c5\U000002d2-\U000002df\U000002e5-\U000002eb\U000002ed\U000002ef-\U000002ff\U00000375\U0000037e\U00000384-\U00000385\U00000387\U000003f6\U00000482\U0000055a-\U0000055f\U00000589-\U0000058a\U0000058d-\U0000058f\U000005be\U000005c0\U000005c3\U000005c6\U000005f3-\U000005f4\U00000606-\U0000060f\U0000061b\U0000061d-\U0000061f\U0000066a-\U0000066d\U000006d4\U000006de\U000006e9\U000006fd-\U000006fe\U00000700-\U0000070d\U000007f6-\U000007f9\U000007fe-\U000007ff\U00000830-\U0000083e\U0000085e\U00000888\U00000964-\U00000965\U00000970\U000009f2-\U000009f3\U000009fa-\U000009fb\U000009fd\U00000a76\U00000af0-\U00000af1\U00000b70\U00000bf3-\U00000bfa\U00000c77\U00000c7f\U00000c84\U00000d4f\U00000d79\U00000df4\U00000e3f\U00000e4f\U00000e5a-\U00000e5b\U00000f01-\U00000f17\U00000f1a-\U00000f1f\U00000f34\U00000f36\U00000f38\U00000f3a-\U00000f3d\U00000f85\U00000fbe-\U00000fc5\U00000fc7-\U00000fcc\U00000fce-\U00000fda\U0000104a-\U0000104f\U0000109e-\U0000109f\U000010fb\U00001360-\U00001368\U00001390-\U00001399\U00001400\U0000166d-\U0000166e\U00001680\U0000169b-\U0000169c\U000016eb-\U000016ed\U00001735-\U00001736\U000017d4-\U000017d6\U000017d8-\U000017db\U00001800-\U0000180a\U00001940\U00001944-\U00001945\U000019de-\U000019ff\U00001a1e-\U00001a1f\U00001aa0-\U00001aa6\U00001aa8-\U00001aad\U00001b4e-\U00001b4f\U00001b5a-\U00001b6a\U00001b74-\U00001b7f\U00001bfc-\U00001bff\U00001c3b-\U00001c3f\U00001c7e-\U00001c7f\U00001cc0-\U00001cc7\U00001cd3\U00001fbd\U00001fbf-\U00001fc1\U00001fcd-\U00001fcf\U00001fdd-\U00001fdf\U00001fed-\U00001fef\U00001ffd-\U00001ffe\U00002000-\U0000200a\U00002010-\U00002029\U0000202f-\U0000205f\U0000207a-\U0000207e\U0000208a-\U0000208e\U000020a0-\U000020c1\U00002100-\U00002101\U00002103-\U00002106\U00002108-\U00002109\U00002114\U00002116-\U00002118\U0000211e-\U00002123\U00002125\U00002127\U00002129\U0000212e\U0000213a-\U0000213b\U00002140-\U00002144\U0000214a-\U0000214d\U0000214f\U0000218a-\U0000218b\U00002190-\U00002429\U00002440-\U0000244a\U0000249c-\U000024e9\U00002500-\U00002775\U00002794-\U00002b73\U00002b76-\U00002bff\U00002ce5-\U00002cea\U00002cf9-\U00002cfc\U00002cfe-\U00002cff\U00002d70\U00002e00-\U00002e2e\U00002e30-\U00002e5d\U00002e80-\U00002e99\U00002e9b-\U00002ef3\U00002f00-\U00002fd5\U00002ff0-\U00003004\U00003008-\U00003020\U00003030\U00003036-\U00003037\U0000303d-\U0000303f\U0000309b-\U0000309c\U000030a0\U000030fb\U00003190-\U00003191\U00003196-\U0000319f\U000031c0-\U000031e5\U000031ef\U00003200-\U0000321e\U0000322a-\U00003247\U00003250\U00003260-\U0000327f\U0000328a-\U000032b0\U000032c0-\U000033ff\U00004dc0-\U00004dff\U0000a490-\U0000a4c6\U0000a4fe-\U0000a4ff\U0000a60d-\U0000a60f\U0000a673\U0000a67e\U0000a6f2-\U0000a6f7\U0000a700-\U0000a716\U0000a720-\U0000a721\U0000a789-\U0000a78a\U0000a828-\U0000a82b\U0000a836-\U0000a839\U0000a874-\U0000a877\U0000a8ce-\U0000a8cf\U0000a8f8-\U0000a8fa\U0000a8fc\U0000a92e-\U0000a92f\U0000a95f\U0000a9c1-\U0000a9cd\U0000a9de-\U0000a9df\U0000aa5c-\U0000aa5f\U0000aa77-\U0000aa79\U0000aade-\U0000aadf\U0000aaf0-\U0000aaf1\U0000ab5b\U0000ab6a-\U0000ab6b\U0000abeb\U0000fb29\U0000fbb2-\U0000fbd2\U0000fd3e-\U0000fd4f\U0000fd90-\U0000fd91\U0000fdc8-\U0000fdcf\U0000fdfc-\U0000fdff\U0000fe10-\U0000fe19\U0000fe30-\U0000fe52\U0000fe54-\U0000fe66\U0000fe68-\U0000fe6b\U0000ff01-\U0000ff0f\U0000ff1a-\U0000ff20\U0000ff3b-\U0000ff40\U0000ff5b-\U0000ff65\U0000ffe0-\U0000ffe6\U0000ffe8-\U0000ffee\U0000fffc-\U0000fffd\U00010100-\U00010102\U00010137-\U0001013f\U00010179-\U00010189\U0001018c-\U0001018e\U00010190-\U0001019c\U000101a0\U000101d0-\U000101fc\U0001039f\U000103d0\U0001056f\U00010857\U00010877-\U00010878\U0001091f\U0001093f\U00010a50-\U00010a58\U00010a7f\U00010ac8\U00010af0-\U00010af6\U00010b39-\U00010b3f\U00010b99-\U00010b9c\U00010d6e\U00010d8e-\U00010d8f\U00010ead\U00010ed0-\U00010ed8\U00010f55-\U00010f59\U00010f86-\U00010f89\U00011047-\U0001104d\U000110bb-\U000110bc\U000110be-\U000110c1\U00011140-\U00011143\U00011174-\U00011175\U000111c5-\U000111c8\U000111cd\U000111db\U000111dd-\U000111df\U00011238-\U0001123d\U000112a9\U000113d4-\U000113d5\U000113d7-\U000113d8\U0001144b-\U0001144f\U0001145a-\U0001145b\U0001145d\U000114c6\U000115c1-\U000115d7\U00011641-\U00011643\U00011660-\U0001166c\U000116b9\U0001173c-\U0001173f\U0001183b\U00011944-\U00011946\U000119e2\U00011a3f-\U00011a46\U00011a9a-\U00011a9c\U00011a9e-\U00011aa2\U00011b00-\U00011b09\U00011be1\U00011c41-\U00011c45\U00011c70-\U00011c71\U00011ef7-\U00011ef8\U00011f43-\U00011f4f\U00011fd5-\U00011ff1\U00011fff\U00012470-\U00012474\U00012ff1-\U00012ff2\U00016a6e-\U00016a6f\U00016af5\U00016b37-\U00016b3f\U00016b44-\U00016b45\U00016d6d-\U00016d6f\U00016e97-\U00016e9a\U00016fe2\U0001bc9c\U0001bc9f\U0001cc00-\U0001ccef\U0001ccfa-\U0001ccfc\U0001cd00-\U0001ceb3\U0001ceba-\U0001ced0\U0001cee0-\U0001cef0\U0001cf50-\U0001cfc3\U0001d000-\U0001d0f5\U0001d100-\U0001d126\U0001d129-\U0001d164\U0001d16a-\U0001d16c\U0001d183-\U0001d184\U0001d18c-\U0001d1a9\U0001d1ae-\U0001d1ea\U0001d200-\U0001d241\U0001d245\U0001d300-\U0001d356\U0001d6c1\U0001d6db\U0001d6fb\U0001d715\U0001d735\U0001d74f\U0001d76f\U0001d789\U0001d7a9\U0001d7c3\U0001d800-\U0001d9ff\U0001da37-\U0001da3a\U0001da6d-\U0001da74\U0001da76-\U0001da83\U0001da85-\U0001da8b\U0001e14f\U0001e2ff\U0001e5ff\U0001e95e-\U0001e95f\U0001ecac\U0001ecb0\U0001ed2e\U0001eef0-\U0001eef1\U0001f000-\U0001f02b\U0001f030-\U0001f093\U0001f0a0-\U0001f0ae\U0001f0b1-\U0001f0bf\U0001f0c1-\U0001f0cf\U0001f0d1-\U0001f0f5\U0001f10d-\U0001f1ad\U0001f1e6-\U0001f202\U0001f210-\U0001f23b\U0001f240-\U0001f248\U0001f250-\U0001f251\U0001f260-\U0001f265\U0001f300-\U0001f6d8\U0001f6dc-\U0001f6ec\U0001f6f0-\U0001f6fc\U0001f700-\U0001f7d9\U0001f7e0-\U0001f7eb\U0001f7f0\U0001f800-\U0001f80b\U0001f810-\U0001f847\U0001f850-\U0001f859\U0001f860-\U0001f887\U0001f890-\U0001f8ad\U0001f8b0-\U0001f8bb\U0001f8c0-\U0001f8c1\U0001f8d0-\U0001f8d8\U0001f900-\U0001fa57\U0001fa60-\U0001fa6d\U0001fa70-\U0001fa7c\U0001fa80-\U0001fa8a\U0001fa8e-\U0001fac6\U0001fac8\U0001facd-\U0001fadc\U0001fadf-\U0001faea\U0001faef-\U0001faf8\U0001fb00-\U0001fb92\U0001fb94-\U0001fbef\U0001fbfa]', ' ', 'g');
      folded := btrim(regexp_replace(folded, ' {2,}', ' ', 'g'));
      return replace(replace(replace(folded, 'عبد ال', 'عبدال'), 'ابو ', 'ابو'), ' الدين', 'الدين');
    end $function$;

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
